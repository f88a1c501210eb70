import { commonFieldOptions } from '../../fields/types/commonFieldOptions.ts';
import type { FieldType } from '../../fields/types/FieldType.ts';
import type { FieldTypeRegistry } from '../../fields/types/index.ts';
import type { JsonObject } from '../../schema/Json.ts';
import { currentFormat } from '../migrations.ts';
import { appMeta, dictionaryMeta, menusMeta, pageMeta, permissionMeta } from './otherMeta.ts';
import { mixinMeta, tableMeta } from './tableMeta.ts';

const ofKind = (kind: FieldType): JsonObject => ({
  if: { properties: { type: { const: kind.name } }, required: ['type'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: kind.options },
});

/** Allows all options while the type of a line is unknown. A misspelt type then gives one issue. */
const ofUnknownKind = (names: readonly string[]): JsonObject => ({
  if: { properties: { type: { enum: names } } },
  else: { additionalProperties: true },
});

/** The meta schema of a field line: common options and the options of its type, nothing else. */
const fieldMeta = (types: readonly FieldType[]): JsonObject => ({
  type: 'object',
  properties: {
    ...commonFieldOptions,
    type: {
      type: 'string',
      enum: types.map((kind) => kind.name),
      description: `字段类型：${types.map((kind) => `${kind.name} ${kind.label.zh}`).join('，')}`,
    },
  },
  required: ['field'],
  allOf: [
    ...types.filter((kind) => Object.keys(kind.options).length > 0).map(ofKind),
    ofUnknownKind(types.map((kind) => kind.name)),
  ],
  unevaluatedProperties: false,
});

/** Kinds of schema files. */
export const schemaKinds = ['table', 'mixin', 'page', 'dictionary', 'menus', 'permission', 'app'] as const;

export type SchemaKind = (typeof schemaKinds)[number];

const made = new WeakMap<FieldTypeRegistry, Readonly<Record<SchemaKind, JsonObject>>>();

/**
 * The JSON Schema (draft 2020-12) of every kind of file for these field types. Published in `schemas/meta/`.
 */
export function metaSchemas(types: FieldTypeRegistry): Readonly<Record<SchemaKind, JsonObject>> {
  const known = made.get(types);
  if (known) return known;
  const field = fieldMeta(types.all);
  const schemas = {
    table: tableMeta(currentFormat, field),
    mixin: mixinMeta(currentFormat, field),
    page: pageMeta(currentFormat),
    dictionary: dictionaryMeta(currentFormat),
    menus: menusMeta(currentFormat),
    permission: permissionMeta(currentFormat),
    app: appMeta(currentFormat),
  };
  made.set(types, schemas);
  return schemas;
}
