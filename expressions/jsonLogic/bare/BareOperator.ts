import type { Closure } from '../../evaluate/Closure.ts';
import type { Frame } from '../../evaluate/Frame.ts';
import type { ValueType } from '../../ValueType.ts';
import type { Value } from '../../values/Value.ts';
import type { BareNode, BareOperation } from './BareNode.ts';

/** The data that `var` reads: the record, or the item in a bulk operator. */
export interface BareData {
  /** Own value of the data by name; undefined: none. */
  read(frame: Frame, name: string): unknown;
  whole(frame: Frame): Value;
}

/** Compiler services for an operator. */
export interface BareCompiler {
  readonly data: BareData;
  closure(node: BareNode): Closure;
  /** A rule that runs once per item with the item as its data, and its cost in steps. */
  body(node: BareNode | undefined): { readonly closure: Closure; readonly cost: number };
}

/** Complete definition of one operator of bare JSON Logic. */
export interface BareOperator {
  readonly name: string;
  readonly result: ValueType;
  /** The second argument is a rule for each item of the first. */
  readonly perItem?: true;
  /** Paths of its data that it reads by itself; `*`: known at run time only. */
  reads?(operands: readonly BareNode[]): readonly string[];
  compile(operation: BareOperation, compiler: BareCompiler): Closure;
}

/** An operator that evaluates all its arguments first; missing ones are undefined in `run`. */
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
