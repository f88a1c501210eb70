import type { Frame } from '../evaluate/Frame.ts';
import type { ValueType } from '../ValueType.ts';
import type { Value } from '../values/Value.ts';

/** One function of the table: operands, result and implementation; `sql/functions` has it in SQL. */
export interface FunctionDefinition {
  readonly name: string;
  /** Minimum and maximum number of operands. */
  readonly arity: readonly [number, number];
  /** Types of the operands in order; the last applies to all further ones. */
  readonly operands: readonly ValueType[];
  readonly result: ValueType;
  /** Charges the frame for work that grows with the operands before doing it. */
  run(frame: Frame, ...operands: Value[]): Value;
}
