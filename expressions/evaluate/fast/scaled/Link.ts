import type { Field } from '../../Field.ts';

/** A calculation in integers: each link takes the result one step further. The first adds to zero. */
export type Chain = readonly Link[];

/**
 * Operand of a link: `constant + factor * x`. x is a chain, or a field as an integer at its own power of ten.
 */
export interface Term {
  /** Undefined without a chain: the term is only the constant. */
  readonly field: Field | undefined;
  readonly chain: Chain | undefined;
  readonly power: number;
  readonly factor: number;
  readonly constant: number;
}

/**
 * How a link combines its term with the result so far. It adds the term to the result times `up`, so that
 * both have one scale, or multiplies.
 */
export interface Joint {
  readonly adds: boolean;
  readonly up: number;
}

/**
 * One step: a term, how to combine it, and the divisor for rounding (half away from zero, or to even; 1:
 * none). All have one shape, so a formula runs in one loop with its number in a register; a closure would
 * return an object each time.
 */
export class Link implements Term, Joint {
  // (`declare`: a field that starts as undefined never becomes a field of doubles, and is checked before each
  // use.)
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

// A field first seen as a double stays one.
new Link(
  { field: undefined, chain: undefined, power: 0.5, factor: 0.5, constant: 0.5 },
  { adds: true, up: 0.5 },
  0.5,
);
