import type { Frame } from '../../evaluate/Frame.ts';
import type { ExcelClosure } from '../ExcelClosure.ts';
import type { ChainNode, NegationNode, PercentNode } from '../ExcelNode.ts';
import { broadcast } from '../values/broadcast.ts';
import type { ExcelScalar, ExcelValue } from '../values/ExcelValue.ts';
import { Matrix } from '../values/Matrix.ts';
import type { ExcelContext } from './ExcelContext.ts';
import { negate, type Operation, operations, percent } from './operations.ts';

/** Maximum operators compiled to nested closures, the fastest form; longer chains run in a loop. */
const NESTED = 32;

/** Compiles operators of one precedence, left to right. */
export function compileChain(node: ChainNode, context: ExcelContext): ExcelClosure {
  const first = context.closure(node.first);
  if (node.steps.length <= NESTED) {
    let left = first;
    for (const { operator, operand } of node.steps)
      left = pair(operations[operator], left, context.closure(operand), node.from, operand.to);
    return left;
  }
  const steps = node.steps.map(({ operator, operand }) => ({
    operation: operations[operator],
    operand: context.closure(operand),
    to: operand.to,
  }));
  return (frame) => {
    let value = first(frame);
    for (const { operation, operand, to } of steps) {
      const right = operand(frame);
      frame.from = node.from;
      frame.to = to;
      value = operate(operation, value, right, frame);
    }
    return value;
  };
}

function pair(
  operation: Operation,
  left: ExcelClosure,
  right: ExcelClosure,
  from: number,
  to: number,
): ExcelClosure {
  const { doubles } = operation;
  return (frame) => {
    const a = left(frame);
    const b = right(frame);
    frame.from = from;
    frame.to = to;
    return typeof a === 'number' && typeof b === 'number' ? doubles(a, b) : operate(operation, a, b, frame);
  };
}

function operate(operation: Operation, a: ExcelValue, b: ExcelValue, frame: Frame): ExcelValue {
  if (a instanceof Matrix || b instanceof Matrix)
    return broadcast(frame, [a, b], (pick) => operation.run(pick(a), pick(b), frame));
  return operation.run(a, b, frame);
}

/** `-x`. */
export function compileNegation(node: NegationNode, context: ExcelContext): ExcelClosure {
  return single(context.closure(node.operand), negate);
}

/** Compiles `x%`. Repeated signs run in a loop, so that long input cannot nest closures. */
export function compilePercent({ operand, times }: PercentNode, context: ExcelContext): ExcelClosure {
  return single(context.closure(operand), (value) => {
    let result = value;
    for (let i = 0; i < times; i += 1) result = percent(result);
    return result;
  });
}

function single(operand: ExcelClosure, run: (value: ExcelScalar) => ExcelScalar): ExcelClosure {
  return (frame) => {
    const value = operand(frame);
    return value instanceof Matrix ? broadcast(frame, [value], (pick) => run(pick(value))) : run(value);
  };
}
