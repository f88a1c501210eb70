import type { Choice, Logic, Truth } from '../Tree.ts';
import { isTruthy } from '../values/isTruthy.ts';
import type { Value } from '../values/Value.ts';
import { asNumber } from './asNumber.ts';
import type { Closure } from './Closure.ts';
import type { CompileContext } from './CompileContext.ts';

/** `and` / `or`: the operand that decided; operands after it are not evaluated. */
export function compileLogic(node: Logic, context: CompileContext): Closure {
  const stopsAt = node.operator === 'or';
  const operands = node.operands.map((operand) => context.closure(operand));
  return (frame) => {
    let value: Value = null;
    for (const operand of operands) {
      value = operand(frame);
      if (isTruthy(value) === stopsAt) return value;
    }
    return value;
  };
}

/** `!` and `!!`. */
export function compileTruth(node: Truth, context: CompileContext): Closure {
  const operand = context.closure(node.operand);
  return (frame) => isTruthy(operand(frame)) !== node.negated;
}

/** `if`: the first true branch, else the rest. */
export function compileChoice(node: Choice, context: CompileContext): Closure {
  const branches = node.branches.map((branch) => ({
    when: context.closure(branch.when),
    run: context.closure(branch.then),
  }));
  const otherwise = context.closure(node.otherwise);
  const choose: Closure = (frame) => {
    for (const branch of branches) if (isTruthy(branch.when(frame))) return branch.run(frame);
    return otherwise(frame);
  };
  return context.type(node) === 'number' ? asNumber(choose) : choose;
}
