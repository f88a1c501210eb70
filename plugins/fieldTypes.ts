import type { FieldType } from '../runtime/model/fieldTypes/FieldType.ts';

/**
 * The field types of the same plugins, for the server and the schema check: what is imported here must not import React
 * or the DOM. A test holds that both lists agree.
 */
export const pluginFieldTypes: readonly FieldType[] = [];
