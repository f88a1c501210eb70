import { ten } from '../../numbers/scaled.ts';
import type { Call } from '../../Tree.ts';
import type { CompileContext } from '../CompileContext.ts';
import type { Scaled } from './Scaled.ts';
import { quotient, quotientHalfEven } from './safe.ts';

/** `round(x, places)` with constant places after the point; JSONata's rounds half to even. */
export function scaledRound(node: Call, context: CompileContext): Scaled | undefined {
  const [operand, places] = node.operands;
  const even = node.name === 'roundHalfEven';
  if ((node.name !== 'round' && !even) || operand === undefined || node.operands.length > 2) return undefined;
  const wanted = places === undefined ? 0 : places.kind === 'literal' ? places.value : undefined;
  if (typeof wanted !== 'number' || !Number.isInteger(wanted) || wanted < 0) return undefined;
  const whole = context.scaled(operand);
  if (whole === undefined || (places !== undefined && context.scaled(places) === undefined)) return undefined;
  const { scale, read } = whole;
  if (scale <= wanted) return whole;
  const divisor = ten(scale - wanted);
  if (even) return { scale: wanted, read: (frame) => quotientHalfEven(read(frame), divisor) };
  return {
    scale: wanted,
    read: whole.rounded?.(divisor) ?? ((frame) => quotient(read(frame), divisor)),
  };
}
