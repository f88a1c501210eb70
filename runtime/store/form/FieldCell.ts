import { computed, type IComputedValue, type IObservableValue, observable, runInAction } from 'mobx';
import { boxMessages } from '../../model/messages/box.ts';
import { checkMessages } from '../../model/messages/check.ts';
import { addMessages } from '../../model/messages/index.ts';
import { dependencyValues } from '../../model/record/dependencies.ts';
import { type FieldState, fieldState } from '../../model/record/fieldState.ts';
import { isStanding } from '../../model/record/isStanding.ts';
import { brokenRule } from '../../model/record/plan.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { Cell, Row } from '../../model/schema/Row.ts';

import type { ControlSize, FieldMode } from '../../Renderer.ts';
import { uploadUrl } from '../upload/uploadUrl.ts';
import type { FieldPlan } from './FormPlan.ts';
import type { FormStore } from './FormStore.ts';

addMessages({ ...boxMessages, ...checkMessages });

const shallow = { deep: false } as const;
const none: readonly Issue[] = [];

/** Knowledge about a field's mistakes: whether it is checked while typing, and the server's issues. */
interface Notes {
  readonly live: boolean;
  readonly server: readonly Issue[];
}
const quiet: Notes = { live: false, server: none };

/**
 * One field of one form. Value, issues and state are observable separately, so a change redraws this field
 * only. Created on first use.
 */
export class FieldCell {
  readonly plan: FieldPlan;
  readonly form: FormStore;
  readonly #value: IObservableValue<Cell>;
  readonly #notes: IObservableValue<Notes> = observable.box(quiet, shallow);
  readonly #formula: IComputedValue<Cell> | undefined;
  readonly #state: IComputedValue<FieldState> | undefined;
  #static: FieldState | undefined;

  constructor(form: FormStore, plan: FieldPlan, value: Cell) {
    this.form = form;
    this.plan = plan;
    this.#value = observable.box(emptied(value), shallow);
    const { formula } = plan;
    if (formula) this.#formula = computed(() => form.calculate(plan, formula));
    if (plan.conditional)
      this.#state = computed(() => fieldState(plan.field, form.scope, form.run), { equals: sameState });
  }

  /** The value shown and saved; for a computed field the result of its formula. */
  get value(): Cell {
    return this.#formula ? this.#formula.get() : this.#value.get();
  }

  /** The value of the control, or both ends of a stored pair (`rangeTo`). */
  get shown(): Cell {
    const other = this.#other;
    return other ? [this.value, other.value] : this.value;
  }

  /** Another field of the same record. */
  readonly read = (name: string): Cell => this.form.value(name);

  /**
   * Observed values its options depend on; undefined: one of them is empty, so there are no options
   * (`dependsOn`).
   */
  get dependencies(): Row | undefined {
    return dependencyValues(this.plan.field, this.form.scope);
  }

  /** Control size from the table, if set. */
  get size(): ControlSize | undefined {
    return this.form.table.form?.size;
  }

  /** Upload address of its files: from the schema, else the table's own call. */
  get uploadUrl(): string | undefined {
    return uploadUrl(this.form, this.plan.field);
  }

  /** Makes a save wait; bound for use as a callback. */
  readonly pending = (work: Promise<unknown>): void => this.form.hold(work);

  /** Blocks a save until it is called with undefined; bound for use as a callback. */
  readonly unfinished = (rule: string | undefined): void => this.form.unfinished.set(this, rule);

