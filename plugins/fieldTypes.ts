import type { FieldType } from '../runtime/model/fields/types/FieldType.ts';
import type { Validator } from '../runtime/model/fields/validators/Validator.ts';

/**
 * The field types of the same plugins, for the server and the schema check: what is imported here must not import React
 * or the DOM. A test holds that both lists agree.
 */
export const pluginFieldTypes: readonly FieldType[] = [];

/** The checks by name of the same plugins, for the server. */
export const pluginValidators: readonly Validator[] = [];
