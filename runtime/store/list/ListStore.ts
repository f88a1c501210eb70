import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Answer, answered, type Failure, failed } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import { wireFilters } from '../../model/conditions/ListFilters.ts';
import { searchClauses } from '../../model/conditions/query/searchClauses.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { IgnoredClause, PageQuery, PageResult, WhereClause } from '../../wire/PageQuery.ts';
import type { TreeRows } from '../tree/TreeRows.ts';
import { formatListQuery, type ListQuery, type PageSizes, parseListQuery } from './ListQuery.ts';
import type { SortPart } from './SortPart.ts';

/** Options of a list besides its table. */
export interface ListOptions {
  /** Without `treeLevel` the list is flat even if its table points at itself (pickers). */
  readonly data: Pick<DataSource, 'page'> & Partial<Pick<DataSource, 'treeLevel'>>;
  readonly sizes: PageSizes;
  /** Current fields of the quick-search box; the user may choose others. */
  readonly quickFields: () => readonly string[];
  /** Clauses of the side tree's chosen node. */
  readonly nodeClauses?: (node: string) => readonly WhereClause[];
  /** Shows no rows while a filter cannot be applied, because the user can drop it here. */
  readonly waits?: boolean;
}

/** Parts of a query whose change starts at page 1 again. */
const searchParts = ['quick', 'values', 'node', 'columns', 'groups', 'unread', 'rows'] as const;

/** Query of a list without filters. */
export const unfiltered = {
  quick: '',
  values: {},
  node: undefined,
  columns: [],
  groups: [],
  unread: [],
} as const;

const nothing: PageResult = { rows: [], total: 0, summary: {}, ignored: [] };

/** Rows of one list page. The address holds the query ({@link ListQuery}); the selection survives paging. */
export class ListStore {
  readonly table: ResolvedTable;
  query: ListQuery;
  rows: readonly Row[] = [];
  total = 0;
  summary: Row = {};
  /** Number of records on all levels of a tree, whose pages count its roots. */
  records: number | undefined = undefined;
  /** Expanded rows of a tree; undefined: no tree, or not loaded yet. */
  tree: TreeRows | undefined = undefined;
  /** Clauses the server ignored, shown below the search. */
  ignored: readonly IgnoredClause[] = [];
  loading = false;
  /** Whether anything was loaded; before that a skeleton is shown. */
  loaded = false;
  failure: Failure | undefined = undefined;
  /** Milliseconds since 1970 at which the rows were read; undefined: not yet. */
  readAt: number | undefined = undefined;
  selected: ReadonlySet<string> = new Set();
  /** The record that was saved last, until the list shows other rows. */
  saved: Row | undefined = undefined;
  readonly #options: ListOptions;
  readonly #seen = new Map<string, Row>();
  #turn = 0;
  #reader: ((query: PageQuery) => Promise<Answer<PageResult>>) | undefined;

