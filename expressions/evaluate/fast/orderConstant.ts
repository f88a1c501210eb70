import type { Data } from '../../Data.ts';
import type { Order } from '../../Tree.ts';
import { type Comparison, compareAsNumbers, compareAsText } from '../../values/compareValues.ts';
import { DATE, DATETIME } from '../../values/dates.ts';
import type { Closure } from '../Closure.ts';
import { LONG } from '../chargeLong.ts';
import { takesNumbers } from '../comparisonFor.ts';
import { type Operand, operandValue } from '../Operand.ts';
import type { Ordered } from '../order.ts';

/** Creates the test of an operand against a constant; `otherwise` handles values of other kinds. */
type Beside = (operand: Operand, otherwise: Ordered) => Closure;

/** Fast path for `field < constant` and similar; undefined when there is none. */
export function orderConstant(
  constant: Data,
  comparison: Comparison,
  operator: Order['operator'],
): Beside | undefined {
  if (typeof constant === 'number') return takesNumbers(comparison) ? numbers[operator](constant) : undefined;
  if (typeof constant !== 'string' || constant === '' || constant.length > LONG) return undefined;
  if (comparison === compareAsNumbers || !inCodePoints(constant)) return undefined;
  // Beside a datetime a date counts as a day, so only texts of one length compare directly.
  const dated = comparison !== compareAsText && (constant.length === DATE || constant.length === DATETIME);
  return texts[operator](constant, dated ? constant.length : -1);
}

const numbers: Readonly<Record<Order['operator'], (constant: number) => Beside>> = {
  '<': (constant) => (operand, otherwise) => (frame) => {
    const value = operandValue(frame, operand);
    return typeof value === 'number' ? value < constant : otherwise(frame, value, constant);
  },
  '<=': (constant) => (operand, otherwise) => (frame) => {
    const value = operandValue(frame, operand);
    return typeof value === 'number' ? value <= constant : otherwise(frame, value, constant);
  },
  '>': (constant) => (operand, otherwise) => (frame) => {
    const value = operandValue(frame, operand);
    return typeof value === 'number' ? value > constant : otherwise(frame, value, constant);
  },
  '>=': (constant) => (operand, otherwise) => (frame) => {
    const value = operandValue(frame, operand);
    return typeof value === 'number' ? value >= constant : otherwise(frame, value, constant);
  },
};

/** `length`: length of texts that compare directly, -1 for any. The empty text never does. */
const texts: Readonly<Record<Order['operator'], (constant: string, length: number) => Beside>> = {
  '<': (constant, length) => (operand, otherwise) => (frame) => {
    const value = operandValue(frame, operand);
    return stands(value, length) ? value < constant : otherwise(frame, value, constant);
  },
  '<=': (constant, length) => (operand, otherwise) => (frame) => {
    const value = operandValue(frame, operand);
    return stands(value, length) ? value <= constant : otherwise(frame, value, constant);
  },
  '>': (constant, length) => (operand, otherwise) => (frame) => {
    const value = operandValue(frame, operand);
    return stands(value, length) ? value > constant : otherwise(frame, value, constant);
  },
  '>=': (constant, length) => (operand, otherwise) => (frame) => {
    const value = operandValue(frame, operand);
    return stands(value, length) ? value >= constant : otherwise(frame, value, constant);
  },
};

function stands(value: unknown, length: number): value is string {
  return typeof value === 'string' && (length < 0 ? value !== '' : value.length === length);
}

/**
 * Whether JavaScript's order of texts equals code-point order here: where the two differ, this text's unit is
 * below the surrogates, so the other is above it in both orders or below it in both.
 */
function inCodePoints(constant: string): boolean {
  for (let at = 0; at < constant.length; at += 1) if (constant.charCodeAt(at) >= 0xd800) return false;
  return true;
}
