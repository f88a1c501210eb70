import type { Equal } from '../Tree.ts';
import { equalBy } from '../values/compareValues.ts';
import type { Closure } from './Closure.ts';
import type { CompileContext } from './CompileContext.ts';
import { chargeLong } from './chargeLong.ts';
import { comparisonFor } from './comparisonFor.ts';
import { equalConstant } from './fast/equalConstant.ts';
import { operandValue } from './Operand.ts';

/** Null-safe equality by type. */
export function compileEqual(node: Equal, context: CompileContext): Closure {
  const { negated } = node;
  const comparison = comparisonFor(context.type(node.left), context.type(node.right));
  const left = context.operand(node.left);
  const right = context.operand(node.right);
  if (node.right.kind === 'literal') {
    const same = equalConstant(node.right.value, comparison);
    if (same !== undefined) return same(left, negated);
  }
  if (node.left.kind === 'literal') {
    const same = equalConstant(node.left.value, comparison);
    if (same !== undefined) return same(right, negated);
  }
  return (frame) => {
    const a = operandValue(frame, left);
    const b = operandValue(frame, right);
    chargeLong(frame, a, b);
    return equalBy(comparison, a, b) !== negated;
  };
}
