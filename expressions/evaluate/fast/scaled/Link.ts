import type { Field } from '../../Field.ts';

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

/** How a link joins what has come so far: adds its term to it, times `up`, so that both have one scale, or multiplies it. */
export interface Joint {
  readonly adds: boolean;
  readonly up: number;
}

/**
 * One step: a term, how it joins, and the divisor the result is rounded by (half away from zero, or to even; 1: not at all).
 * One shape for all of them, so that a formula runs in one loop with its number in a register: what a closure returns is an
 * object each time.
 */
export class Link implements Term, Joint {
  // (`declare`: a field that is undefined first never becomes one of doubles, and each number is looked at before it is used.)
  declare readonly field: Field | undefined;
  declare readonly chain: Chain | undefined;
  declare readonly adds: boolean;
  declare readonly even: boolean;
  declare readonly power: number;
  declare readonly factor: number;
  declare readonly constant: number;
  declare readonly up: number;
  declare readonly divisor: number;

  constructor(term: Term, joint: Joint, divisor = 1, even = false) {
    this.field = term.field;
    this.chain = term.chain;
    this.adds = joint.adds;
    this.even = even;
    this.power = term.power;
    this.factor = term.factor;
    this.constant = term.constant;
    this.up = joint.up;
    this.divisor = divisor;
  }
}

// What is met as a double first stays one.
new Link(
  { field: undefined, chain: undefined, power: 0.5, factor: 0.5, constant: 0.5 },
  { adds: true, up: 0.5 },
  0.5,
);
