import type { Value } from '../values/Value.ts';
import type { Closure } from './Closure.ts';
import type { Field } from './Field.ts';
import type { Frame } from './Frame.ts';

/** An operand of a comparison. A field of the record is read in place, which saves a call. */
export interface Operand {
  readonly field: Field | undefined;
  readonly closure: Closure;
}

/** The operand's value. */
export function operandValue(frame: Frame, { field, closure }: Operand): Value {
  return field === undefined ? closure(frame) : frame.value(field);
}
