import type { Frame } from '../../evaluate/Frame.ts';
import { addNumbers, subtractNumbers } from '../../numbers/addNumbers.ts';
import { compareNumbers } from '../../numbers/compareNumbers.ts';
import type { Numeric } from '../../numbers/Decimal.ts';
import { divideNumbers, remainderNumbers } from '../../numbers/divideNumbers.ts';
import { multiplyNumbers } from '../../numbers/multiplyNumbers.ts';
import type { Operand, Operator } from '../JsonataNode.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { isEqual } from './isEqual.ts';
import { isNumber } from './isNumber.ts';
import { mark, raise } from './raise.ts';
import { textOf } from './textOf.ts';
import { textOrder } from './textOrder.ts';

/** A binary operator; `place` is its position in the source. */
export type Apply = (left: JsonataValue, right: JsonataValue, frame: Frame, place: Operand) => JsonataValue;

/** Operators that always evaluate both sides. */
export const operators: Readonly<Record<Exclude<Operator, 'and' | 'or' | '~>'>, Apply>> = {
  '+': arithmetic(addNumbers),
  '-': arithmetic(subtractNumbers),
  '*': arithmetic(multiplyNumbers),
  '/': arithmetic(divideNumbers),
  '%': arithmetic(remainderNumbers),
  '&': joined,
  '=': (left, right, frame, place) => {
    if (left === undefined || right === undefined) return false;
    mark(frame, place);
    return isEqual(left, right, frame);
  },
  '!=': (left, right, frame, place) => {
    if (left === undefined || right === undefined) return false;
    mark(frame, place);
    return !isEqual(left, right, frame);
  },
  '<': ordering((order) => order < 0),
  '<=': ordering((order) => order <= 0),
  '>': ordering((order) => order > 0),
  '>=': ordering((order) => order >= 0),
  in: member,
};

/** True for operators that always evaluate both sides. */
export function isPure(operator: Operator): operator is keyof typeof operators {
  return operator !== 'and' && operator !== 'or' && operator !== '~>';
}

/** Exact arithmetic. Nothing when a side is missing; D1001 for a division by zero. */
function arithmetic(operation: (a: Numeric, b: Numeric) => Numeric | null): Apply {
  return (left, right, frame, place) => {
    if (left !== undefined && !isNumber(left)) throw raise('T2001', frame, place);
    if (right !== undefined && !isNumber(right)) throw raise('T2002', frame, place);
    if (left === undefined || right === undefined) return undefined;
    mark(frame, place);
    const result = operation(left, right);
    if (result === null) throw raise('D1001', frame, place);
    return result;
  };
}

function joined(left: JsonataValue, right: JsonataValue, frame: Frame, place: Operand): string {
  mark(frame, place);
  const a = textOf(left, frame);
  const b = textOf(right, frame);
  frame.allocateText(a.length + b.length);
  return a + b;
}

/** Compares two numbers by value, two texts by code points. Nothing when a side is missing. */
function ordering(holds: (order: number) => boolean): Apply {
  return (left, right, frame, place) => {
    if (!isOrdered(left) || !isOrdered(right)) throw raise('T2010', frame, place);
    if (left === undefined || right === undefined) return undefined;
    if (typeof left === 'string' && typeof right === 'string') return holds(textOrder(left, right, frame));
    if (isNumber(left) && isNumber(right)) return holds(compareNumbers(left, right));
    throw raise('T2009', frame, place);
  };
}

function isOrdered(value: JsonataValue): value is undefined | string | Numeric {
  return value === undefined || typeof value === 'string' || isNumber(value);
}

function member(left: JsonataValue, right: JsonataValue, frame: Frame, place: Operand): boolean {
  if (left === undefined || right === undefined) return false;
  mark(frame, place);
  const list: readonly JsonataValue[] = Array.isArray(right) ? right : [right];
  frame.charge(list.length);
  if (isNumber(left)) return list.some((item) => isNumber(item) && compareNumbers(item, left) === 0);
  return list.includes(left);
}
