import { ten } from '../../numbers/scaled.ts';
import type { Call } from '../../Tree.ts';
import type { CompileContext } from '../CompileContext.ts';
import { type Chain, Link, type Term } from './Link.ts';
import type { Scaled } from './Scaled.ts';

/** `round(x, places)` with constant places after the point; JSONata's rounds half to even. */
export function scaledRound(node: Call, context: CompileContext): Scaled | undefined {
  const [operand, places] = node.operands;
  const even = node.name === 'roundHalfEven';
  if ((node.name !== 'round' && !even) || operand === undefined || node.operands.length > 2) return undefined;
  const wanted = places === undefined ? 0 : places.kind === 'literal' ? places.value : undefined;
  if (typeof wanted !== 'number' || !Number.isInteger(wanted) || wanted < 0) return undefined;
  const whole = context.scaled(operand);
  if (whole === undefined || (places !== undefined && context.scaled(places) === undefined)) return undefined;
  if (whole.scale <= wanted) return whole;
  return { scale: wanted, chain: divided(whole.chain, ten(whole.scale - wanted), even) };
}

/** The chain's last step rounds too. */
function divided(chain: Chain, divisor: number, even: boolean): Chain {
  const last = chain.at(-1);
  if (last?.divisor === 1) return [...chain.slice(0, -1), last.divided(divisor, even)];
  return [...chain, Link.add(nothing, 1).divided(divisor, even)];
}

const nothing: Term = { field: undefined, chain: undefined, power: 1, factor: 0, constant: 0 };
