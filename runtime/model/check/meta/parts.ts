import { builtInActions } from '../../access/actions.ts';
import type { JsonObject } from '../../schema/Json.ts';

/** Building blocks of the published JSON Schemas. */
export const textOf = (description: string): JsonObject => ({ type: 'string', minLength: 1, description });
/** A name that users read: of a table, a field, a page. */
export const nameOf = (description: string): JsonObject => ({
  type: 'string',
  minLength: 1,
  maxLength: 100,
  description,
});
export const flag = (description: string): JsonObject => ({ type: 'boolean', description });
export const wholeOf = (description: string, minimum = 0, maximum = 2_147_483_647): JsonObject => ({
  type: 'integer',
  minimum,
  maximum,
  description,
});
export const listOf = (items: JsonObject, description: string): JsonObject => ({
  type: 'array',
  items,
  description,
});
export const oneOf = (values: readonly (string | number)[], description: string): JsonObject => ({
  enum: values,
  description,
});

/** Direction of a default order. */
export const sortOrder: JsonObject = oneOf(['asc', 'desc'], '默认排序的方向：asc 升序，desc 降序（默认）');

/** A database name, verbatim. */
export const identifier = (description: string): JsonObject => ({
  type: 'string',
  pattern: '^[A-Za-z_][A-Za-z0-9_]{0,62}$',
  description,
});

/** A condition or formula in JSON Logic. Its own parser checks it. */
export const logic = (description: string): JsonObject => ({
  type: ['object', 'array', 'string', 'number', 'boolean', 'null'],
  description,
});

/** An object with exactly these properties. */
export const closed = (
  properties: JsonObject,
  required: readonly string[] = [],
  description?: string,
): JsonObject => ({
  type: 'object',
  ...(description !== undefined && { description }),
  properties,
  required,
  additionalProperties: false,
});

/** An object from names to values of one shape. */
export const mapOf = (values: JsonObject, description: string): JsonObject => ({
  type: 'object',
  additionalProperties: values,
  description,
});

const dialect = 'https://json-schema.org/draft/2020-12/schema';

/** A whole file: an object with `$schema` and its `format` version. */
export const file = (
  title: string,
  format: number,
  properties: JsonObject,
  required: readonly string[],
  defs: JsonObject = {},
): JsonObject => ({
  $schema: dialect,
  title,
  type: 'object',
  properties: {
    $schema: { type: 'string', description: 'JSON Schema 地址：编辑器据此提示和检查' },
    format: { const: format, description: '格式版本' },
    ...properties,
  },
  required: ['format', ...required],
  additionalProperties: false,
  ...(Object.keys(defs).length > 0 && { $defs: defs }),
});

export const route: JsonObject = { type: 'string', pattern: '^/', description: '路由，不分大小写' };
export const actionName: JsonObject = {
  type: 'string',
  minLength: 1,
  description: `操作：${builtInActions.join(' ')}`,
};
