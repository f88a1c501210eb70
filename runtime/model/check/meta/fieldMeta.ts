import { commonFieldOptions } from '../../fields/types/commonFieldOptions.ts';
import type { FieldType } from '../../fields/types/FieldType.ts';
import type { JsonObject } from '../../schema/Json.ts';

const ofKind = (kind: FieldType): JsonObject => ({
  if: { properties: { type: { const: kind.name } }, required: ['type'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: kind.options },
});

/** Leaves the other options of a line alone while its kind is not known: a misspelt kind is one mistake. */
const ofUnknownKind = (names: readonly string[]): JsonObject => ({
  if: { properties: { type: { enum: names } } },
  else: { additionalProperties: true },
});

/** One field line: the common options, the options of its kind, nothing else. */
export const fieldMeta = (types: readonly FieldType[]): JsonObject => ({
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
