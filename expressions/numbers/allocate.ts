import type { Data } from '../Data.ts';
import { caught } from '../Refusal.ts';
import { isEmpty } from '../values/isEmpty.ts';
import type { Amount } from './amounts.ts';
import type { Numeric } from './Decimal.ts';
import { decimalOf } from './decimalOf.ts';
import { numberOut } from './numberOut.ts';
import { numericOf } from './numericOf.ts';
import { roundNumber } from './roundNumber.ts';
import { halfAway, settle } from './settle.ts';

/** Maximum decimals of a number with 34 digits. */
const MOST_PLACES = 34;

/**
 * Distributes a total by weights (分摊), exact, to `places` decimals (default 2), like {@link allocateNumbers}.
 * An empty weight counts as 0. Null if the total is empty or not a number, a weight is not a number, or 34
 * digits do not suffice.
 */
export function allocate(
  total: Data | undefined,
  weights: readonly (Data | undefined)[],
  places = 2,
): Amount[] | null {
  const result = caught(() => {
    const amount = numericOf(total);
    const numbers: Numeric[] = [];
    for (const weight of weights) {
      const number = isEmpty(weight) ? 0 : numericOf(weight);
      if (number === null) return null;
      numbers.push(number);
    }
    return amount === null ? null : allocateNumbers(amount, numbers, places).map(numberOut);
  });
  return result.ok ? result.value : null;
}

/**
 * Rounds each share half away from zero. Then the missing or surplus units go one by one to the shares with
 * the largest remainders, earlier ones first. So the shares add up to the rounded total, and each differs
 * from its exact value by less than one unit. Weights that add up to 0 (usually all zero) share equally.
 */
export function allocateNumbers(total: Numeric, weights: readonly Numeric[], places: number): Numeric[] {
  const digits = Math.max(-MOST_PLACES, Math.min(MOST_PLACES, Math.trunc(places)));
  const units = integerAt(roundNumber(total, digits), digits);
  const scale = Math.max(0, ...weights.map((weight) => decimalOf(weight).scale));
  const scaled = weights.map((weight) => integerAt(weight, scale));
  const sum = totalOf(scaled);
  const shares =
    sum === 0n
      ? wholeShares(
          units,
          scaled.map(() => 1n),
        )
      : wholeShares(units, scaled);
  return shares.map((share) => settle(share, digits, false));
}

/** Shares in whole units by weights that do not add up to 0; they add up to `units`. */
function wholeShares(units: bigint, weights: readonly bigint[]): bigint[] {
  const sum = totalOf(weights);
  const sign = sum < 0n ? -1n : 1n;
  const divisor = sign * sum;
  const parts = weights.map((weight, index) => {
    const exact = sign * units * weight;
    const share = halfAway(exact, divisor);
    return { index, share, remainder: exact - share * divisor };
  });
  const rest = units - totalOf(parts.map(({ share }) => share));
  const unit = rest < 0n ? -1n : 1n;
  // If rounding gave too much, the largest remainder belongs to the share that got most.
  const order = [...parts].sort((a, b) => {
    const difference = unit * (b.remainder - a.remainder);
    return difference === 0n ? a.index - b.index : difference > 0n ? 1 : -1;
  });
  for (const part of order.slice(0, Number(unit * rest))) part.share += unit;
  return parts.map(({ share }) => share);
}

function totalOf(values: readonly bigint[]): bigint {
  return values.reduce((left, right) => left + right, 0n);
}

/** The number in units of 10^-scale; must have no further decimals. */
function integerAt(value: Numeric, scale: number): bigint {
  const decimal = decimalOf(value);
  const raise = scale - decimal.scale;
  return raise >= 0
    ? decimal.coefficient * 10n ** BigInt(raise)
    : decimal.coefficient / 10n ** BigInt(-raise);
}
