import { makeAutoObservable, type ObservableMap, observable, observableRef } from 'mobx';
import type { App } from '../../host/AppContext.ts';
import { isGranted } from '../../model/access/authorize.ts';
import type { ColumnSet } from '../../model/fields/columnSet/ColumnSet.ts';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { OptionView, PresetView } from '../../model/optionViews/OptionView.ts';
import { presetOptionViews, presetQuery } from '../../model/optionViews/presetOptionViews.ts';
import { readChosen } from '../../model/optionViews/readChosen.ts';
import { readOptionView } from '../../model/optionViews/readOptionView.ts';
import type { OptionViewRow } from '../../model/schema/OptionViewRow.ts';
import { formatListQuery, type ListQuery, parseListQuery } from '../list/ListQuery.ts';
import type { ListStore } from '../list/ListStore.ts';

/** Parts of a query that no view keeps. */
const notKept = { page: 1, open: undefined, watch: false, view: undefined } as const;

/**
 * The saved views of a list page. Opening one writes its filters into the page's address, so that Back, links and the
 * words of filters work as without it; what then differs from the view is an unsaved change. Its columns stand over the
 * user's own.
 */
export class OptionViewsStore {
  readonly doc: DocumentTable;
  /** The user's first view, which does not show because the address has filters of its own. */
  passedOver: OptionView | undefined = undefined;
  /** Field that the dialog which makes tabs of its values begins with. */
  splitBy: string | undefined = undefined;
  readonly #app: App;
  readonly #list: ListStore;
  /** Columns changed since the view was opened, by place of the table; undefined: the user's own. */
  readonly #arranged: ObservableMap<number, ColumnSet | undefined> = observable.map([], { deep: false });
  readonly #read = new WeakMap<OptionViewRow, OptionView>();
  /** The view whose address was settled last; `none`: not yet. */
  #settled: ListQuery['view'] | 'none' = 'none';

  constructor(app: App, list: ListStore, doc: DocumentTable) {
    this.#app = app;
    this.#list = list;
    this.doc = doc;
    makeAutoObservable(this, { doc: false, passedOver: observableRef }, { autoBind: true });
    const tables = [doc.main, ...doc.details.slice(0, 2).map(({ table }) => table)];
    for (const [at, { table }] of tables.entries()) {
      const columns = (): ColumnSet | undefined => this.columnsAt(at);
      const isOpen = (): boolean => this.saved !== undefined;
      const name = (): string | undefined => this.saved?.name;
      app.settings.lay(table, {
        get columns() {
          return columns();
        },
        get name() {
          return name();
        },
        get isOpen() {
          return isOpen();
        },
        arrange: (set) => this.#arrange(at, set),
      });
    }
  }

  /** Name of the page in calls. */
  get table(): string {
    return this.doc.main.table;
  }

  /** Every view the user may see, in the user's order. */
  get all(): readonly OptionView[] {
    return (this.#app.settings.viewsOf(this.table)?.rows ?? []).map((row) => {
      const view = this.#read.get(row) ?? readOptionView(row);
      this.#read.set(row, view);
      return view;
    });
  }

  /** The views in the tab bar. */
  get tabs(): readonly OptionView[] {
    return this.all.filter(({ isTab }) => isTab);
  }

  get presets(): readonly PresetView[] {
    return presetOptionViews(this.doc.main);
  }

  /** The open view or preset. */
  get open(): number | PresetView {
    return this.#list.query.view ?? 'all';
  }

  /** The open saved view. */
  get saved(): OptionView | undefined {
    const { open } = this;
    return typeof open === 'number' ? this.all.find(({ id }) => id === open) : undefined;
  }

  /** The filters and order in force as a part of the address. */
  get query(): string {
    return this.#text(this.#list.query);
  }

  /** The list differs from the open view, or filters all data. */
  get isChanged(): boolean {
    const { saved, open } = this;
    if (saved) return this.#arranged.size > 0 || this.query !== this.#own(saved.query);
    return this.query !== this.#own(typeof open === 'number' ? '' : presetQuery(open));
  }

  /** The user may make and change views here. */
  get mayManage(): boolean {
    const { user } = this.#app.session;
    return user !== undefined && isGranted(user, 'Tabs', this.table);
  }

  /** The user may put views before all users here. */
  get mayShare(): boolean {
    const { user } = this.#app.session;
    return user !== undefined && isGranted(user, 'ShareTabs', this.table);
  }

  /** Columns in force of the main table (0) or a detail; undefined: the user's own. */
  columnsAt(at: number): ColumnSet | undefined {
    if (this.#arranged.has(at)) return this.#arranged.get(at);
    return this.saved?.columns[at];
  }

  /** Columns of all tables as a view keeps them. */
  get columns(): readonly (ColumnSet | undefined)[] {
    return [0, 1, 2].map((at) => this.columnsAt(at));
  }

  /** The change of the list's query that shows a view: its filters and order, and nothing of the present ones. */
  target(view: number | PresetView): Partial<ListQuery> {
    const query =
      typeof view === 'number' ? this.all.find(({ id }) => id === view)?.query : presetQuery(view);
    return {
      ...parseListQuery(query ?? '', this.doc.main, this.#list.sizes),
      ...notKept,
      rows: this.#list.query.rows,
      view: view === 'all' ? undefined : view,
    };
  }

  /**
   * The address to go to in place of one that names a view without its filters, or that names nothing while the user has
   * a view that comes first. Undefined: the address says all. Filters of a link win over the user's view.
   */
  settle(search: string): string | undefined {
    const { main } = this.doc;
    const asked = parseListQuery(search, main, this.#list.sizes);
    const isFirst = this.#settled === 'none';
    const isSame = this.#settled === asked.view;
    this.#settled = asked.view;
    if (!isFirst) this.passedOver = undefined;
    if (!isSame) this.#arranged.clear();
    const isPlain = this.#text(asked) === '' && asked.open === undefined;
    if (asked.view !== undefined) {
      if (isSame || !isPlain) return undefined;
      return this.#other(search, asked.view);
    }
    if (!isFirst) return undefined;
    const chosen = readChosen(this.#app.settings.viewsOf(this.table)?.chosen ?? '');
    const view = this.tabs.find(({ id }) => id === chosen);
    if (view === undefined && chosen !== 'approved') return undefined;
    if (isPlain) return this.#other(search, view?.id ?? 'approved');
    if (asked.open === undefined) this.passedOver = view;
    return undefined;
  }

  setSplitBy(field: string | undefined): void {
    this.splitBy = field;
  }

  /** Keeps the unsaved columns away: the view was opened anew, saved, or its changes were discarded. */
  forgetChanges(): void {
    this.#arranged.clear();
  }

  #other(search: string, view: number | PresetView): string | undefined {
    const to = this.#list.address(this.target(view));
    return to === search ? undefined : to;
  }

  #arrange(at: number, set: ColumnSet | undefined): void {
    this.#arranged.set(at, set);
  }

  /** A stored query in the form of the present one, so that both compare. */
  #own(query: string): string {
    return this.#text(parseListQuery(query, this.doc.main, this.#list.sizes));
  }

  #text(query: ListQuery): string {
    const { sizes } = this.#list;
    return formatListQuery({ ...query, ...notKept, rows: sizes.size }, this.doc.main, sizes);
  }
}
