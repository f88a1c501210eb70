import { type IObservableValue, observable, runInAction } from 'mobx';
import type { Data } from '../../../expressions/index.ts';
import { lockOn } from '../../model/access/authorize.ts';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import { valuesFromHeader } from '../../model/record/valuesFromHeader.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { SaveDetail } from '../../wire/SavePayload.ts';
import { type FormPlan, formPlanOf } from '../form/FormPlan.ts';
import { FormStore } from '../form/FormStore.ts';
import { type DetailState, emptyState, placeOfKey, without } from '../sheet/DetailState.ts';
import { inOrder } from '../sheet/detailOrder.ts';
import { LiveRows } from '../sheet/LiveRows.ts';
import { type LateValues, lateFiller } from '../sheet/lateValues.ts';
import { done, type Outcome, refusedBy } from '../sheet/Outcome.ts';
import { RowEdit } from '../sheet/RowEdit.ts';
import { unreadCells } from '../sheet/rowIssues.ts';
import { SheetHistory } from '../sheet/SheetHistory.ts';
import { adoptRows } from './adoptRows.ts';
import type { DetailOptions } from './DetailOptions.ts';
import { isKey, type RowInEdit, recalculatedRow, rowKeyField, rowOfKey } from './detailRows.ts';

type Detail = DocumentTable['details'][number];

const none: readonly Issue[] = [];
const shallow = { deep: false } as const;

/**
 * Rows of one detail table in a box. One row is in edit at a time, every change is a step that can be undone,
 * and deleted keys are kept for the save.
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

  /** All rows including the one in edit, as the grid shows and header formulas read them. */
  get rows(): readonly Row[] {
    return this.#live.all;
  }

  /** The rows and marks as of the last step. */
  get state(): DetailState {
    return this.#state.get();
  }

  /** Exact totals for the footer, each by currency or unit; undefined when no field has one. */
  get summary(): Row | undefined {
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

  /** Starts over with stored rows, or with rows without keys for a copy. */
  load(rows: readonly Row[]): void {
    this.#loaded = { ...emptyState, rows: rows.map((row) => this.keyed(row)) };
    this.history.clear();
    this.jump(this.#loaded);
    this.select(new Set());
  }

  /** A row as it was loaded; undefined: it is new. */
  loaded(row: Row): Row | undefined {
    return rowOfKey(this.#loaded.rows, this.table.key, row[this.table.key]);
  }

  /** Switches to another state, for an undo or a start. Leaves the row in edit without checks. */
  jump(state: DetailState): void {
    runInAction(() => {
      this.edit.drop();
      this.#state.set(state);
      const kept = [...this.#selected.get()].filter((key) => placeOfKey(state.rows, key) >= 0);
      if (kept.length < this.#selected.get().size) this.#selected.set(new Set(kept));
    });
  }

  /** Makes a step; also updates the row in edit when the step changed it. */
  commit(next: Partial<DetailState>, asStep = true): void {
    const before = this.state;
    if (asStep) this.history.push(before);
    runInAction(() => {
      this.#state.set({ ...before, ...inOrder(this.table, next) });
      this.edit.follow();
    });
  }

  /** A row with its formulas recalculated. */
  recalculated(row: Row): Row {
    return recalculatedRow(this.table, row, this.main, this.options.doc);
  }

  /** The form plan of every row. */
  get plan(): FormPlan {
    return formPlanOf(this.table, this.options.doc);
  }

  /** A new row with defaults and formulas; not yet in the table. */
  newRow(known: Row = {}): Row {
    const { table, main, options } = this;
    const initial = { ...valuesFromHeader(table, (field) => main.value(field)), ...known };
    const form = new FormStore(table, { ...options, action: 'Add', initial, main, surface: 'grid' });
    return this.keyed(form.values());
  }

  /** A row with the key that only the screen uses. */
  keyed(row: Row): Row {
    const stored = row[this.table.key];
    return { ...row, [rowKeyField]: isKey(stored) ? String(stored) : `new-${++this.#made}` };
  }

  /** Adds a row and starts its edit. Returns its key; undefined when the row in edit or a hook refuses. */
  add(known: Row = {}): string | undefined {
    return this.addRow(known).ok ? this.editing?.key : undefined;
  }

  /** Like {@link add}, with the reason of a refusal. */
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

  /** The table lock that prevents changing or deleting a stored row; undefined: none. */
  lockOf(row: Row, action: 'Update' | 'Delete'): Issue | undefined {
    if (this.table.locks.length === 0 || !isKey(row[this.table.key])) return undefined;
    const rule = lockOn(this.table.locks, action, row, this.main.run);
    const params = { action, table: this.table.table, cnName: this.table.cnName };
    return rule === undefined ? undefined : { path: '', rule, params, severity: 'error' };
  }

  /** Starts the edit of a row. */
  begin(key: string): Outcome {
    return this.edit.begin(key);
  }

  /** Ends the edit of a row after its hooks and checks. */
  end(): Outcome {
    return this.edit.end();
  }

  /** Waits for all running lookups, also of rows whose edit has ended. */
  async settled(): Promise<void> {
    await this.editing?.form.settled();
    while (this.#late.size > 0) await Promise.all(this.#late);
  }

  /** Makes a save wait for this work. */
  waitFor(work: Promise<void>): void {
    const waiting: Promise<void> = work.finally(() => this.#late.delete(waiting));
    this.#late.add(waiting);
  }

  /**
   * Takes values of chosen records into rows, by row key, and into the steps kept for undo. Cells edited
   * since keep their value.
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

  /** Marks cells of rows by their index in {@link rows}; the row in edit shows the issues in its fields. */
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

  /** Pasted texts that their cells could not read, by place. They block a save. */
  unread(): readonly Issue[] {
    return unreadCells(this.schema.table, this.state);
  }

  /** Screen key of the row at an index. */
  keyAt(index: number): string | undefined {
    const key = this.state.rows[index]?.[rowKeyField];
    return typeof key === 'string' ? key : undefined;
  }

  /** Path of the row in edit, as in issues (`Line[0]`). */
  get editingPath(): string {
    return `${this.schema.table}[${this.#live.editingAt}]`;
  }

  /** The table's part of a save. */
  payload(): SaveDetail {
    return {
      table: this.schema.table,
      rows: this.plainRows(),
      delKeys: [...this.state.removed],
      screenKeys: this.rows.map((row) => String(row[rowKeyField])),
    };
  }

  /** The rows without screen-only values. */
  plainRows(): readonly Row[] {
    return this.rows.map(({ [rowKeyField]: _, ...row }) => row);
  }

  /** Takes keys and versions of stored rows; keeps later edits. */
  adopt(sent: SaveDetail, saved: readonly Row[]): void {
    this.edit.take(false);
    const next = adoptRows(this.state, sent, saved, this.table.key);
    // An undo must not restore rows that were not stored.
    this.history.clear();
    this.commit(next, false);
  }
}
