import { computed, type IComputedValue, type IObservableValue, observable, runInAction } from 'mobx';
import type { Data } from '../../expressions/index.ts';
import type { RecordKey } from '../data/DataSource.ts';
import type { DocumentTable } from '../model/DocumentTable.ts';
import type { Issue } from '../model/Issue.ts';
import type { Row } from '../model/Row.ts';
import { validate } from '../model/validate.ts';
import { idsOf, isKey, type RowInEdit, recalculatedRow, rowKeyField } from './detailRows.ts';
import { formPlanOf } from './FormPlan.ts';
import { type FormOptions, FormStore } from './FormStore.ts';

type Detail = DocumentTable['details'][number];

type DetailOptions = Pick<FormOptions, 'doc' | 'lookup' | 'now' | 'user'>;

const none: readonly Issue[] = [];
const shallow = { deep: false } as const;

/** The rows of one detail table inside a box: one row in edit at a time, deleted keys kept for the save. */
export class DetailStore {
  readonly schema: Detail['schema'];
  readonly table: Detail['table'];
  readonly main: FormStore;
  readonly #options: DetailOptions;
  readonly #rows: IObservableValue<readonly Row[]> = observable.box([], shallow);
  readonly #editing: IObservableValue<RowInEdit | undefined> = observable.box(undefined, shallow);
  readonly #selected: IObservableValue<ReadonlySet<string>> = observable.box(new Set(), shallow);
  readonly #marks: IObservableValue<ReadonlyMap<string, readonly Issue[]>> = observable.box(
    new Map(),
    shallow,
  );
  readonly #shown: IComputedValue<readonly Row[]>;
  readonly #late = new Set<Promise<void>>();
  #removed: RecordKey[] = [];
  #changed = false;
  #made = 0;

  constructor(detail: Detail, main: FormStore, options: DetailOptions) {
    this.schema = detail.schema;
    this.table = detail.table;
    this.main = main;
    this.#options = options;
    this.#shown = computed(() => this.#live());
  }

  /** All rows as they stand, the one in edit included; what the grid shows and header formulas read. */
  get rows(): readonly Row[] {
    return this.#shown.get();
  }

  get editing(): RowInEdit | undefined {
    return this.#editing.get();
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

  /** Whether anything was added, deleted or edited since `load`. */
  get changed(): boolean {
    const form = this.#editing.get()?.form;
    return this.#changed || (form !== undefined && form.changed().length > 0);
  }

  /** Starts over with stored rows (or, for a copy, with rows that have no key yet). */
  load(rows: readonly Row[]): void {
    runInAction(() => {
      this.#rows.set(rows.map((row) => this.#keyed(row)));
      this.#editing.set(undefined);
      this.#selected.set(new Set());
      this.#marks.set(new Map());
      this.#removed = [];
      this.#changed = false;
    });
  }

  /** Adds a row with the schema's defaults and puts it in edit; nothing happens while another row refuses to end. */
  add(known: Row = {}): string | undefined {
    if (!this.end().ok) return undefined;
    const form = new FormStore(this.table, {
      ...this.#options,
      action: 'Add',
      initial: known,
      main: this.main,
      surface: 'grid',
    });
    const row = this.#keyed(form.values());
    const key = String(row[rowKeyField]);
    runInAction(() => {
      this.#changed = true;
      this.#rows.set([...this.#rows.get(), row]);
    });
    this.begin(key);
    return key;
  }

  /** Deletes the chosen rows; false when none is chosen. */
  removeSelected(): boolean {
    const gone = this.#selected.get();
    if (gone.size === 0) return false;
    runInAction(() => {
      if (gone.has(this.#editing.get()?.key ?? '')) this.#editing.set(undefined);
      for (const row of this.#rows.get()) {
        const stored = row[this.table.key];
        if (gone.has(String(row[rowKeyField])) && isKey(stored)) this.#removed.push(stored);
      }
      this.#rows.set(this.#rows.get().filter((row) => !gone.has(String(row[rowKeyField]))));
      this.#selected.set(new Set());
      this.#changed = true;
    });
    return true;
  }

  /** Puts a row in edit; false when the row in edit may not be left. */
  begin(key: string): boolean {
    if (this.#editing.get()?.key === key) return true;
    if (!this.end().ok) return false;
    const row = this.#rows.get().find((candidate) => candidate[rowKeyField] === key);
    if (!row) return false;
    const form = new FormStore(this.table, {
      ...this.#options,
      action: 'Edit',
      initial: row,
      main: this.main,
      surface: 'grid',
    });
    const issues = this.#marks.get().get(key);
    if (issues) form.refuse(issues);
    runInAction(() => this.#editing.set({ key, form }));
    return true;
  }

  /** Ends the edit after checking the row; on a mistake the row stays in edit and the mistakes are marked. */
  end(): { readonly ok: boolean; readonly issues: readonly Issue[] } {
    const editing = this.#editing.get();
    if (!editing) return { ok: true, issues: none };
    const values = editing.form.values();
    const issues = validate(this.table, values, 'grid', {
      scope: editing.form.scope,
      filled: this.schema.foreignKey,
      ...editing.form.run,
    }).filter((issue) => issue.severity === 'error');
    if (issues.length > 0) {
      editing.form.checkLive();
      return { ok: false, issues };
    }
    const { key } = editing;
    runInAction(() => {
      if (editing.form.changed().length > 0) this.#changed = true;
      this.#rows.set(
        this.#rows.get().map((row) => (row[rowKeyField] === key ? { ...values, [rowKeyField]: key } : row)),
      );
      const marks = new Map(this.#marks.get());
      if (marks.delete(key)) this.#marks.set(marks);
      this.#editing.set(undefined);
    });
    if (editing.form.isFilling) {
      const taking: Promise<void> = this.#takeLate(key, editing.form, values).finally(() =>
        this.#late.delete(taking),
      );
      this.#late.add(taking);
    }
    return { ok: true, issues: none };
  }

  /** A row was left while a lookup was on its way: what it brings is taken over, except where something else was entered since. */
  async #takeLate(key: string, form: FormStore, left: Row): Promise<void> {
    await form.settled();
    const late = Object.entries(form.values()).filter(([name, value]) => value !== left[name]);
    runInAction(() => {
      this.#rows.set(
        this.#rows.get().map((row) => {
          if (row[rowKeyField] !== key) return row;
          return { ...row, ...Object.fromEntries(late.filter(([name]) => row[name] === left[name])) };
        }),
      );
      const again = this.#editing.get();
      if (again?.key !== key) return;
      for (const [name, value] of late) {
        if (again.form.has(name) && again.form.value(name) === left[name]) again.form.cell(name).fill(value);
      }
    });
  }

  /** Waits for every lookup under way, of the row in edit and of rows left before their lookup answered. */
  async settled(): Promise<void> {
    await this.editing?.form.settled();
    while (this.#late.size > 0) await Promise.all(this.#late);
  }

  /** Issues of one cell; paths are field names. */
  issues(key: string, field: string): readonly Issue[] {
    const editing = this.#editing.get();
    if (editing?.key === key && editing.form.has(field)) return editing.form.cell(field).issues;
    return (
      this.#marks
        .get()
        .get(key)
        ?.filter((issue) => issue.path === field) ?? none
    );
  }

  /** Marks cells of rows by their place among {@link rows}; the row in edit shows them in its fields. */
  mark(byRow: ReadonlyMap<number, readonly Issue[]>): void {
    runInAction(() => {
      const marks = new Map<string, readonly Issue[]>();
      for (const [index, issues] of byRow) {
        const key = String(this.#rows.get()[index]?.[rowKeyField] ?? '');
        marks.set(key, issues);
        const editing = this.#editing.get();
        if (editing?.key === key) editing.form.refuse(issues);
      }
      this.#marks.set(marks);
    });
  }

  /** Marked cells by row key; a new map for every change. */
  get marks(): ReadonlyMap<string, readonly Issue[]> {
    return this.#marks.get();
  }

  /** Key on screen of the row at a place. */
  keyAt(index: number): string | undefined {
    const key = this.#rows.get()[index]?.[rowKeyField];
    return typeof key === 'string' ? key : undefined;
  }

  /** Path of the row in edit, as issues have it (`Line[0]`). */
  get editingPath(): string {
    const key = this.#editing.get()?.key;
    return `${this.schema.table}[${this.#rows.get().findIndex((row) => row[rowKeyField] === key)}]`;
  }

  /** What a save sends of this table. */
  payload(): {
    readonly table: string;
    readonly rows: readonly Row[];
    readonly delKeys: readonly RecordKey[];
  } {
    return { table: this.schema.table, rows: this.plainRows(), delKeys: [...this.#removed] };
  }

  /** The rows without what only the screen needs. */
  plainRows(): readonly Row[] {
    return this.rows.map(({ [rowKeyField]: _, ...row }) => row);
  }

  /** Takes over what the server stored under the same places: keys and versions, while edits made since stay. */
  adopt(saved: readonly Row[]): void {
    runInAction(() => {
      this.#removed = [];
      this.#rows.set(
        this.#rows.get().map((row, index) => ({ ...row, ...idsOf(saved[index] ?? {}, this.table.key) })),
      );
    });
  }

  #keyed(row: Row): Row {
    const stored = row[this.table.key];
    return { ...row, [rowKeyField]: isKey(stored) ? String(stored) : `new-${++this.#made}` };
  }

  #live(): readonly Row[] {
    const editing = this.#editing.get();
    const rows = this.#rows.get();
    const readsMain = formPlanOf(this.table, this.#options.doc).readsMain;
    if (!editing && !readsMain) return rows;
    return rows.map((row) => {
      if (editing && row[rowKeyField] === editing.key)
        return { ...editing.form.live(), [rowKeyField]: editing.key };
      return readsMain ? recalculatedRow(this.table, row, this.main, this.#options.doc) : row;
    });
  }
}
