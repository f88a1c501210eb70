import { makeAutoObservable, observableRef } from 'mobx';
import type { App } from '../../host/AppContext.ts';
import type { NamedDocument } from '../../host/approveLink.ts';
import { authorize, isGranted } from '../../model/access/authorize.ts';
import type { Showing } from '../../model/fields/projections/columns.ts';
import { quickFields } from '../../model/fields/projections/quickFields.ts';
import type { Document, DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import { messageOf } from '../../model/messages/index.ts';
import type { PageSchema } from '../../model/schema/PageSchema.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { Transition } from '../../model/schema/TableSchema.ts';
import type { BoxAction } from '../box/BoxOptions.ts';
import type { EditBoxStore } from '../box/EditBoxStore.ts';
import { OpenedRecord } from '../box/OpenedRecord.ts';
import { askColumnLabels } from '../choices/askColumnLabels.ts';
import { DetailListStore } from '../list/DetailListStore.ts';
import { KeptFilters } from '../list/KeptFilters.ts';
import { ListStore } from '../list/ListStore.ts';
import { nodeClauses } from '../list/nodeClauses.ts';
import { OptionViewsStore } from '../optionViews/OptionViewsStore.ts';
import { PageRenewal } from './PageRenewal.ts';
import type { PageLink } from './pageLink.ts';

/** One list page: its list, its edit box, the detail rows below, and what the user may do here. */
export class PageStore {
  readonly page: PageSchema;
  readonly doc: DocumentTable;
  readonly list: ListStore;
  readonly details: readonly DetailListStore[];
  readonly views: OptionViewsStore;
  readonly renewal: PageRenewal;
  /** Filters that are too long for the page's address. */
  readonly filters: KeptFilters;
  /** Columns and search fields that the page shows. */
  readonly showing: Showing | undefined;
  searchOpen = false;
  /** Renderer name of the dialog over the page; undefined: none. */
  dialog: string | undefined = undefined;
  /** Rows the dialog works on. */
  dialogRows: readonly Row[] = [];
  /** Renderer name of the panel that a dialog left above the rows; undefined: none. */
  panel: string | undefined = undefined;
  readonly #app: App;
  readonly #record: OpenedRecord;
  #lead: (link: PageLink) => void = () => undefined;
  #go: (search: string, push: boolean) => void = () => undefined;

  constructor(app: App, page: PageSchema, doc: DocumentTable) {
    this.#app = app;
    this.page = page;
    this.doc = doc;
    this.filters = new KeptFilters(app, doc.main.table);
    this.renewal = new PageRenewal(app.locale);
    this.showing = page.authShow ? { authShow: true } : undefined;
    const { data, session, dictionaries } = app;
    const { tree } = page;
    const config = session.data?.app;
    const { treeLevel, ...levels } = data;
    const isFlat = page.flat === true || tree !== undefined;
    askColumnLabels(app, doc.main, this.showing);
    this.list = new ListStore(doc.main, {
      data: isFlat ? levels : data,
      sizes: { sizes: config?.pageSizes ?? [30, 60, 100, 120], size: config?.pageSize ?? 30 },
      quickFields: () => this.quickFields,
      waits: true,
      ...(tree
        ? {
            nodeClauses: (node: string) =>
              nodeClauses(tree.field, dictionaries.options(tree.dataKey) ?? [], node),
          }
        : {}),
    });
    this.#record = new OpenedRecord(app, this, {
      variant: page.variant ?? 'full',
      showing: this.showing,
      onSaved: ({ main }) => void this.refresh().then(() => this.list.markSaved(main)),
      onChanged: () => void this.refresh(),
      openDialog: (type) => this.openDialog(type, this.box ? [this.box.main.values()] : []),
    });
    this.details = doc.details.map((detail) => new DetailListStore(data, doc.main.table, detail));
    this.views = new OptionViewsStore(app, this.list, doc);
    makeAutoObservable(
      this,
      {
        page: false,
        doc: false,
        list: false,
        details: false,
        views: false,
        renewal: false,
        filters: false,
        showing: false,
        navigateBy: false,
        dialogRows: observableRef,
        app: false,
      },
      { autoBind: true },
    );
  }

  /** The edit box; undefined until a record is first opened. */
  get box(): EditBoxStore | undefined {
    return this.#record.box;
  }

  /** Fields of the quick-search box: the user's, else the page's default; none: no box. */
  get quickFields(): readonly string[] {
    const { byName, table } = this.doc.main;
    const chosen = this.#app.settings.of(table).searchFields.filter((name) => byName.has(name));
    return chosen.length > 0 ? chosen : quickFields(this.page, this.doc.main);
  }

  /** Sets how the page writes its address; called by the component that knows the route. */
  navigateBy(go: (search: string, push: boolean) => void): void {
    this.#go = go;
  }

  /** Sets how to go to another page; called by the component that knows the router. */
  leadBy(lead: (link: PageLink) => void): void {
    this.#lead = lead;
  }

  /** Goes to another page; Back does not return here. */
  lead(link: PageLink): void {
    this.#lead(link);
  }

  /** Goes to a changed query; Back returns. */
  go(change: Parameters<ListStore['address']>[0], push = true): void {
    this.#go(this.list.address(change), push);
  }

  toggleSearch(): void {
    this.searchOpen = !this.searchOpen;
  }

  /** Opens a dialog over the page, by default about the selected rows: a renderer of slot `dialog`, loaded when first opened. */
  openDialog(type: string, rows: readonly Row[] = this.list.selectedRows): void {
    this.dialogRows = rows;
    this.dialog = type;
  }

  closeDialog(): void {
    this.dialog = undefined;
  }

  openPanel(type: string): void {
    this.panel = type;
  }

  closePanel(): void {
    this.panel = undefined;
  }

  /** Runs a lazily loaded action with what it may ask for. */
  get app(): App {
    return this.#app;
  }

  /**
   * The user holds this action on the page's table. Where a menu line names the table, only what that line offers counts,
   * for the super admin too: a log has no 新建.
   */
  may(action: string): boolean {
    const { user } = this.#app.session;
    if (!user) return false;
    const { table } = this.doc.main;
    return user.grants.get(table.toLowerCase())?.has(action) ?? isGranted(user, action, table);
  }

  /** Text of the refusal of an action on this row; undefined: allowed. */
  refusal(action: string, row: Row): string | undefined {
    const { session, locale } = this.#app;
    if (!session.user) return undefined;
    const decision = authorize(session.user, action, this.doc.main, row, { now: session.now() });
    return decision.allowed ? undefined : messageOf(decision.because, locale);
  }

  /** Opens the edit box; the key of a stored record goes into the address. `values`, `draft`: of a new record. */
  open(action: BoxAction, key?: string, values: Row = {}, draft?: Document): void {
    const shared = action === 'Edit' || action === 'View';
    if (shared && key !== undefined) this.go({ open: key, watch: false });
    else void this.#record.openBox(action, key, { ...this.#startValues(), ...values }, draft);
  }

  /** Goes on with the record that is open on another page of this address. */
  resume({ list, box }: PageStore): Promise<void> {
    return this.#record.resume(list.query.open, box);
  }

  /** Follows the address: opens or closes its record. */
  followOpen(): void {
    this.#record.follow();
  }

  /** Target of a cell's link besides its own record; undefined: none. Rejects when its code does not load. */
  async linkOf(row: Row, field: string): Promise<PageLink | undefined> {
    if (this.doc.main.byName.get(field)?.linkTo === undefined) return undefined;
    return (await import('./cellTarget.ts')).cellTarget(this.#app, this, row, field);
  }

  /** Whether a flow waits for the user's decision about the document. */
  async waits({ table, key }: NamedDocument): Promise<boolean> {
    try {
      const answer = await this.#app.data.steps(table, key);
      return answer.ok && answer.data.flow !== undefined && answer.data.mayVote;
    } catch {
      // If the question fails, the document opens in its own page.
      return false;
    }
  }

  /**
   * Runs a status button on the one selected row (`TableSchema.transitions`); its code loads on first use.
   */
  async change(transition: Transition): Promise<void> {
    const [row] = this.list.selectedRows;
    if (!row) return;
    try {
      const { changeState } = await import('./changeState.ts');
      if (await changeState(this.#app, this.doc.main, transition, row)) await this.refresh();
    } catch {
      this.#app.notify.error(this.#app.t('shell.chunkFailed'));
    }
  }

  /** Shows the details of a clicked row. */
  showDetails(row: Row): void {
    for (const detail of this.details) void detail.show(this.list.keyOf(row));
  }

  /** Hides the details. */
  hideDetails(): void {
    for (const detail of this.details) detail.clear();
  }

  /** Deletes the selected rows after asking. */
  async removeSelected(): Promise<void> {
    const { notify, t } = this.#app;
    const { list } = this;
    const rows = list.selectedRows;
    if (rows.length === 0) {
      notify.error(t('list.noRowToDelete'));
      return;
    }
    try {
      const { removeRecords } = await import('./removeRecords.ts');
      const gone = await removeRecords(this.#app, {
        table: this.doc.main,
        rows,
        keyOf: (row) => list.keyOf(row),
        refusal: (action, row) => this.refusal(action, row),
      });
      if (gone === undefined) return;
      if (gone !== 'changed') this.#forgetRows(gone);
    } catch {
      notify.error(t('shell.chunkFailed'));
      return;
    }
    await this.refresh();
  }

  /** Takes deleted rows out of the list, and their details off the screen. */
  #forgetRows(keys: readonly string[]): void {
    this.list.removed(keys);
    for (const detail of this.details)
      if (detail.mainKey !== undefined && keys.includes(detail.mainKey)) detail.clear();
  }

  /** Reloads the list and the details shown. */
  async refresh(): Promise<void> {
    // Options elsewhere may be rows of this table: they load again at the next read.
    this.#forgetOwnDictionaries();
    this.#app.dictionaries.retry();
    for (const detail of this.details) if (detail.mainKey !== undefined) void detail.show(detail.mainKey);
    await this.list.load();
  }

  /** Values of a new record: it starts in the chosen node of the side tree. */
  #startValues(): Row {
    const { tree } = this.page;
    const { node } = this.list.query;
    const field = tree && this.doc.main.byName.get(tree.field);
    if (!field || node === undefined) return {};
    const parsed = field.kind.parse(node, field);
    return parsed.ok ? { [field.field]: parsed.value } : {};
  }

  #forgetOwnDictionaries(): void {
    const { tree } = this.page;
    if (tree) return;
    for (const field of this.doc.main.fields) {
      // A tree offers its own rows as options.
      if (field.field === this.doc.main.parentField && field.dataKey)
        this.#app.dictionaries.forget(field.dataKey);
    }
  }
}
