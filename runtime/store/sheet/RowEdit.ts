import { type IObservableValue, observable, runInAction } from 'mobx';
import { readOnlyBecause } from '../../model/access/readOnlyBecause.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { RowMoment } from '../../model/schema/TableSchema.ts';
import type { DetailStore } from '../detail/DetailStore.ts';
import { type RowInEdit, rowKeyField } from '../detail/detailRows.ts';
import { FormStore } from '../form/FormStore.ts';
import { placeOfKey, withMarks, without, withRow } from './DetailState.ts';
import { done, type Outcome, refusedBy } from './Outcome.ts';
import { enteredChanges, rowIssues } from './rowIssues.ts';
import { runRowHooks } from './runRowHooks.ts';

const none: readonly Issue[] = [];

/** The one row in edit of a detail table: its start, its steps and its end. */
export class RowEdit {
  readonly #detail: DetailStore;
  readonly #current: IObservableValue<RowInEdit | undefined> = observable.box(undefined, { deep: false });
  readonly #permitted: IObservableValue<ReadonlySet<string> | undefined> = observable.box(undefined, {
    deep: false,
  });

  constructor(detail: DetailStore) {
    this.#detail = detail;
  }

  get current(): RowInEdit | undefined {
    return this.#current.get();
  }

  /**
   * Fields of stored rows that may be changed when no row may be added or deleted; undefined: as the schema
   * says.
   */
  get permitted(): ReadonlySet<string> | undefined {
    return this.#permitted.get();
  }

  /** Whether the user may add rows. */
  get mayAdd(): boolean {
    return this.permitted === undefined && (this.#detail.schema.actions?.includes('add') ?? true);
  }

  permit(fields: ReadonlySet<string> | undefined): void {
    runInAction(() => this.#permitted.set(fields));
  }

  /** Leaves the row without checks, as it is in the state. */
  drop(): void {
    if (this.#current.get()) runInAction(() => this.#current.set(undefined));
  }

  /** Starts the edit of a row. Refused by the row in edit, a lock, or a `beginEdit` hook. */
  begin(key: string): Outcome {
    if (this.#current.get()?.key === key) return done;
    const left = this.end();
    if (!left.ok) return left;
    const { rows, marks } = this.#detail.state;
    const row = rows[placeOfKey(rows, key)];
    if (!row) return refusedBy(none);
    const lock = this.#detail.lockOf(row, 'Update');
    if (lock) return refusedBy([readOnlyBecause(lock)]);
    const form = this.#form(row);
    const refused = this.#hooks('beginEdit', form);
    if (refused.length > 0) return refusedBy(refused);
    const own = marks.get(key) ?? none;
    form.refuse(own);
    runInAction(() => this.#current.set({ key, form, start: row, before: row, marks: own }));
    return done;
  }

  /** Starts the edit of a new row. Esc removes it, and it is always checked when left. */
  beginNew(row: Row, place: () => void): Outcome {
    const form = this.#form(row);
    const refused = this.#hooks('beginEdit', form);
    if (refused.length > 0) return refusedBy(refused);
    runInAction(() => {
      place();
      this.#current.set({ key: String(row[rowKeyField]), form, start: row, before: undefined, marks: none });
    });
    return done;
  }

  /** Makes a step of the input in the cell that was left; checks nothing. */
  take(asStep = true): void {
    const editing = this.#current.get();
    const { rows, marks } = this.#detail.state;
    const at = placeOfKey(rows, editing?.key);
    if (!editing || at < 0) return;
    const row = { ...editing.form.values(), [rowKeyField]: editing.key };
    const names = enteredChanges(this.#detail.table, rows[at] ?? {}, row);
    if (names.length === 0) return;
    const left = (marks.get(editing.key) ?? none).filter(({ path }) => !names.includes(path));
    this.#detail.commit({ rows: withRow(rows, at, row), marks: withMarks(marks, editing.key, left) }, asStep);
  }

  /**
   * Ends the edit: `endEditBefore`, the row's checks, `endEditAfter`. A row with mistakes stays in edit with
   * marks; an unchanged row is left without checks.
   */
  end(): Outcome {
    const editing = this.#current.get();
    if (!editing) return done;
    this.take();
    const { key, form, before } = editing;
    const { rows, marks } = this.#detail.state;
    const row = rows[placeOfKey(rows, key)];
    if (row && (before === undefined || enteredChanges(this.#detail.table, before, row).length > 0)) {
      const issues = this.#endIssues(form, marks.get(key) ?? none);
      this.take(false);
      if (issues.length > 0) {
        form.checkLive();
        return refusedBy(issues);
      }
      const { marks: left } = this.#detail.state;
      this.#detail.commit({ marks: withMarks(left, key, none) }, false);
    }
    this.drop();
    if (form.isFilling) this.#detail.waitFor(this.#takeLate(key, form, form.values()));
    return done;
  }

  /** Leaves the row with its mistakes, which its marks keep. A save checks it again. */
  park(): void {
    const editing = this.#current.get();
    const left = this.end();
    if (!editing || left.ok) return;
    const { marks } = this.#detail.state;
    this.#detail.commit({ marks: withMarks(marks, editing.key, left.issues) }, false);
    this.drop();
  }

  /**
   * Esc: restores the row as before its edit, or removes a row the edit added. Undo brings the input back.
   */
  restore(): void {
    const editing = this.#current.get();
    if (!editing) return;
    this.take();
    const { key, before, marks } = editing;
    const { state, table } = this.#detail;
    const at = placeOfKey(state.rows, key);
    runInAction(() => {
      this.drop();
      if (before === undefined) this.#detail.commit(without(state, new Set([key]), table.key));
      else if (at >= 0 && state.rows[at] !== before)
        this.#detail.commit({
          rows: withRow(state.rows, at, before),
          marks: withMarks(state.marks, key, marks),
        });
    });
  }

  /** Restores the cell that is being typed into. */
  restoreCell(): void {
    const editing = this.#current.get();
    const { rows, marks } = this.#detail.state;
    const row = rows[placeOfKey(rows, editing?.key)];
    if (!editing || !row) return;
    editing.form.reset(row);
    editing.form.refuse(marks.get(editing.key) ?? none);
  }

  /** State of the edit: whether the row is new, and whether the row or its current cell changed. */
  progress(): { readonly isNew: boolean; readonly cellChanged: boolean; readonly rowChanged: boolean } {
    const editing = this.#current.get();
    if (!editing) return { isNew: false, cellChanged: false, rowChanged: false };
    const { state, table } = this.#detail;
    const values = editing.form.values();
    const known = state.rows[placeOfKey(state.rows, editing.key)] ?? {};
    return {
      isNew: editing.before === undefined,
      cellChanged: enteredChanges(table, known, values).length > 0,
      rowChanged: enteredChanges(table, editing.start, values).length > 0,
    };
  }

  /** Follows a change of the state: updates the form, or ends with its row. */
  follow(): void {
    const editing = this.#current.get();
    if (!editing) return;
    const { rows, marks } = this.#detail.state;
    const row = rows[placeOfKey(rows, editing.key)];
    if (!row) this.drop();
    else if (enteredChanges(this.#detail.table, editing.form.values(), row).length > 0) {
      editing.form.reset(row);
      editing.form.refuse(marks.get(editing.key) ?? none);
    }
  }

  #endIssues(form: FormStore, marks: readonly Issue[]): readonly Issue[] {
    const refused = this.#hooks('endEditBefore', form);
    if (refused.length > 0) return refused;
    const broken = rowIssues(this.#detail, form.values(), marks, form.scope, form.run);
    return broken.length > 0 ? broken : this.#hooks('endEditAfter', form);
  }

  #hooks(moment: RowMoment, form: FormStore): readonly Issue[] {
    const { schema, main, options } = this.#detail;
    return runRowHooks(schema.hooks, moment, options.hooks, () => ({
      table: schema.table,
      row: form.values(),
      main: main.values(),
      set: (name, value) => form.cell(name).set(value),
    }));
  }

  /** Takes values of a lookup that was running when the row was left. */
  async #takeLate(key: string, form: FormStore, left: Row): Promise<void> {
    await form.settled();
    const late = Object.entries(form.values()).filter(([name, value]) => value !== left[name]);
    this.#detail.fillLate(new Map([[key, { from: left, late: Object.fromEntries(late) }]]));
  }

  #form(row: Row): FormStore {
    const { table, main, options } = this.#detail;
    const form = new FormStore(table, {
      ...options,
      action: 'Edit',
      initial: row,
      stored: this.#detail.loaded(row),
      main,
      surface: 'grid',
    });
    if (this.permitted) form.lock('readonly', this.permitted);
    return form;
  }
}