  get state(): FieldState {
    if (this.#state) return this.#state.get();
    this.#static ??= fieldState(this.plan.field, this.form.scope);
    return this.#static;
  }

  /** Mode of the control: the form's lock first, then the field's state. Computed fields are read-only. */
  get mode(): FieldMode {
    const locked = this.form.lockOf(this.plan.field.field);
    if (locked) return locked;
    if (this.form.isSearch) return 'edit';
    const state = this.state;
    if (state.disabled) return 'disabled';
    return state.readonly || this.plan.lock !== undefined ? 'readonly' : 'edit';
  }

  /**
   * False when Tab passes the field over: nothing is entered here, or the server fills it. A field with an issue
   * is a stop, and so is every field of a record that is only shown.
   */
  get isTabStop(): boolean {
    const { field } = this.plan.field;
    if (this.form.surface === 'grid' || this.form.lockOf(field) !== undefined) return true;
    if (this.issues.length > 0) return true;
    return this.mode === 'edit' && this.plan.field.numberRule === undefined;
  }

  /** Issues to show below the field. Derived, so a correction clears them at once. */
  get issues(): readonly Issue[] {
    const notes = this.#notes.get();
    if (!notes.live) return notes.server;
    const found = this.check();
    return notes.server.length > 0 ? [...found, ...notes.server] : found;
  }

  /** Checks the current value, whatever is shown. */
  check(): readonly Issue[] {
    const { hidden, required } = this.state;
    const { field, serverFills } = this.plan;
    // A value that is never shown must still fit its column.
    if (hidden && field.hidden !== true) return none;
    const { value } = this;
    if (this.#isKept(value)) return none;
    const rules = this.plan.rules(this.form.surface);
    const finding = brokenRule(rules, value, required && !serverFills, this.form);
    return finding && !isStanding(rules, finding, value, this.form.stored) ? [rules.issueOf(finding)] : none;
  }

  /**
   * Sets a value for the user: clears server issues of the old value and fills fields of the chosen record.
   */
  set(value: Cell): void {
    if (this.#formula) return;
    runInAction(() => {
      this.fill(value);
      const notes = this.#notes.get();
      if (notes.server.length > 0) this.#notes.set({ ...notes, server: none });
    });
    this.form.edited(this, value);
  }

  /** Sets a value for the program (a lookup, a reset, an answer of the server) without lookups. */
  fill(value: Cell): void {
    runInAction(() => this.#value.set(emptied(value)));
  }

  /** {@link set} for a control that knows both ends of a pair; bound for use as a callback. */
  readonly change = (value: Cell): void => {
    const other = this.#other;
    if (!other) {
      this.set(value);
      return;
    }
    const [from, to] = Array.isArray(value) ? value : [value, null];
    runInAction(() => {
      this.set(from ?? null);
      other.set(to ?? null);
    });
  };

  /** {@link blur}, bound. */
  readonly leave = (): void => this.blur();

  /** Called when the control loses focus: field types that ask for it are checked from now on. */
  blur(): void {
    const { checkedOnBlur, field } = this.plan;
    if (checkedOnBlur === undefined || this.mode !== 'edit') return;
    if (checkedOnBlur === 'always' || !field.kind.isEmpty(this.value)) this.reveal();
  }

  /** Checks while typing from now on, e.g. after a refused save. */
  reveal(): void {
    const notes = this.#notes.get();
    if (!notes.live) runInAction(() => this.#notes.set({ ...notes, live: true }));
  }

  /** Shows the server's issues until the next edit. */
  refuse(server: readonly Issue[]): void {
    runInAction(() => this.#notes.set({ live: this.#notes.get().live, server }));
  }

  /** A secret left empty on a stored record stays unchanged. */
  #isKept(value: Cell): boolean {
    return this.plan.field.writeOnly === true && this.plan.field.kind.isEmpty(value) && this.form.isStored;
  }

  get #other(): FieldCell | undefined {
    const name = this.plan.field.rangeTo;
    return name !== undefined && this.form.has(name) ? this.form.cell(name) : undefined;
  }

  /** Clears all issues. */
  clearIssues(): void {
    if (this.#notes.get() !== quiet) runInAction(() => this.#notes.set(quiet));
  }
}

/** Empty text becomes null as in the database, so that conditions and formulas see the same on both sides. */
function emptied(value: Cell): Cell {
  return value === '' ? null : value;
}

function sameState(a: FieldState, b: FieldState): boolean {
  return (
    a.hidden === b.hidden &&
    a.readonly === b.readonly &&
    a.disabled === b.disabled &&
    a.required === b.required
  );
}
