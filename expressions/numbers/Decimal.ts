/**
 * A number the fast path cannot hold: `coefficient * 10 ** -scale`, at most 34 significant digits. Lives only inside a run;
 * `numberOut` makes data of it. `approximate` marks what came from a division that does not end.
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

/** A number inside a run: a double that means its shortest decimal, or a {@link Decimal}. */
export type Numeric = number | Decimal;
