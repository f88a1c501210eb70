import { type IObservableValue, observable, runInAction } from 'mobx';
import type { Data } from '../../expressions/index.ts';
import { lockOn } from '../model/access/authorize.ts';
import type { DocumentTable } from '../model/fields/resolve/DocumentTable.ts';
import { valuesFromHeader } from '../model/record/valuesFromHeader.ts';
import type { Issue } from '../model/schema/Issue.ts';
import type { Row } from '../model/schema/Row.ts';
import type { RowHooks } from '../RowHook.ts';
import type { SaveDetail } from '../wire/SavePayload.ts';
import { adoptRows } from './adoptRows.ts';
import { isKey, type RowInEdit, recalculatedRow, rowKeyField } from './detailRows.ts';
import { type FormPlan, formPlanOf } from './FormPlan.ts';
import { type FormOptions, FormStore } from './FormStore.ts';
import { type DetailState, emptyState, placeOfKey, without } from './sheet/DetailState.ts';
import { inOrder } from './sheet/detailOrder.ts';
import { LiveRows } from './sheet/LiveRows.ts';
import { type LateValues, lateFiller } from './sheet/lateValues.ts';
import { done, type Outcome, refusedBy } from './sheet/Outcome.ts';
import { RowEdit } from './sheet/RowEdit.ts';
import { unreadCells } from './sheet/rowIssues.ts';
import { SheetHistory } from './sheet/SheetHistory.ts';

type Detail = DocumentTable['details'][number];

/** What a detail table is told besides its schema. */
export interface DetailOptions extends Pick<FormOptions, 'doc' | 'lookup' | 'now' | 'user'> {
  readonly hooks?: RowHooks;
}

const none: readonly Issue[] = [];
const shallow = { deep: false } as const;

/**
 * The rows of one detail table inside a box: one row in edit at a time, every change a step that can be undone, deleted keys
 * kept for the save.
 */
export class DetailStore {
  readonly schema: Detail['schema'];
  readonly table: Detail['table'];
  readonly main: FormStore;
  readonly options: DetailOptions;
  readonly edit: RowEdit;
  readonly history = new SheetHistory<DetailState>();
  readonly #state: IObservableValue<DetailState> = observable.box(emptyState, shallow);
  readonly #selected: IObservableValue<ReadonlySet<string>> = observable.box(new Set(), shallow);
  readonly #live: LiveRows;
  readonly #late = new Set<Promise<void>>();
  #loaded: DetailState = emptyState;
  #made = 0;

