/**
 * A number outside the fast path: `coefficient * 10 ** -scale`, at most 34 significant digits. It exists only
 * inside a run; `numberOut` converts it to data. `approximate` marks results of a non-terminating division.
 */
export class Decimal {
  readonly coefficient: bigint;
  readonly scale: number;
  readonly approximate: boolean;
  constructor(coefficient: bigint, scale: number, approximate: boolean) {
    this.coefficient = coefficient;
    this.scale = scale;
    this.approximate = approximate;
  }
}

/** A number inside a run: a double, read as its shortest decimal, or a {@link Decimal}. */
export type Numeric = number | Decimal;
