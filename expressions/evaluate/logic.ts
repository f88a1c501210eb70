import type { Choice, Logic, Truth } from '../Tree.ts';
import { isTruthy } from '../values/isTruthy.ts';
import type { Value } from '../values/Value.ts';
import { asNumber } from './asNumber.ts';
import type { Closure } from './Closure.ts';
import type { CompileContext } from './CompileContext.ts';
import { decideTruth, decideValue } from './fast/decide/decision.ts';

/** `and` / `or`: returns the deciding operand; later ones are not evaluated. */
export function compileLogic(node: Logic, context: CompileContext): Closure {
  const decided = decideTruth(node, context);
  if (decided !== undefined) return decided;
  const stopsAt = node.operator === 'or';
  const operands = node.operands.map((operand) => context.closure(operand));
  return (frame) => {
    let value: Value = null;
    for (let at = 0; at < operands.length; at += 1) {
      value = (operands[at] as Closure)(frame);
      if ((typeof value === 'boolean' ? value : isTruthy(value)) === stopsAt) return value;
    }
    return value;
  };
}

/** `!` and `!!`. */
export function compileTruth(node: Truth, context: CompileContext): Closure {
  if (node.operand.kind === 'logic') {
    const decided = decideTruth(node, context);
    if (decided !== undefined) return decided;
  }
  const operand = context.closure(node.operand);
  return (frame) => isTruthy(operand(frame)) !== node.negated;
}

/** `if`: the first true branch, else the rest. */
export function compileChoice(node: Choice, context: CompileContext): Closure {
  const choose = decideValue(node, context);
  return context.type(node) === 'number' ? asNumber(choose) : choose;
}
