import type { Validator } from './Validator.ts';

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
