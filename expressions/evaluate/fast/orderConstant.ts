import type { Data } from '../../Data.ts';
import type { Order } from '../../Tree.ts';
import { type Comparison, compareAsNumbers, compareAsText } from '../../values/compareValues.ts';
import { DATE, DATETIME } from '../../values/dates.ts';
import type { Closure } from '../Closure.ts';
import { LONG } from '../chargeLong.ts';
import { takesNumbers } from '../comparisonFor.ts';
import { type Operand, operandValue } from '../Operand.ts';
import type { Ordered } from '../order.ts';

/** Makes the test of an operand beside a constant; `otherwise` answers for values of other kinds. */
type Beside = (operand: Operand, otherwise: Ordered) => Closure;

/** What ordering beside a constant comes to; undefined when nothing is simpler than the comparison itself. */
export function orderConstant(
  constant: Data,
  comparison: Comparison,
  operator: Order['operator'],
): Beside | undefined {
  if (typeof constant === 'number') return takesNumbers(comparison) ? numbers[operator](constant) : undefined;
  if (typeof constant !== 'string' || constant === '' || constant.length > LONG) return undefined;
  if (comparison === compareAsNumbers || !inCodePoints(constant)) return undefined;
  // A date beside a datetime counts as a day: then only texts of one length stand as they are.
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

/** `length`: of the texts that stand as they are; -1: any. The empty text, which stands beside nothing, never does. */
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
 * JavaScript's order of a text and this one is that of code points: where the two differ, the unit of this one is below the
 * surrogates, so that the other is above it in both orders or below it in both.
 */
function inCodePoints(constant: string): boolean {
  for (let at = 0; at < constant.length; at += 1) if (constant.charCodeAt(at) >= 0xd800) return false;
  return true;
}
