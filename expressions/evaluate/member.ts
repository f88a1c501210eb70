import type { Member } from '../Tree.ts';
import { equalBy } from '../values/compareValues.ts';
import { isEmpty } from '../values/isEmpty.ts';
import { textOf } from '../values/textOf.ts';
import type { Closure } from './Closure.ts';
import type { CompileContext } from './CompileContext.ts';
import { chargeLong } from './chargeLong.ts';
import { comparisonWithin } from './comparisonFor.ts';
import type { Frame } from './Frame.ts';
import { memberOfConstants } from './fast/memberOfConstants.ts';
import { operandValue } from './Operand.ts';

/** Membership in a list by the rule of equality, or a filled text contained in a text. */
export function compileMember(node: Member, context: CompileContext): Closure {
  const item = context.operand(node.item);
  const container = context.closure(node.container);
  const comparison = comparisonWithin(node, context);
  const listed: Closure = (frame) => {
    const wanted = operandValue(frame, item);
    const inside = container(frame);
    frame.at = node.at;
    if (Array.isArray(inside)) {
      frame.charge(inside.length);
      return inside.some((candidate) => {
        chargeLong(frame, wanted, candidate);
        return equalBy(comparison, wanted, candidate);
      });
    }
    return typeof inside === 'string' && !isEmpty(wanted) && contains(inside, textOf(wanted), frame);
  };
  return memberOfConstants(node, item, comparison, listed) ?? listed;
}

function contains(text: string, part: string, frame: Frame): boolean {
  // The worst case of a text search is the product of the lengths.
  frame.charge(Math.floor((text.length * part.length) / 4096));
  return part !== '' && text.includes(part);
}
