import { runInAction } from 'mobx';
import type { Data, Program, RunOptions, Scope } from '../../../expressions/index.ts';
import type { ResolvedField, ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Surface } from '../../model/fields/types/FieldType.ts';
import { formulaValue } from '../../model/formulas/formulaValue.ts';
import { mainName } from '../../model/formulas/recordScope.ts';
import { dependencyTitle } from '../../model/record/dependencies.ts';
import { type StoredRecord, storedAmong } from '../../model/record/isStanding.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { Cell, MutableRow, Row } from '../../model/schema/Row.ts';
import type { FieldMode } from '../../Renderer.ts';
import { newRecord } from '../box/newRecord.ts';
import { FieldCell } from './FieldCell.ts';
import { FormLock } from './FormLock.ts';
import type { FormOptions } from './FormOptions.ts';
import { type FieldPlan, type FormPlan, formPlanOf } from './FormPlan.ts';
import { PendingInputs } from './PendingInputs.ts';

/** Time limit of one expression, behind the step limit. A stopped expression has no value. */
const keystroke = { milliseconds: 200 } as const;

/** One record being edited, with or without a box. Each field is a {@link FieldCell}, created on first use. */
export class FormStore {
  readonly table: ResolvedTable;
  readonly surface: Surface;
  readonly isSearch: boolean;
  /** Scope of expressions: fields, `$main`, detail rows. The caller tracks the reads. */
  readonly scope: Scope = { read: (name) => this.#read(name) };
  readonly #plan: FormPlan;
  readonly #options: FormOptions;
  readonly #cells = new Map<string, FieldCell>();
  readonly #lock = new FormLock();
  readonly #pending = new Set<Promise<void>>();
  /** Input in controls that is not yet part of a value. */
  readonly unfinished = new PendingInputs();
  #initial: Row;
  #checking = false;
  #asMain: Data | undefined;

  constructor(table: ResolvedTable, options: FormOptions) {
    this.table = table;
    this.surface = options.surface ?? 'form';
    this.isSearch = options.isSearch ?? false;
    this.#options = options;
    this.#plan = formPlanOf(table, options.doc);
    this.#initial = this.#start(options.initial ?? {});
  }

  /** The field of this name. Throws for an unknown name, which is a bug. */
  cell(name: string): FieldCell {
    const known = this.#cells.get(name) ?? this.#make(name);
    if (!known) throw new Error(`${this.table.table} has no field ${name}`);
    return known;
  }

  /** Whether the record is in the database: it has a key. */
  get isStored(): boolean {
    return (this.#initial[this.table.key] ?? null) !== null;
  }

  /** The record as it is in the database; undefined: it is new. */
  get stored(): StoredRecord | undefined {
    const { main, stored } = this.#options;
    const row = main === undefined ? this.#initial : stored;
    return row && this.isStored && !this.isSearch ? storedAmong(row, this.scope) : undefined;
  }

  /** Options of expressions: the clock and the time limit. */
  get run(): RunOptions {
    const { now } = this.#options;
    return now === undefined ? { limits: keystroke } : { now, limits: keystroke };
  }

  /** Title of a field of this record, or of its header (`$main.Field`). */
  titleOf(name: string): string {
    return dependencyTitle(name, this.table, this.#options.main?.table);
  }

  has(name: string): boolean {
    return this.#plan.fields.has(name);
  }

  /** `readonly` or `disabled` whatever the field says; undefined: the field decides. */
  lockOf(name: string): FieldMode | undefined {
    return this.#lock.of(name);
  }

  /** Locks the whole form except the fields in `but`; undefined unlocks. */
  lock(mode: FieldMode | undefined, but?: ReadonlySet<string>): void {
    this.#lock.set(mode, but);
  }

  /** The record with all edits and computed fields. Reads all fields: for saving, not for drawing. */
  values(): Row {
    // One batch calculates undrawn formulas once, not once per reader.
    return runInAction(() => {
      const row: MutableRow = { ...this.#initial };
      for (const [name, cell] of this.#cells) {
        if (cell.plan.field.kind.columnType === undefined) continue;
        if (!this.#isUnchangedSecret(cell)) row[name] = cell.value;
      }
      for (const name of this.#plan.formulas) row[name] = this.cell(name).value;
      return row;
    });
  }

  /** The record with every field tracked: for the one detail row in edit, not for large forms. */
  live(): Row {
    const row: MutableRow = { ...this.#initial };
    for (const name of this.#plan.fields.keys()) {
      const cell = this.cell(name);
      if (!this.#isUnchangedSecret(cell)) row[name] = cell.value;
    }
    return row;
  }

  /** One value without creating a cell; tracked when the cell exists. */
  value(name: string): Cell {
    const plan = this.#plan.fields.get(name);
    const cell = this.#cells.get(name) ?? (plan?.formula ? this.cell(name) : undefined);
    return cell ? cell.value : (this.#initial[name] ?? null);
  }

  /** Names of fields changed since the start. */
  changed(): readonly string[] {
    const names: string[] = [];
    for (const [name, cell] of this.#cells) {
      const before = this.#initial[name] ?? null;
      const { formula, field } = cell.plan;
      if (formula || sameCell(cell.value, before)) continue;
      // Null, empty text and an empty list look the same to the user.
      if (!field.kind.isEmpty(cell.value) || !field.kind.isEmpty(before)) names.push(name);
    }
    return names;
  }

  /** Starts over with another record: resets values, issues and changes. */
  reset(record: Row, action: 'Add' | 'Edit' = 'Edit'): void {
    runInAction(() => {
      this.#initial = action === 'Add' ? this.#start(record, action) : record;
      this.#checking = false;
      for (const [name, cell] of this.#cells) {
        cell.fill(this.#initial[name] ?? null);
        cell.clearIssues();
      }
    });
  }

  /** Takes values that are stored meanwhile (key and version after a lost answer); editing goes on. */
  rebase(known: Row): void {
    runInAction(() => {
      this.#initial = { ...this.#initial, ...known };
      for (const name of Object.keys(known)) this.#cells.get(name)?.fill(known[name] ?? null);
    });
  }

  /** Checks every field while typing from now on, after a refused save. */
  checkLive(): void {
    runInAction(() => {
      this.#checking = true;
      for (const cell of this.#cells.values()) cell.reveal();
    });
  }

  /** Shows the server's issues below their fields. Returns those without a field here. */
  refuse(issues: readonly Issue[]): readonly Issue[] {
    const elsewhere: Issue[] = [];
    const byField = new Map<string, Issue[]>();
    for (const issue of issues) {
      if (this.has(issue.path)) byField.set(issue.path, [...(byField.get(issue.path) ?? []), issue]);
      else elsewhere.push(issue);
    }
    runInAction(() => {
      for (const [name, found] of byField) this.cell(name).refuse(found);
    });
    return elsewhere;
  }

  /** Whether a lookup is running. */
  get isFilling(): boolean {
    return this.#pending.size > 0;
  }

  /** Waits for running lookups, so that a save includes their values. */
  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }

  /** Called by a cell after an edit of the user. */
  edited(cell: FieldCell, key: Cell): void {
    const { field, fills } = cell.plan;
    if (fills.length === 0) return;
    if (field.kind.isEmpty(key)) {
      this.#fill(fills, undefined);
      return;
    }
    const before = fills.map((target) => this.cell(target.field).value);
    const asked = this.#options.lookup?.(field, key).then((row) => {
      // A later choice has its own lookup; input made during this one is kept.
      if (!row || !sameCell(cell.value, key)) return;
      this.#fill(
        fills.filter((target, at) => sameCell(this.cell(target.field).value, before[at] ?? null)),
        row,
      );
    });
    if (asked) this.hold(asked);
  }

  /** Makes a save wait for this work, whatever its result. */
  hold(work: Promise<unknown>): void {
    const waiting: Promise<void> = work
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => this.#pending.delete(waiting));
    this.#pending.add(waiting);
  }

  /** Whether the record belongs to a document on the server. */
  get isServed(): boolean {
    return this.#options.doc !== undefined;
  }

  /** Runs a formula over this form. An error gives null; the server reports it on save. */
  calculate(plan: FieldPlan, program: Program): Cell {
    return formulaValue(plan.field, program, this.scope, this.run);
  }

  /** This form as `$main` of a detail row. Its properties read the cells, so each read is tracked. */
  get asMain(): Data {
    if (this.#asMain === undefined) {
      const view: Record<string, Data> = {};
      for (const name of this.#plan.fields.keys()) {
        Object.defineProperty(view, name, { enumerable: true, get: () => this.cell(name).value });
      }
      this.#asMain = view;
    }
    return this.#asMain;
  }

  #fill(targets: readonly ResolvedField[], row: Row | undefined): void {
    runInAction(() => {
      for (const target of targets) {
        const cell = this.cell(target.field);
        cell.fill(row?.[target.field] ?? null);
        cell.refuse([]);
      }
    });
  }

  /** Leaves out an untyped secret: absent means unchanged, empty would erase it. */
  #isUnchangedSecret({ plan: { field }, value }: FieldCell): boolean {
    return (
      field.writeOnly === true && field.kind.isEmpty(value) && !Object.hasOwn(this.#initial, field.field)
    );
  }

  #read(name: string): Data | undefined {
    if (name === mainName) return this.#options.main?.asMain;
    if (this.#plan.fields.has(name)) return this.cell(name).value as Data;
    return (
      this.#options.related?.(name) ?? (Object.hasOwn(this.#initial, name) ? this.#initial[name] : undefined)
    );
  }

  #make(name: string): FieldCell | undefined {
    const plan = this.#plan.fields.get(name);
    if (!plan) return undefined;
    const cell = new FieldCell(this, plan, this.#initial[name] ?? null);
    this.#cells.set(name, cell);
    if (this.#checking) cell.reveal();
    return cell;
  }

  #start(known: Row, action: 'Add' | 'Edit' = this.#options.action): Row {
    return action === 'Add' ? newRecord(this.table, known, this.#options) : known;
  }
}

function sameCell(a: Cell, b: Cell): boolean {
  if (a === b) return true;
  return typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b);
}
