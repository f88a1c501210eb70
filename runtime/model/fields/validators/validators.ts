import type { Cell } from '../../schema/Row.ts';
import type { ResolvedField } from '../resolve/ResolvedTable.ts';
import type { Finding } from '../types/FieldType.ts';

/** Subject of a named check. */
export interface ValidatorCall {
  readonly field: ResolvedField;
  /** Another field of the record, or `$main` of a detail row. */
  read(name: string): unknown;
}

/**
 * A named check besides the field type's own (`FieldSchema.validator`). The same code runs in browser and
 * server, also for empty values.
 */
export interface Validator {
  readonly name: string;
  /** The error as text, or as a catalogue key with params; undefined or empty: valid. */
  check(value: Cell, call: ValidatorCall): string | Finding | undefined;
}

const known = new Map<string, Validator>();

/** Registers named checks. A built-in check never replaces a plugin's. */
export function addValidators(validators: readonly Validator[], replace = false): void {
  for (const validator of validators)
    if (replace || !known.has(validator.name)) known.set(validator.name, validator);
}

/** The check with this name. */
export function validatorNamed(name: string): Validator | undefined {
  return known.get(name);
}
