import { compareNumbers } from '../numbers/compareNumbers.ts';
import { Decimal } from '../numbers/Decimal.ts';
import { numericOf } from '../numbers/numericOf.ts';
import { compareStarts, compareText } from './compareText.ts';
import { DATE, dateBesideDatetime } from './dates.ts';
import { isEmpty } from './isEmpty.ts';

/** Compares two filled values: negative, zero, positive; undefined: not comparable. */
export type Comparison = (a: unknown, b: unknown) => number | undefined;

/** For known numbers; decimal text counts as its number. */
export const compareAsNumbers: Comparison = (a, b) => {
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0;
  const left = numberOrTruth(a);
  const right = numberOrTruth(b);
  return left === null || right === null ? undefined : compareNumbers(left, right);
};

/** For known texts, by code points: '10' is less than '9', and '1' is not '1.0'. */
export const compareAsText: Comparison = (a, b) =>
  typeof a === 'string' && typeof b === 'string' ? compareText(a, b) : undefined;

/** For known dates and datetimes. */
export const compareAsDates: Comparison = (a, b) => {
  if (typeof a !== 'string' || typeof b !== 'string') return undefined;
  if (a.length === b.length || a.length < DATE || b.length < DATE) return compareText(a, b);
  // If the days differ, their validity does not matter.
  const days = compareStarts(a, b, DATE);
  return days !== 0 || dateBesideDatetime(a, b) ? days : compareText(a, b);
};

/**
 * For unknown types, by value: a number with a number or decimal text as numbers, two texts as dates or text,
 * booleans as 1 and 0 with booleans and numbers; lists and objects are not comparable.
 */
export const compareValues: Comparison = (a, b) => {
  if (typeof a === 'string' && typeof b === 'string') return compareAsDates(a, b);
  if (isNumber(a) || isNumber(b)) return compareAsNumbers(a, b);
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return undefined;
};

/** Equality by a comparison: two empty values are equal, an empty and a filled one are not. */
export function equalBy(comparison: Comparison, a: unknown, b: unknown): boolean {
  const emptyA = isEmpty(a);
  const emptyB = isEmpty(b);
  return emptyA || emptyB ? emptyA && emptyB : comparison(a, b) === 0;
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || value instanceof Decimal;
}

function numberOrTruth(value: unknown) {
  return typeof value === 'boolean' ? Number(value) : numericOf(value);
}
