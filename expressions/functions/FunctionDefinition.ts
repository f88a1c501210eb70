import type { Frame } from '../evaluate/Frame.ts';
import type { ValueType } from '../ValueType.ts';
import type { Value } from '../values/Value.ts';

/** One function of the table: what it takes and gives, and how it runs; `sql/functions` has it in SQL. */
export interface FunctionDefinition {
  readonly name: string;
  /** Least and greatest number of operands. */
  readonly arity: readonly [number, number];
  /** What the operands must be, in order; the last holds for all that follow. */
  readonly operands: readonly ValueType[];
  readonly result: ValueType;
  /** Charges the frame for what grows with its operands before doing it. */
  run(frame: Frame, ...operands: Value[]): Value;
}
