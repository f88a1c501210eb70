import { addNumbers, negated, subtractNumbers } from '../numbers/addNumbers.ts';
import type { Numeric } from '../numbers/Decimal.ts';
import { divideNumbers, remainderNumbers } from '../numbers/divideNumbers.ts';
import { multiplyNumbers } from '../numbers/multiplyNumbers.ts';
import { numericOf } from '../numbers/numericOf.ts';
import type { Arithmetic } from '../Tree.ts';
import type { Closure } from './Closure.ts';
import type { CompileContext } from './CompileContext.ts';

type Operation = (a: Numeric, b: Numeric) => Numeric | null;

const operations: Readonly<Record<Arithmetic['operator'], Operation>> = {
  '+': addNumbers,
  '-': subtractNumbers,
  '*': multiplyNumbers,
  '/': divideNumbers,
  '%': remainderNumbers,
};

/**
 * Up to this many operands, each pair is its own closure, which is faster; more would fill the native stack.
 */
export const CHAINED = 32;

/** Exact arithmetic from left to right; null if an operand is empty or not a number, or a divisor is zero. */
export function compileArithmetic(node: Arithmetic, context: CompileContext): Closure {
  const [first, ...rest] = node.operands.map((operand) => context.closure(operand));
  if (first === undefined) return () => null;
  if (rest.length === 0) return single(node, first);
  if (rest.length > CHAINED) return chain(operations[node.operator], first, rest, node.at);
  return rest.reduce((left, right) => pair(operations[node.operator], left, right, node.at), first);
}

function pair(operation: Operation, left: Closure, right: Closure, at: string | undefined): Closure {
  return (frame) => {
    const a = left(frame);
    const b = right(frame);
    frame.at = at;
    if (typeof a === 'number' && typeof b === 'number') return operation(a, b);
    const x = numericOf(a);
    const y = numericOf(b);
    return x === null || y === null ? null : operation(x, y);
  };
}

function chain(
  operation: Operation,
  first: Closure,
  rest: readonly Closure[],
  at: string | undefined,
): Closure {
  return (frame) => {
    let total = numericOf(first(frame));
    for (const operand of rest) {
      const value = numericOf(operand(frame));
      frame.at = at;
      total = total === null || value === null ? null : operation(total, value);
    }
    return total;
  };
}

function single(node: Arithmetic, operand: Closure): Closure {
  const negates = node.operator === '-';
  return (frame) => {
    const value = numericOf(operand(frame));
    return value === null || !negates ? value : negated(value);
  };
}
