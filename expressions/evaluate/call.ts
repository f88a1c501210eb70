import { functionNamed } from '../functions/declared/functionNamed.ts';
import type { Call } from '../Tree.ts';
import type { Closure } from './Closure.ts';
import type { CompileContext } from './CompileContext.ts';
import { columnSum } from './fast/columnSum.ts';

/** A function call; up to three operands need no list. */
export function compileCall(node: Call, context: CompileContext): Closure {
  const column = columnSum(node, context);
  if (column !== undefined) return column;
  const definition = functionNamed(node.name, context.functions);
  const operands = node.operands.map((operand) => context.closure(operand));
  if (definition === undefined) {
    return (frame) => {
      frame.at = node.at;
      throw frame.refuse('unknown-function', `There is no function ${node.name}.`);
    };
  }
  const [first, second, third] = operands;
  if (first !== undefined && operands.length === 1) {
    return (frame) => {
      const a = first(frame);
      frame.at = node.at;
      return definition.run(frame, a);
    };
  }
  if (first !== undefined && second !== undefined && operands.length === 2) {
    return (frame) => {
      const a = first(frame);
      const b = second(frame);
      frame.at = node.at;
      return definition.run(frame, a, b);
    };
  }
  if (first !== undefined && second !== undefined && third !== undefined && operands.length === 3) {
    return (frame) => {
      const a = first(frame);
      const b = second(frame);
      const c = third(frame);
      frame.at = node.at;
      return definition.run(frame, a, b, c);
    };
  }
  return (frame) => {
    const values = operands.map((operand) => operand(frame));
    frame.at = node.at;
    return definition.run(frame, ...values);
  };
}
