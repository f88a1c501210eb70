import type { FieldSchema } from '../runtime/model/schema/FieldSchema.ts';
import { validationFields } from './validation.fields.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

const optional = (schema: JsonSchema): JsonSchema => ({ anyOf: [{ type: 'null' }, { const: '' }, schema] });
const date = '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$';
const datetime = '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$';

const text = ({ min, max, maxlength, required }: FieldSchema): JsonSchema => ({
  type: 'string',
  maxLength: Math.min(Number(max ?? maxlength ?? 200), maxlength ?? 200),
  ...(required || min !== undefined ? { minLength: Number(min ?? 1), pattern: '\\S' } : {}),
});
const number = ({ min, max, scale }: FieldSchema): JsonSchema => ({
  type: 'number',
  ...(min === undefined ? {} : { minimum: Number(min) }),
  ...(max === undefined ? {} : { maximum: Number(max) }),
  ...(scale === undefined ? {} : { multipleOf: 10 ** -scale }),
});

/** The value of each field type as JSON Schema. */
const kinds: Readonly<Record<string, (field: FieldSchema) => JsonSchema>> = {
  text,
  textarea: text,
  select: (field) =>
    field.data
      ? { enum: field.data.map((option) => option.key) }
      : field.columnType === 'int'
        ? { type: 'integer' }
        : { type: 'string', maxLength: field.maxlength },
  decimal: number,
  number: (field) => ({ ...number(field), type: 'integer' }),
  int: () => ({ type: 'integer', minimum: -2_147_483_648, maximum: 2_147_483_647 }),
  date: () => ({ type: 'string', pattern: date }),
  datetime: () => ({ type: 'string', pattern: datetime }),
  switch: () => ({ enum: [0, 1] }),
  phone: () => ({ type: 'string', pattern: '^1[3-9]\\d{9}$' }),
  mail: (field) => ({
    type: 'string',
    maxLength: field.maxlength,
    pattern: '^[^\\s@,;<>()"]{1,64}@[^\\s@,;<>()".]{1,63}(?:\\.[^\\s@,;<>()".]{1,63}){1,8}$',
  }),
};

const schemaOf = (field: FieldSchema): JsonSchema => {
  const value = kinds[field.type]?.(field) ?? {};
  return field.required ? value : optional(value);
};

/** When the first field matches, the second must match too: `if` and `then` of JSON Schema. */
const implies = (field: string, is: JsonSchema, other: string, must: JsonSchema): JsonSchema =>
  Object.fromEntries([
    ['if', { properties: { [field]: is } }],
    ['then', { properties: { [other]: must } }],
  ]);

const conditionsOf = (at: number): readonly JsonSchema[] => {
  const shown = optional({ type: 'number', minimum: 0, multipleOf: 0.01 });
  return [
    implies(`F${at + 9}`, { type: 'number', exclusiveMinimum: 5000 }, `F${at + 18}`, {
      type: 'string',
      pattern: '\\S',
    }),
    implies(`F${at + 14}`, { const: 1 }, `F${at + 19}`, shown),
  ];
};

/** The rules of `validation.fields.ts` as JSON Schema, as far as it can express them. */
export const equivalentSchema = (): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    validationFields
      // Field 19 of a block is checked only where its condition shows it.
      .filter((_, at) => at % 20 !== 19)
      .map((field) => [field.field, schemaOf(field)]),
  ),
  required: validationFields.filter((field) => field.required).map(({ field }) => field),
  allOf: Array.from({ length: validationFields.length / 20 }, (_, at) => conditionsOf(at * 20)).flat(),
});
