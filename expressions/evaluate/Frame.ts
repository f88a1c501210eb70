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

/** How much bulk work passes between two looks at the clock. */
const LOOK_EVERY = 4096;

/** Bytes of native stack that calls may take: browsers and Node give about 980 KB, others are on it too. */
const STACK = 850_000;

const noOptions: RunOptions = {};
const nothing: Scope = { read: () => undefined };

/** One run: what it reads, where its loops are, and what it may still use. Used again for a later run once it has ended. */
export class Frame {
  /** The record itself, when the scope is one whose names can be read straight. */
  private record: DataObject | undefined = undefined;
  /** Where names are looked up that the record has no value for. */
  private beyond: DataObject | undefined = undefined;
  private atItem: Value = null;
  /** The item itself, when it is one whose names can be read straight. */
  private row: DataObject | undefined = undefined;
  /** Where names are read. */
  scope: Scope = nothing;
  /** What the run was given: clock, bindings, randomness. */
  options: RunOptions = noOptions;
  limits: Limits = defaultLimits;
  /** A reduce's accumulator. */
  accumulator: Value = null;
  /** The place of the node at work, for errors raised below it. */
  at: string | undefined = undefined;
  /** The same in a text: UTF-16 offsets, -1 when there is none. */
  from = -1;
  to = -1;
  /** Values of fields already read in this run, by {@link Field.slot}; undefined: not yet. */
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

  /** Starts a run that costs at least so many steps. */
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

  /** Ends it, lets go of what it read (so many fields) and is as new. */
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

  /** The item a bulk node is at. */
  get item(): Value {
    return this.atItem;
  }

  set item(item: Value) {
    this.visit(item, nothingIsAdded());
  }

  /** Goes to an item; `straight`: nothing is added to `Object.prototype`, which is asked once for all items of a list. */
  visit(item: Value, straight: boolean): void {
    this.atItem = item;
    const isRow = straight && typeof item === 'object' && item !== null && isPlain(item);
    // The cast: neither a list nor a Decimal has the prototype of plain objects, or none.
    this.row = isRow ? (item as DataObject) : undefined;
  }

  /** The clock reading the run was given. */
  get now(): string | undefined {
    return this.options.now;
  }

  /** The value of a field. */
  value(field: Field): Value {
    const found = this.raw(field);
    return typeof found === 'number' && Number.isFinite(found) ? found : fieldValue(found, field);
  }

  /** The same, or the foreign value it is made of. */
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

  /** Of an item, or kept from when it was read first in this run. */
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

  /** Takes steps before the work is done. */
  charge(steps: number): void {
    this.steps -= steps;
    if (this.steps < 0)
      throw this.limit('limit-steps', `More than ${this.limits.steps} steps.`, this.limits.steps);
    if (this.steps < this.nextLook) this.look();
  }

  /** Takes memory before it is allocated. */
  allocate(bytes: number): void {
    this.bytes -= bytes;
    if (this.bytes < 0)
      throw this.limit('limit-memory', `More than ${this.limits.bytes} bytes.`, this.limits.bytes);
  }

  /** Takes the memory of a text before it is built. */
  allocateText(length: number): void {
    if (length > this.limits.text)
      throw this.limit('limit-text', `A text longer than ${this.limits.text}.`, this.limits.text);
    this.allocate(2 * length);
    this.charge(length >>> 6);
  }

  /**
   * Opens a call of a function the formula defines. `stack` is how many bytes of the native stack it is reckoned to take while
   * calls inside it are open, `reach` how many at most: calls of big functions are refused before the stack is full.
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

  /** Closes a call; one that ends in a refusal ends the run and is never closed. */
  leave(stack: number): void {
    this.calls -= 1;
    this.stack -= stack;
  }

  /** A refusal at the node at work. */
  refuse(code: string, message: string): Refusal {
    return new Refusal({ code, message, ...this.place() });
  }

  private look(): void {
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

/** What a foreign value is to a program: decimal text of a number field is its number. */
function fieldValue(found: unknown, { numeric }: Field): Value {
  const value = typeof found === 'string' ? found : plainValue(found);
  return numeric && typeof value === 'string' ? (numericOf(value) ?? value) : value;
}

/** Without what `Object.prototype` gives a plain record: functions. */
function foundOwn(value: unknown): unknown {
  return typeof value === 'function' ? undefined : value;
}
