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
    for (let at = 0; at < operands.length; at += 1) {
      value = (operands[at] as Closure)(frame);
      if ((typeof value === 'boolean' ? value : isTruthy(value)) === stopsAt) return value;
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
  const [first, second] = branches;
  const choose =
    first !== undefined && second === undefined
      ? either(first.when, first.run, otherwise)
      : firstOf(branches, otherwise);
  return context.type(node) === 'number' ? asNumber(choose) : choose;
}

function either(when: Closure, run: Closure, otherwise: Closure): Closure {
  return (frame) => {
    const value = when(frame);
    return (typeof value === 'boolean' ? value : isTruthy(value)) ? run(frame) : otherwise(frame);
  };
}

function firstOf(
  branches: readonly { readonly when: Closure; readonly run: Closure }[],
  otherwise: Closure,
): Closure {
  return (frame) => {
    for (const branch of branches) {
      const value = branch.when(frame);
      if (typeof value === 'boolean' ? value : isTruthy(value)) return branch.run(frame);
    }
    return otherwise(frame);
  };
}
