import type { Closure } from '../../evaluate/Closure.ts';
import type { Frame } from '../../evaluate/Frame.ts';
import type { ValueType } from '../../ValueType.ts';
import type { Value } from '../../values/Value.ts';
import type { BareNode, BareOperation } from './BareNode.ts';

/** The data `var` reads: the record, or inside a bulk operator the item. */
export interface BareData {
  /** An own value of the data by name, undefined when there is none. */
  read(frame: Frame, name: string): unknown;
  whole(frame: Frame): Value;
}

/** What an operator's compiler may ask of the whole. */
export interface BareCompiler {
  readonly data: BareData;
  closure(node: BareNode): Closure;
  /** A rule that runs once per item, with the item as its data, and its cost in steps. */
  body(node: BareNode | undefined): { readonly closure: Closure; readonly cost: number };
}

/** One operator of bare JSON Logic: everything any part of this folder needs to know of it. */
export interface BareOperator {
  readonly name: string;
  readonly result: ValueType;
  /** The second argument is a rule over each item of the first. */
  readonly perItem?: true;
  /** Paths of its data it reads by itself; `*` when that is only known at run time. */
  reads?(operands: readonly BareNode[]): readonly string[];
  compile(operation: BareOperation, compiler: BareCompiler): Closure;
}

/** An operator that evaluates all its arguments first. Missing ones are undefined to `run`. */
export function eager(
  name: string,
  result: ValueType,
  run: (frame: Frame, operands: readonly Value[]) => Value,
): BareOperator {
  return {
    name,
    result,
    compile({ operands, at }, compiler) {
      const closures = operands.map((operand) => compiler.closure(operand));
      return (frame) => {
        const values = closures.map((closure) => closure(frame));
        frame.at = at;
        return run(frame, values);
      };
    },
  };
}
