import type { Field } from '../Field.ts';

/** A reckoning in whole numbers: each link takes what has come so far a step on. The first one adds itself to nothing. */
export type Chain = readonly Link[];

/** What a link reckons with: `constant + factor * x`, where x is a field as a whole number at its own power of ten, or a chain. */
export interface Term {
  /** Undefined, and no chain: the constant alone. */
  readonly field: Field | undefined;
  readonly chain: Chain | undefined;
  readonly power: number;
  readonly factor: number;
  readonly constant: number;
}

/**
 * One step: a term that is added to what has come so far (times `up`, so that both have one scale) or multiplies it, and the
 * divisor the result is rounded by (half away from zero, or to even; 1: not at all). One shape for all of them, so that a formula runs in
 * one loop with its number in a register: what a closure returns is an object each time.
 */
export class Link implements Term {
  // (`declare`: a field that is first made undefined never becomes one of doubles.)
  declare readonly field: Field | undefined;
  declare readonly chain: Chain | undefined;
  declare readonly adds: boolean;
  declare readonly power: number;
  declare readonly factor: number;
  declare readonly constant: number;
  declare readonly up: number;
  declare readonly divisor: number;
  declare readonly even: boolean;

  private constructor(term: Term, adds: boolean, up: number, divisor: number, even: boolean) {
    this.field = term.field;
    this.chain = term.chain;
    this.adds = adds;
    this.power = term.power;
    this.factor = term.factor;
    this.constant = term.constant;
    this.up = up;
    this.divisor = divisor;
    this.even = even;
  }

  static add(term: Term, up: number): Link {
    return new Link(term, true, up, 1, false);
  }

  static multiply(term: Term): Link {
    return new Link(term, false, 1, 1, false);
  }

  /** The same step, then rounded. */
  divided(divisor: number, even: boolean): Link {
    return new Link(this, this.adds, this.up, divisor, even);
  }
}

const shape: Term = { field: undefined, chain: undefined, power: 0.5, factor: 0.5, constant: 0.5 };
// The engine keeps as doubles what it has met as doubles first; else each number is looked at before it is used.
Link.add(shape, 0.5).divided(0.5, false);
