import { commonFieldOptions } from '../../fields/types/commonFieldOptions.ts';
import type { FieldType } from '../../fields/types/FieldType.ts';
import type { JsonObject } from '../../schema/Json.ts';

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