  constructor(detail: Detail, main: FormStore, options: DetailOptions) {
    this.schema = detail.schema;
    this.table = detail.table;
    this.main = main;
    this.options = options;
    this.edit = new RowEdit(this);
    this.#live = new LiveRows(
      detail.table,
      main,
      options.doc,
      () => this.state.rows,
      () => this.edit.current,
    );
  }

  /** All rows as they stand, the one in edit included; what the grid shows and header formulas read. */
  get rows(): readonly Row[] {
    return this.#live.all;
  }

  /** The rows and marks as of the last step. */
  get state(): DetailState {
    return this.#state.get();
  }

  /** Exact totals as texts for the footer; undefined when no field has one. */
  get summary(): Readonly<Record<string, string>> | undefined {
    return this.#live.summary;
  }

  get editing(): RowInEdit | undefined {
    return this.edit.current;
  }

  get selected(): ReadonlySet<string> {
    return this.#selected.get();
  }

  select(keys: ReadonlySet<string>): void {
    runInAction(() => this.#selected.set(keys));
  }

  /** Rows as data for expressions. */
  get data(): Data {
    return this.rows as Data;
  }

  /** Whether anything differs from what was loaded. */
  get changed(): boolean {
    const { rows, removed } = this.state;
    const form = this.edit.current?.form;
    const edited = rows !== this.#loaded.rows || removed !== this.#loaded.removed;
    return edited || (form !== undefined && form.changed().length > 0);
  }

  /** Starts over with stored rows (or, for a copy, with rows that have no key yet). */
  load(rows: readonly Row[]): void {
    this.#loaded = { ...emptyState, rows: rows.map((row) => this.keyed(row)) };
    this.history.clear();
    this.jump(this.#loaded);
    this.select(new Set());
  }

  /** Goes to another state as it is: an undo, a start. The row in edit is left without a question. */
  jump(state: DetailState): void {
    runInAction(() => {
      this.edit.drop();
      this.#state.set(state);
      const kept = [...this.#selected.get()].filter((key) => placeOfKey(state.rows, key) >= 0);
      if (kept.length < this.#selected.get().size) this.#selected.set(new Set(kept));
    });
  }

  /** Makes a step; the row in edit follows when the step changed it. */
  commit(next: Partial<DetailState>, asStep = true): void {
    const before = this.state;
    if (asStep) this.history.push(before);
    runInAction(() => {
      this.#state.set({ ...before, ...inOrder(this.table, next) });
      this.edit.follow();
    });
  }

  /** A row with its formulas calculated anew. */
  recalculated(row: Row): Row {
    return recalculatedRow(this.table, row, this.main, this.options.doc);
  }

  /** The static side of every row. */
  get plan(): FormPlan {
    return formPlanOf(this.table, this.options.doc);
  }

  /** A new row with the schema's defaults, calculated; not in the table yet. */
  newRow(known: Row = {}): Row {
    const { table, main, options } = this;
    const initial = { ...valuesFromHeader(table, (field) => main.value(field)), ...known };
    const form = new FormStore(table, { ...options, action: 'Add', initial, main, surface: 'grid' });
    return this.keyed(form.values());
  }

  /** A row with what only the screen needs: its key there. */
  keyed(row: Row): Row {
    const stored = row[this.table.key];
    return { ...row, [rowKeyField]: isKey(stored) ? String(stored) : `new-${++this.#made}` };
  }

  /** Adds a row and puts it in edit; answers its key, undefined when the row in edit or a hook refuses. */
  add(known: Row = {}): string | undefined {
    return this.addRow(known).ok ? this.editing?.key : undefined;
  }

  /** As {@link add}, with the reason. */
  addRow(known: Row = {}): Outcome {
    const left = this.end();
    if (!left.ok) return left;
    const row = this.newRow(known);
    return this.edit.beginNew(row, () => this.commit({ rows: [...this.state.rows, row] }));
  }

  /** Deletes the chosen rows; refused when none is chosen or one is locked. */
  removeSelected(): Outcome {
    const gone = this.#selected.get();
    if (gone.size === 0)
      return refusedBy([{ path: '', rule: 'grid.selectToDelete', params: {}, severity: 'error' }]);
    for (const row of this.state.rows) {
      const lock = gone.has(String(row[rowKeyField])) ? this.lockOf(row, 'Delete') : undefined;
      if (lock) return refusedBy([lock]);
    }
    runInAction(() => {
      this.edit.take();
      this.commit(without(this.state, gone, this.table.key));
      this.#selected.set(new Set());
    });
    return done;
  }

  /** Why a stored row may not be changed or deleted whatever its fields say: a lock of its table holds. */
  lockOf(row: Row, action: 'Update' | 'Delete'): Issue | undefined {
    if (this.table.locks.length === 0 || !isKey(row[this.table.key])) return undefined;
    const rule = lockOn(this.table.locks, action, row, this.main.run);
    const params = { action, table: this.table.table, cnName: this.table.cnName };
    return rule === undefined ? undefined : { path: '', rule, params, severity: 'error' };
  }

  /** Puts a row in edit. */
  begin(key: string): Outcome {
    return this.edit.begin(key);
  }

  /** Ends the row in edit after its hooks and checks. */
  end(): Outcome {
    return this.edit.end();
  }

  /** Waits for every lookup under way, of the row in edit and of rows left before their lookup answered. */
  async settled(): Promise<void> {
    await this.editing?.form.settled();
    while (this.#late.size > 0) await Promise.all(this.#late);
  }

  /** A save waits for this too. */
  waitFor(work: Promise<void>): void {
    const waiting: Promise<void> = work.finally(() => this.#late.delete(waiting));
    this.#late.add(waiting);
  }

  /**
   * Values that come with records chosen in rows, by row key: taken over except where something else was entered since, in
   * the steps kept for undo too.
   */
  fillLate(values: ReadonlyMap<string, LateValues>): void {
    const fill = lateFiller((row) => this.recalculated(row), this.table, values);
    this.history.rewrite(fill);
    runInAction(() => {
      this.#state.set(fill(this.state));
      const again = this.edit.current;
      const own = again && values.get(again.key);
      if (!own) return;
      for (const [name, value] of Object.entries(own.late)) {
        if (again.form.has(name) && again.form.value(name) === (own.from[name] ?? null))
          again.form.cell(name).fill(value);
      }
    });
  }

  /** Issues of one cell; paths are field names. */
  issues(key: string, field: string): readonly Issue[] {
    const editing = this.edit.current;
    if (editing?.key === key && editing.form.has(field)) return editing.form.cell(field).issues;
    return this.state.marks.get(key)?.filter((issue) => issue.path === field) ?? none;
  }

  /** Marks cells of rows by their place among {@link rows}; the row in edit shows them in its fields. */
  mark(byRow: ReadonlyMap<number, readonly Issue[]>): void {
    const { rows } = this.state;
    const marks = new Map([...byRow].map(([at, issues]) => [String(rows[at]?.[rowKeyField] ?? ''), issues]));
    runInAction(() => {
      this.#state.set({ ...this.state, marks });
      const editing = this.edit.current;
      const own = editing && marks.get(editing.key);
      if (own) editing.form.refuse(own);
    });
  }

  /** Marked cells by row key; a new map for every change. */
  get marks(): ReadonlyMap<string, readonly Issue[]> {
    return this.state.marks;
  }

  /** Pasted texts that are none of their cells' values, by place: a save must not leave with them. */
  unread(): readonly Issue[] {
    return unreadCells(this.schema.table, this.state);
  }

  /** Key on screen of the row at a place. */
  keyAt(index: number): string | undefined {
    const key = this.state.rows[index]?.[rowKeyField];
    return typeof key === 'string' ? key : undefined;
  }

  /** Path of the row in edit, as issues have it (`Line[0]`). */
  get editingPath(): string {
    return `${this.schema.table}[${this.#live.editingAt}]`;
  }

  /** All of this table as a save sends it. */
  payload(): SaveDetail {
    return {
      table: this.schema.table,
      rows: this.plainRows(),
      delKeys: [...this.state.removed],
      screenKeys: this.rows.map((row) => String(row[rowKeyField])),
    };
  }

  /** The rows without what only the screen needs. */
  plainRows(): readonly Row[] {
    return this.rows.map(({ [rowKeyField]: _, ...row }) => row);
  }

  /** Takes over what the server stored of rows that were sent: keys and versions, while edits made since stay. */
  adopt(sent: SaveDetail, saved: readonly Row[]): void {
    this.edit.take(false);
    const next = adoptRows(this.state, sent, saved, this.table.key);
    // What is stored now cannot be undone into rows that were not.
    this.history.clear();
    this.commit(next, false);
  }
}
