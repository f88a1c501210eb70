import type { DataObject } from '../Data.ts';
import { defaultLimits, type Limits } from '../Limits.ts';
import { numericOf } from '../numbers/numericOf.ts';
import { Refusal } from '../Refusal.ts';
import type { RunOptions } from '../RunOptions.ts';
import type { Scope } from '../Scope.ts';
import type { Place } from '../Tree.ts';
import { isPlain, nothingIsAdded } from '../values/inheritsNothing.ts';
import { ownValue } from '../values/ownValue.ts';
import { plainValue } from '../values/plainValue.ts';
import { RecordScope } from '../values/RecordScope.ts';
import type { Value } from '../values/Value.ts';
import { ALONE, type Field, ITEM, OF_ITEM, RECORD } from './Field.ts';

/** Units of bulk work between two checks of the clock. */
const LOOK_EVERY = 4096;

/**
 * Bytes of native stack that calls may use. Browsers and Node give about 980 KB, which other code uses too.
 */
const STACK = 850_000;

const noOptions: RunOptions = {};
const nothing: Scope = { read: () => undefined };

/** One run: its input, loops and remaining limits. Reused for later runs. */
export class Frame {
  /** The record, if its names can be read directly. */
  private record: DataObject | undefined = undefined;
  /** Second source of names without a value in the record. */
  private beyond: DataObject | undefined = undefined;
  private atItem: Value = null;
  /** The item, if its names can be read directly. */
  private row: DataObject | undefined = undefined;
  /** Source of names. */
  scope: Scope = nothing;
  /** Options of the run: clock, bindings, randomness. */
  options: RunOptions = noOptions;
  limits: Limits = defaultLimits;
  /** A reduce's accumulator. */
  accumulator: Value = null;
  /** Place of the current node, for errors below it. */
  at: string | undefined = undefined;
  /** The place in a text: UTF-16 offsets, -1 for none. */
  from = -1;
  to = -1;
  /** Field values already read in this run, by {@link Field.slot}; undefined: not yet. */
  private readonly fields: (Value | undefined)[] = [];
  private keeps = false;
  private calls = 0;
  private stack = 0;
  private steps = defaultLimits.steps;
  private bytes = defaultLimits.bytes;
  private nextLook = defaultLimits.steps - LOOK_EVERY;
  private deadline = Number.POSITIVE_INFINITY;

  constructor(scope: Scope = nothing, options?: RunOptions, cost = 0) {
    this.begin(scope, options, cost);
  }

  /** Starts a run with a minimum cost in steps. */
  begin(scope: Scope, options: RunOptions | undefined, cost: number): void {
    if (scope instanceof RecordScope && scope.isPlain) {
      this.record = scope.record;
      this.beyond = scope.beyond;
    }
    this.scope = scope;
    if (options !== undefined) this.allow(options);
    this.charge(cost);
  }

  private allow(options: RunOptions): void {
    this.options = options;
    if (options.limits === undefined) return;
    const limits = { ...defaultLimits, ...options.limits };
    this.limits = limits;
    this.steps = limits.steps;
    this.bytes = limits.bytes;
    this.nextLook = limits.steps - LOOK_EVERY;
    if (limits.milliseconds !== Number.POSITIVE_INFINITY)
      this.deadline = performance.now() + limits.milliseconds;
  }

  /** Ends the run and clears `count` cached fields. */
  end(count: number): void {
    const { fields } = this;
    if (this.keeps) for (let slot = 0; slot < count; slot += 1) fields[slot] = undefined;
    this.keeps = false;
    this.record = undefined;
    this.beyond = undefined;
    this.scope = nothing;
    this.options = noOptions;
    this.limits = defaultLimits;
    this.atItem = null;
    this.row = undefined;
    this.accumulator = null;
    this.at = undefined;
    this.from = -1;
    this.to = -1;
    this.calls = 0;
    this.stack = 0;
    this.steps = defaultLimits.steps;
    this.bytes = defaultLimits.bytes;
    this.nextLook = defaultLimits.steps - LOOK_EVERY;
    this.deadline = Number.POSITIVE_INFINITY;
  }

  /** The current item of a bulk node. */
  get item(): Value {
    return this.atItem;
  }

  set item(item: Value) {
    this.visit(item, nothingIsAdded());
  }

