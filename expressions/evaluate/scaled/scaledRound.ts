import { ten } from '../../numbers/scaled.ts';
import type { Call } from '../../Tree.ts';
import type { CompileContext } from '../CompileContext.ts';
import type { Scaled } from './Scaled.ts';
import { quotient } from './safe.ts';

/** `round(x, places)` with constant places after the point. */
export function scaledRound(node: Call, context: CompileContext): Scaled | undefined {
  const [operand, places] = node.operands;
  if (node.name !== 'round' || operand === undefined || node.operands.length > 2) return undefined;
  const wanted = places === undefined ? 0 : places.kind === 'literal' ? places.value : undefined;
  if (typeof wanted !== 'number' || !Number.isInteger(wanted) || wanted < 0) return undefined;
  const whole = context.scaled(operand);
  if (whole === undefined || (places !== undefined && context.scaled(places) === undefined)) return undefined;
  const { scale, read } = whole;
  if (scale <= wanted) return whole;
  const divisor = ten(scale - wanted);
  return {
    scale: wanted,
    read: whole.rounded?.(divisor) ?? ((frame) => quotient(read(frame), divisor)),
  };
}