  constructor(table: ResolvedTable, options: ListOptions) {
    this.table = table;
    this.#options = options;
    this.query = parseListQuery('', table, options.sizes);
    makeAutoObservable(
      this,
      {
        table: false,
        query: observableRef,
        rows: observableRef,
        summary: observableRef,
        ignored: observableRef,
        failure: observableRef,
        tree: observableRef,
        selected: observableRef,
        saved: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Fields of the quick-search box; none: the page has no box. */
  get quickFields(): readonly string[] {
    return this.#options.quickFields();
  }

  /** Order of the rows: from the address, else ascending by the sequence field if the list is kept in it. */
  get sort(): ListQuery['sort'] {
    const { grid, sortName } = this.table;
    const own = grid?.sequence !== undefined && grid.sequence === sortName ? grid.sequence : undefined;
    const { sort } = this.query;
    return sort.length > 0 || own === undefined ? sort : [{ field: own, order: 'asc' }];
  }

  get sizes(): PageSizes {
    return this.#options.sizes;
  }

  /** Selected rows, also those of other pages. */
  get selectedRows(): readonly Row[] {
    return [...this.selected].map((key) => this.#seen.get(key)).filter((row) => row !== undefined);
  }

  /** Whether the saved record sorts to another page, or is left out by the search. */
  get isSavedElsewhere(): boolean {
    const { saved, rows, table, tree } = this;
    if (saved === undefined || !this.loaded || tree || table.grid?.sequence !== undefined) return false;
    return !rows.some((row) => this.keyOf(row) === this.keyOf(saved));
  }

  /** The rows of the page; before them the saved record when it is elsewhere. */
  get shownRows(): readonly Row[] {
    return this.saved && !this.waits && this.isSavedElsewhere ? [this.saved, ...this.rows] : this.rows;
  }

  /**
   * Number of a shown row in the whole list. Empty for a saved record that sorts elsewhere. In a tree, whose rows
   * open and close, the place on the page.
   */
  rowNumber(index: number): string {
    const at = this.isSavedElsewhere ? index : index + 1;
    return at === 0 ? '' : String(this.tree ? at : (this.query.page - 1) * this.query.rows + at);
  }

  get pages(): number {
    return Math.max(1, Math.ceil(this.total / this.query.rows));
  }

  /** Replaces how rows are read: of a calendar those of its period. */
  readBy(reader: (query: PageQuery) => Promise<Answer<PageResult>>): void {
    this.#reader = reader;
  }

  /**
   * Shows no rows, because a filter cannot be applied and without it other rows would be found. Rows come when the user
   * has dropped it.
   */
  get waits(): boolean {
    if (this.#options.waits !== true) return false;
    return this.query.unread.length > 0 || this.ignored.some(({ rowsStay }) => rowsStay !== true);
  }

  /** Whether any filter applies. */
  get filtered(): boolean {
    return this.address(unfiltered) !== this.address({ page: 1 });
  }

  keyOf(row: Row): string {
    return String(row[this.table.key] ?? '');
  }

  /** The address of the query with changes; a change of the search starts at page 1. */
  address(change: Partial<ListQuery>): string {
    const searched = searchParts.some((part) => part in change);
    const next = { ...this.query, ...(searched && !('page' in change) ? { page: 1 } : {}), ...change };
    return formatListQuery(next, this.table, this.sizes);
  }

  /** Follows a new address; loads when it shows other rows. */
  async follow(search: string): Promise<void> {
    const next = parseListQuery(search, this.table, this.sizes);
    const shut = { open: undefined, watch: false };
    const before = formatListQuery({ ...this.query, ...shut }, this.table, this.sizes);
    const same = formatListQuery({ ...next, ...shut }, this.table, this.sizes) === before;
    this.query = next;
    if (!same) this.saved = undefined;
    if (!same || !(this.loaded || this.loading)) await this.load();
  }

  /** Loads the current page. A late answer of an earlier request is dropped. */
  async load(): Promise<void> {
    const turn = ++this.#turn;
    this.loading = true;
    const answer = await this.#read();
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.loading = false;
      if (!answer.ok) {
        // Keeps the rows loaded before; the page shows the error above or in place of them.
        this.failure = answer.failure;
        return;
      }
      this.failure = undefined;
      this.loaded = true;
      this.ignored = answer.data.ignored;
      const shown = this.waits ? nothing : answer.data;
      this.readAt = this.waits ? undefined : Date.now();
      this.rows = shown.rows;
      this.total = shown.total;
      this.records = shown.records;
      this.summary = shown.summary;
      for (const row of shown.rows) this.#seen.set(this.keyOf(row), row);
    });
    // The last page became empty: show the page before it.
    if (answer.ok && this.rows.length === 0 && this.query.page > 1 && this.total > 0) {
      runInAction(() => {
        this.query = { ...this.query, page: this.pages };
      });
      await this.load();
    }
  }

  /** Expands or collapses a row of a tree. Returns the text of a refusal; undefined: done. */
  async toggle(row: Row): Promise<string | undefined> {
    const turn = this.#turn;
    const answer = await this.tree?.toggle(row);
    // The list was reloaded meanwhile.
    if (!answer || turn !== this.#turn) return undefined;
    if (!answer.ok) return answer.failure.message;
    runInAction(() => {
      this.rows = answer.data;
      for (const one of answer.data) this.#seen.set(this.keyOf(one), one);
    });
    return undefined;
  }

  /** Marks a saved record; the caller has loaded the list again. */
  markSaved(row: Row): void {
    this.saved = row;
    this.#seen.set(this.keyOf(row), row);
  }

  select(keys: ReadonlySet<string>): void {
    this.selected = keys;
  }

  /** Remembers rows that are shown besides the page, so that they can be selected. */
  know(rows: readonly Row[]): void {
    for (const row of rows) this.#seen.set(this.keyOf(row), row);
  }

  /** Removes deleted rows from the selection. */
  removed(keys: readonly string[]): void {
    const gone = new Set(keys);
    for (const key of keys) this.#seen.delete(key);
    if (this.saved && gone.has(this.keyOf(this.saved))) this.saved = undefined;
    this.selected = new Set([...this.selected].filter((key) => !gone.has(key)));
  }

  /** A query for the server; default: the current one. */
  asked(query: ListQuery = this.query): PageQuery {
    return this.#wire(query);
  }

  /** Reads rows. A table with a parent field is a tree; its code loads with the first one. */
  async #read(): Promise<Answer<PageResult>> {
    if (this.query.unread.length > 0 && this.waits) return answered(nothing);
    if (this.#reader) return this.#reader(this.#wire(this.query));
    const { table } = this;
    const { page, treeLevel } = this.#options.data;
    if (table.parentField === undefined || !treeLevel) return page(table.table, this.#wire(this.query));
    try {
      const { TreeRows } = await import('../tree/TreeRows.ts');
      const tree = this.tree ?? new TreeRows(table, treeLevel);
      runInAction(() => {
        this.tree = tree;
      });
      return await tree.load(this.#wire(this.query));
    } catch {
      // The code did not load: the list shows the error and retries on request.
      return failed('network', '');
    }
  }

  /** The table's own order, as the server applies it without one: all of `sortName` in one direction. */
  #ownOrder(): SortPart {
    const { sortName, sortOrder = 'desc', key } = this.table;
    return { field: sortName === '' ? key : sortName, order: sortOrder };
  }

  #wire(query: ListQuery): PageQuery {
    const { page, rows, quick, values, node } = query;
    const sort = this.sort.length > 0 ? this.sort : [this.#ownOrder()];
    const filters = wireFilters(query);
    const [field, ...others] = quick.trim() === '' ? [] : this.quickFields;
    // A choice is found by its labels, which only `multiples` searches.
    const isChoice = field !== undefined && this.table.byName.get(field)?.kind.needsSource === true;
    const several = field !== undefined && (others.length > 0 || isChoice);
    const quickly: readonly WhereClause[] =
      field === undefined || several ? [] : [{ name: field, value: quick.trim(), displayType: 'like' }];
    const inNode = node === undefined ? [] : (this.#options.nodeClauses?.(node) ?? []);
    return {
      page,
      rows,
      sort: sort.map(({ field }) => field).join(),
      order: sort.map(({ order }) => order).join(),
      wheres: [...quickly, ...inNode, ...searchClauses(this.table, values)],
      ...(several ? { multiples: { fields: [field, ...others], value: quick.trim() } } : {}),
      ...(filters ? { filters: [...filters] } : {}),
    };
  }
}