  /** Moves to an item. `straight`: `Object.prototype` has no additions, checked once per list. */
  visit(item: Value, straight: boolean): void {
    this.atItem = item;
    const isRow = straight && typeof item === 'object' && item !== null && isPlain(item);
    // Neither a list nor a Decimal has the prototype of plain objects, or none.
    this.row = isRow ? (item as DataObject) : undefined;
  }

  /** The clock time of the run. */
  get now(): string | undefined {
    return this.options.now;
  }

  /** Reads the value of a field. */
  value(field: Field): Value {
    const found = this.raw(field);
    return typeof found === 'number' && Number.isFinite(found) ? found : fieldValue(found, field);
  }

  /** Reads the value of a field before conversion. */
  raw(field: Field): unknown {
    const { from } = field;
    if (from === RECORD && this.record !== undefined) return this.straight(this.record, field.name);
    if (from === ITEM && this.row !== undefined) return this.row[field.name];
    return this.kept(field);
  }

  private straight(record: DataObject, name: string): unknown {
    const value = record[name];
    return this.beyond === undefined ? value : (foundOwn(value) ?? ownValue(this.beyond, name));
  }

  /** Value of an item's field, or the cached value of the record's. */
  private kept(field: Field): Value {
    const { slot, name } = field;
    if (slot === OF_ITEM) return fieldValue(ownValue(this.item, name), field);
    const known = slot === ALONE ? undefined : this.fields[slot];
    if (known !== undefined) return known;
    const { record } = this;
    const found = record === undefined ? this.scope.read(name) : this.straight(record, name);
    const value = fieldValue(found, field);
    if (slot !== ALONE) {
      this.fields[slot] = value;
      this.keeps = true;
    }
    return value;
  }

  /** Charges steps before the work. */
  charge(steps: number): void {
    this.steps -= steps;
    if (this.steps < 0)
      throw this.limit('limit-steps', `More than ${this.limits.steps} steps.`, this.limits.steps);
    if (this.steps < this.nextLook) this.checkTime();
  }

  /** Charges memory before its allocation. */
  allocate(bytes: number): void {
    this.bytes -= bytes;
    if (this.bytes < 0)
      throw this.limit('limit-memory', `More than ${this.limits.bytes} bytes.`, this.limits.bytes);
  }

  /** Charges the memory of a text before it is built. */
  allocateText(length: number): void {
    if (length > this.limits.text)
      throw this.limit('limit-text', `A text longer than ${this.limits.text}.`, this.limits.text);
    this.allocate(2 * length);
    this.charge(length >>> 6);
  }

  /**
   * Enters a call of a function that the formula defines. `stack`: estimated bytes of native stack while
   * inner calls run; `reach`: the maximum. Refuses large calls before the stack is full.
   */
  enter(stack: number, reach: number = stack): void {
    const full = this.stack + reach > STACK;
    this.calls += 1;
    this.stack += stack;
    if (full || this.calls > this.limits.calls)
      throw this.limit(
        'limit-calls',
        `More than ${this.limits.calls} calls open at once.`,
        this.limits.calls,
      );
  }

  /** Leaves a call; a refusal ends the run, so its calls are never left. */
  leave(stack: number): void {
    this.calls -= 1;
    this.stack -= stack;
  }

  /** A refusal at the current node. */
  refuse(code: string, message: string): Refusal {
    return new Refusal({ code, message, ...this.place() });
  }

  /** Refuses to go on after the deadline. */
  checkTime(): void {
    this.nextLook = this.steps - LOOK_EVERY;
    if (this.deadline !== Number.POSITIVE_INFINITY && performance.now() > this.deadline)
      throw this.limit('limit-time', `More than ${this.limits.milliseconds} ms.`, this.limits.milliseconds);
  }

  private limit(code: string, message: string, limit: number): Refusal {
    return new Refusal({
      code,
      message,
      params: { limit },
      ...this.place(),
    });
  }

  private place(): Place {
    return {
      ...(this.at === undefined ? {} : { at: this.at }),
      ...(this.from < 0 ? {} : { from: this.from, to: this.to }),
    };
  }
}

/** Converts a foreign value: decimal text of a number field becomes a number. */
function fieldValue(found: unknown, { numeric }: Field): Value {
  const value = typeof found === 'string' ? found : plainValue(found);
  return numeric && typeof value === 'string' ? (numericOf(value) ?? value) : value;
}

/** Removes inherited functions of `Object.prototype`. */
function foundOwn(value: unknown): unknown {
  return typeof value === 'function' ? undefined : value;
}
