import { FIFTEEN_DIGITS, ten } from '../../../numbers/scaled.ts';
import type { Node } from '../../../Tree.ts';
import type { Closure } from '../../Closure.ts';
import type { CompileContext } from '../../CompileContext.ts';
import { reckon } from './reckon.ts';
import { chainOf } from './Scaled.ts';

/** Compiles the integer fast path of a node with its exact fallback; undefined without a scale. */
export function scaledClosure(node: Node, context: CompileContext): Closure | undefined {
  const scaled = context.scaled(node);
  if (scaled === undefined) return undefined;
  const chain = chainOf(scaled);
  const power = ten(scaled.scale);
  const exactly = context.later(node);
  return (frame) => {
    const n = reckon(frame, chain);
    if (n < FIFTEEN_DIGITS && n > -FIFTEEN_DIGITS) return n / power + 0;
    return n === Number.POSITIVE_INFINITY || n === Number.NEGATIVE_INFINITY ? null : exactly(frame);
  };
}
