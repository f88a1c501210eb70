import { defaultLimits, type Limits } from '../Limits.ts';
import { Refusal } from '../Refusal.ts';
import type { RunOptions } from '../RunOptions.ts';
import type { Scope } from '../Scope.ts';
import type { Place } from '../Tree.ts';
import type { Value } from '../values/Value.ts';

/** How much bulk work passes between two looks at the clock. */
const LOOK_EVERY = 4096;

/** Compiled nodes that may be open at once: each takes about 200 bytes of a native stack of about 1 MB. */
const LEVELS = 4_500;

const noOptions: RunOptions = {};

/** One run: what it reads, where its loops are, and what it may still use. */
export class Frame {
  readonly scope: Scope;
  /** What the run was given: clock, bindings, randomness. */
  readonly options: RunOptions;
  readonly now: string | undefined;
  readonly limits: Limits;
  /** The item a bulk node is at, and a reduce's accumulator. */
  item: Value = null;
  accumulator: Value = null;
  /** The place of the node at work, for errors raised below it. */
  at: string | undefined = undefined;
  /** The same in a text: UTF-16 offsets, -1 when there is none. */
  from = -1;
  to = -1;
  private calls = 0;
  private levels = 0;
  private steps: number;
  private bytes: number;
  private nextLook: number;
  private readonly deadline: number;

  constructor(scope: Scope, options: RunOptions | undefined, cost: number) {
    const limits = options?.limits === undefined ? defaultLimits : { ...defaultLimits, ...options.limits };
    this.scope = scope;
    this.options = options ?? noOptions;
    this.now = options?.now;
    this.limits = limits;
    this.steps = limits.steps;
    this.bytes = limits.bytes;
    this.nextLook = limits.steps - LOOK_EVERY;
    this.deadline =
      limits.milliseconds === Number.POSITIVE_INFINITY
        ? limits.milliseconds
        : performance.now() + limits.milliseconds;
    this.charge(cost);
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
   * Opens a call of a function the formula defines; `levels` is how many compiled nodes deep its body nests, so that calls of
   * big functions are refused before the native stack is full.
   */
  enter(levels: number): void {
    this.calls += 1;
    this.levels += levels;
    if (this.calls > this.limits.calls || this.levels > LEVELS)
      throw this.limit(
        'limit-calls',
        `More than ${this.limits.calls} calls open at once.`,
        this.limits.calls,
      );
  }

  /** Closes a call; one that ends in a refusal ends the run and is never closed. */
  leave(levels: number): void {
    this.calls -= 1;
    this.levels -= levels;
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
