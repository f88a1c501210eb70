import type { Frame } from '../../evaluate/Frame.ts';
import { Refusal } from '../../Refusal.ts';
import type { ExcelClosure } from '../ExcelClosure.ts';
import type { CallNode } from '../ExcelNode.ts';
import type { ExcelCallable } from '../functions/ExcelFunction.ts';
import { excelNamed } from '../functions/excelNamed.ts';
import { parameterAt } from '../functions/parameterAt.ts';
import { broadcast } from '../values/broadcast.ts';
import { ExcelError, errors } from '../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../values/ExcelValue.ts';
import { Matrix } from '../values/Matrix.ts';
import { type Argument, argumentOf } from './arguments.ts';
import type { ExcelContext } from './ExcelContext.ts';

/**
 * Compiles a function call. Coerces each argument once, returns the leftmost error, and runs matrices cell by
 * cell.
 */
export function compileCall(node: CallNode, context: ExcelContext): ExcelClosure {
  const definition = excelNamed(node.name, context.functions);
  // The function may be missing: an older version stored the tree.
  if (definition === undefined) return () => errors.name;
  const list = node.arguments.map((argument, index) =>
    argumentOf(argument, parameterAt(definition, index), context),
  );
  const [first, second] = list;
  const call: Call = { definition, list, from: node.from, to: node.to };
  if (first !== undefined && list.length === 1) return one(call, first);
  if (first !== undefined && second !== undefined && list.length === 2) return two(call, first, second);
  return many(call);
}

/** Cost of a call for one cell, in operators. */
const CALL = 8;

interface Call {
  readonly definition: ExcelCallable;
  readonly list: readonly Argument[];
  readonly from: number;
  readonly to: number;
}

function one(call: Call, first: Argument): ExcelClosure {
  return (frame) => {
    const a = first.read(frame);
    if (first.single && a instanceof Matrix) return spread(call, [a], frame);
    const x = first.coerce(a);
    if (first.sound && x instanceof ExcelError) return x;
    return run(call, frame, x);
  };
}

function two(call: Call, first: Argument, second: Argument): ExcelClosure {
  return (frame) => {
    const a = first.read(frame);
    const b = second.read(frame);
    if ((first.single && a instanceof Matrix) || (second.single && b instanceof Matrix))
      return spread(call, [a, b], frame);
    const x = first.coerce(a);
    if (first.sound && x instanceof ExcelError) return x;
    const y = second.coerce(b);
    if (second.sound && y instanceof ExcelError) return y;
    return run(call, frame, x, y);
  };
}

function many(call: Call): ExcelClosure {
  const { list } = call;
  return (frame) => {
    const values = list.map((argument) => argument.read(frame));
    if (list.some((argument, index) => argument.single && values[index] instanceof Matrix))
      return spread(call, values, frame);
    return apply(call, values, frame);
  };
}

/** Runs the function once per cell, for matrices given to parameters that take one value. */
function spread(call: Call, values: readonly unknown[], frame: Frame): ExcelValue {
  const { list } = call;
  // Parameters that take one value have read one; the others are passed on unchanged.
  const singles = values.filter((_, index) => list[index]?.single) as readonly ExcelValue[];
  const at = (pick: (value: ExcelValue) => ExcelScalar): ExcelScalar => {
    const picked = values.map((value, index) => (list[index]?.single ? pick(value as ExcelValue) : value));
    const result = apply(call, picked, frame);
    return result instanceof Matrix ? result.at(0, 0) : result;
  };
  return broadcast(frame, singles, at, CALL);
}

function apply(call: Call, values: readonly unknown[], frame: Frame): ExcelValue {
  const taken: unknown[] = [];
  for (const [index, argument] of call.list.entries()) {
    const value = argument.coerce(values[index]);
    if (argument.sound && value instanceof ExcelError) return value;
    taken.push(value);
  }
  return run(call, frame, ...taken);
}

/** Runs the function. Sets the position for limit errors; a number outside the range gives #NUM!. */
function run(call: Call, frame: Frame, ...taken: unknown[]): ExcelValue {
  frame.from = call.from;
  frame.to = call.to;
  try {
    return call.definition.run(frame, ...taken);
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.error.code === 'number-range') return errors.number;
    throw thrown;
  }
}
