import type { Cell } from '../../schema/Row.ts';
import type { ResolvedField } from '../resolve/ResolvedTable.ts';
import type { Finding } from '../types/FieldType.ts';

/** What a check by name is asked about. */
export interface ValidatorCall {
  readonly field: ResolvedField;
  /** Another field of the record, or `$main` of a detail row. */
  read(name: string): unknown;
}

/**
 * A check beyond the kind's own, named by `FieldSchema.validator` ("a custom validator's returned text becomes the error").
 * The same one runs in browser and server. It is asked about empty values too.
 */
export interface Validator {
  readonly name: string;
  /** The error as text, or as a catalogue key with params; undefined or empty: nothing is wrong. */
  check(value: Cell, call: ValidatorCall): string | Finding | undefined;
}
