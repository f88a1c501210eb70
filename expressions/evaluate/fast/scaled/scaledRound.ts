import { ten } from '../../../numbers/scaled.ts';
import type { Call } from '../../../Tree.ts';
import type { CompileContext } from '../../CompileContext.ts';
import { type Chain, Link } from './Link.ts';
import { chainOf, constantTerm, type Scaled } from './Scaled.ts';

/** `round(x, places)` with a constant number of decimals; JSONata rounds half to even. */
export function scaledRound(node: Call, context: CompileContext): Scaled | undefined {
  const [operand, places] = node.operands;
  const even = node.name === 'roundHalfEven';
  if ((node.name !== 'round' && !even) || operand === undefined || node.operands.length > 2) return undefined;
  const wanted = places === undefined ? 0 : places.kind === 'literal' ? places.value : undefined;
  if (typeof wanted !== 'number' || !Number.isInteger(wanted) || wanted < 0) return undefined;
  const whole = context.scaled(operand);
  if (whole === undefined || (places !== undefined && context.scaled(places) === undefined)) return undefined;
  if (whole.scale <= wanted) return whole;
  const chain = divided(chainOf(whole), ten(whole.scale - wanted), even);
  return { scale: wanted, term: undefined, chain };
}

/** Adds rounding to the chain's last step. */
function divided(chain: Chain, divisor: number, even: boolean): Chain {
  const last = chain.at(-1);
  return last?.divisor === 1
    ? [...chain.slice(0, -1), new Link(last, last, divisor, even)]
    : [...chain, new Link(constantTerm(0), { adds: true, up: 1 }, divisor, even)];
}
