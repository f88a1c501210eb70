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

const known = new Map<string, Validator>();

/** Makes checks known by their names; one of a plugin is not replaced by a built-in one that comes later. */
export function addValidators(validators: readonly Validator[], replace = false): void {
  for (const validator of validators)
    if (replace || !known.has(validator.name)) known.set(validator.name, validator);
}

/** The check of this name. */
export function validatorNamed(name: string): Validator | undefined {
  return known.get(name);
}
