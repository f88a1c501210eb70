import type { Order } from '../Tree.ts';
import type { Comparison } from '../values/compareValues.ts';
import { isEmpty } from '../values/isEmpty.ts';
import type { Value } from '../values/Value.ts';
import type { Closure } from './Closure.ts';
import type { CompileContext } from './CompileContext.ts';
import { chargeLong } from './chargeLong.ts';
import { comparisonFor, takesNumbers } from './comparisonFor.ts';
import type { Frame } from './Frame.ts';
import { orderConstant } from './fast/orderConstant.ts';
import { operandValue } from './Operand.ts';

/** Tests whether two values are in order. */
export type Ordered = (frame: Frame, a: Value, b: Value) => boolean;

/** Ordering; false if a side is empty or the two cannot be compared. */
export function compileOrder(node: Order, context: CompileContext): Closure {
  const [a, b, c] = node.operands;
  if (a === undefined || b === undefined) return () => false;
  const left = context.operand(a);
  const middle = context.operand(b);
  const comparison = comparisonFor(context.type(a), context.type(b));
  const first = ordered(comparison, node.operator);
  if (c === undefined) {
    if (b.kind === 'literal') {
      const quick = orderConstant(b.value, comparison, node.operator);
      if (quick !== undefined) return quick(left, first);
    }
    return (frame) => first(frame, operandValue(frame, left), operandValue(frame, middle));
  }
  const right = context.closure(c);
  const second = ordered(comparisonFor(context.type(b), context.type(c)), node.operator);
  return (frame) => {
    const between = operandValue(frame, middle);
    return first(frame, operandValue(frame, left), between) && second(frame, between, right(frame));
  };
}

const holds: Readonly<Record<Order['operator'], (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

function ordered(comparison: Comparison, operator: Order['operator']): Ordered {
  const test = holds[operator];
  const numbers = takesNumbers(comparison);
  return (frame, a, b) => {
    if (numbers && typeof a === 'number' && typeof b === 'number') return test(a - b);
    if (isEmpty(a) || isEmpty(b)) return false;
    chargeLong(frame, a, b);
    const order = comparison(a, b);
    return order !== undefined && test(order);
  };
}
