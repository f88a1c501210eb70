import type { Data } from '../Data.ts';
import { caught } from '../Refusal.ts';
import { addNumbers, subtractNumbers } from './addNumbers.ts';
import { compareNumbers } from './compareNumbers.ts';
import type { Numeric } from './Decimal.ts';
import { divideNumbers } from './divideNumbers.ts';
import { multiplyNumbers } from './multiplyNumbers.ts';
import { numberOut } from './numberOut.ts';
import { numericOf } from './numericOf.ts';
import { roundNumber } from './roundNumber.ts';
import { sumNumbers } from './sumNumbers.ts';

/** A number on the wire: a JSON number, or decimal text if a double cannot hold all its digits. */
export type Amount = number | string;

type Operand = Data | undefined;

/** a + b, exact. Null if an operand is empty or not a number, or 34 digits do not suffice. */
export function add(a: Operand, b: Operand): Amount | null {
  return exactly(addNumbers, a, b);
}

/** a - b, exact; null like {@link add}. */
export function subtract(a: Operand, b: Operand): Amount | null {
  return exactly(subtractNumbers, a, b);
}

/** a * b, exact; null like {@link add}. */
export function multiply(a: Operand, b: Operand): Amount | null {
  return exactly(multiplyNumbers, a, b);
}

/** a / b: exact, or 34 digits inside and 17 in the result; null like {@link add} and for a zero divisor. */
export function divide(a: Operand, b: Operand): Amount | null {
  return exactly(divideNumbers, a, b);
}

/**
 * Rounds the decimal value half away from zero: `round(1.005, 2)` is 1.01. Places default to 0 and may be
 * negative.
 */
export function round(value: Operand, places = 0): Amount | null {
  return answer(() => {
    const number = numericOf(value);
    return number === null ? null : roundNumber(number, Math.trunc(places));
  });
}

/** Negative, zero or positive; null if an operand is empty or not a number. */
export function compare(a: Operand, b: Operand): number | null {
  const compared = caught(() => {
    const left = numericOf(a);
    const right = numericOf(b);
    return left === null || right === null ? null : compareNumbers(left, right);
  });
  return compared.ok ? compared.value : null;
}

/** The exact sum of a list; skips empty items, null without any number. */
export function sum(values: readonly Operand[]): Amount | null {
  return answer(() => sumNumbers(values));
}

function exactly(
  operation: (a: Numeric, b: Numeric) => Numeric | null,
  a: Operand,
  b: Operand,
): Amount | null {
  return answer(() => {
    const left = numericOf(a);
    const right = numericOf(b);
    return left === null || right === null ? null : operation(left, right);
  });
}

function answer(work: () => Numeric | null): Amount | null {
  const result = caught(work);
  return !result.ok || result.value === null ? null : numberOut(result.value);
}
