import { makeAutoObservable, observableRef } from 'mobx';
import { type ColumnSet, plainSettings } from '../../model/fields/columnSet/ColumnSet.ts';
import { columnsOf, type Showing } from '../../model/fields/projections/columns.ts';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import { checkOptionView } from '../../model/optionViews/checkOptionView.ts';
import type { OptionViewScope } from '../../model/optionViews/OptionView.ts';
import type { OptionViewDraft } from '../../model/optionViews/optionViewFields.ts';
import { markColors } from '../../model/optionViews/RowMark.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import { ColumnTab } from '../list/ColumnDraft.ts';
import { FilterDraft } from '../list/FilterDraft.ts';
import { formatListQuery, type ListQuery, type PageSizes, parseListQuery } from '../list/ListQuery.ts';
import type { SortPart } from '../list/SortPart.ts';
import { MarkDraft } from './MarkDraft.ts';

interface FormSource {
  readonly doc: DocumentTable;
  readonly showing: Showing | undefined;
  readonly sizes: PageSizes;
}

/** A view being edited: its name and users, the columns of each table, its conditions and order. */
export class OptionViewForm {
  name: string;
  icon: string;
  tooltip: string;
  scope: OptionViewScope;
  /** Columns of the main table, then of its first two details. */
  readonly tabs: readonly ColumnTab[];
  readonly filters: FilterDraft;
  sort: ListQuery['sort'];
  marks: readonly MarkDraft[];
  /** The user asked to store what has mistakes: they show from now on. */
  isChecked = false;
  readonly #source: FormSource;
  /** Filters that this form keeps as they are: quick search, search panel, side tree. */
  readonly #others: ListQuery;
  readonly #before: readonly (ColumnSet | undefined)[];

  constructor(source: FormSource, view: OptionViewDraft) {
    const { doc, showing, sizes } = source;
    this.#source = source;
    this.name = view.name;
    this.icon = view.icon;
    this.tooltip = view.tooltip;
    this.scope = view.scope;
    this.#before = view.columns;
    const tab = (table: ResolvedTable, title: string, at: number): ColumnTab => {
      const columns = view.columns[at];
      return new ColumnTab(
        { table: table.table, title, detail: at > 0 },
        columnsOf(table, showing),
        columns === undefined ? plainSettings : { columns, widths: {} },
      );
    };
    this.tabs = [
      tab(doc.main, doc.main.cnName, 0),
      ...doc.details
        .slice(0, 2)
        .map(({ schema, table }, at) => tab(table, schema.cnName ?? table.cnName, at + 1)),
    ];
    this.filters = new FilterDraft(doc.main);
    this.#others = parseListQuery(view.query, doc.main, sizes);
    const { columns, groups, sort } = this.#others;
    this.sort = sort;
    this.filters.reset([
      ...(columns.length === 0 ? [] : [{ tjzType: 'and' as const, tjOptions: columns }]),
      ...groups,
    ]);
    this.marks = view.marks.map((mark, at) => new MarkDraft(at, doc.main, mark));
    makeAutoObservable(
      this,
      { tabs: false, filters: false, scope: observableRef, sort: observableRef, marks: observableRef },
      { autoBind: true },
    );
  }

  /** The view as it would be stored. */
  get draft(): OptionViewDraft {
    const { name, icon, tooltip, scope, tabs } = this;
    return {
      name,
      icon,
      tooltip,
      scope,
      columns: tabs.map((tab, at) => (tab.changed ? tab.choices : this.#before[at])),
      query: this.#query,
      marks: this.marks.map(({ mark }) => mark),
    };
  }

  /** Mistakes, by the rules that the server applies too. */
  get issues(): readonly Issue[] {
    return checkOptionView(this.draft, this.#source.doc);
  }

  /** The first mistake at a place. */
  issueAt(path: string): Issue | undefined {
    return this.isChecked ? this.issues.find((issue) => issue.path === path) : undefined;
  }

  /** Whether it may be stored; marks the mistakes when not. */
  check(): boolean {
    this.isChecked = true;
    const drafts = [this.filters, ...this.marks.map(({ filters }) => filters)];
    return this.issues.length === 0 && drafts.every(({ unfit }) => unfit === undefined);
  }

  setText(part: 'name' | 'tooltip' | 'icon', text: string): void {
    this[part] = text;
  }

  /** Sets a column of the order, by its place; undefined takes it out. */
  setSort(at: number, part: SortPart | undefined): void {
    const rest = this.sort.filter(({ field }, place) => place !== at && field !== part?.field);
    this.sort = part === undefined ? rest : [...rest.slice(0, at), part, ...rest.slice(at)];
  }

  addMark(): void {
    const id = Math.max(-1, ...this.marks.map((mark) => mark.id)) + 1;
    const color = markColors[id % markColors.length] ?? 'red';
    const mark = new MarkDraft(id, this.#source.doc.main, { name: '', color, groups: [] });
    mark.filters.addGroup();
    this.marks = [...this.marks, mark];
  }

  removeMark(mark: MarkDraft): void {
    this.marks = this.marks.filter((one) => one !== mark);
  }

  /** All users see the view, or only its creator. */
  setAll(isAll: boolean): void {
    this.scope = isAll ? 'all' : 'own';
  }

  /** Adds a user to those who see the view, or takes one out. */
  setUser(id: number, isIn: boolean): void {
    const others = typeof this.scope === 'string' ? [] : this.scope.filter((one) => one !== id);
    const next = isIn ? [...others, id] : others;
    this.scope = next.length === 0 ? 'own' : next;
  }

  isUser(id: number): boolean {
    return typeof this.scope !== 'string' && this.scope.includes(id);
  }

  /** One `and` group whose fields differ is written as column filters, which old clients read too. */
  get #query(): string {
    const { doc, sizes } = this.#source;
    const groups = this.filters.asked;
    const [only] = groups;
    const isPlain =
      groups.length === 1 &&
      only?.tjzType === 'and' &&
      new Set(only.tjOptions.map(({ field }) => field)).size === only.tjOptions.length;
    const parts = isPlain ? { columns: only.tjOptions, groups: [] } : { columns: [], groups };
    return formatListQuery({ ...this.#others, ...parts, sort: this.sort }, doc.main, sizes);
  }
}
