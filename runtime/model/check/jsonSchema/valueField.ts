import type { FieldSchema, Option } from '../../schema/FieldSchema.ts';
import { isObject, type Json, type JsonObject } from '../../schema/Json.ts';

/** Maps a single JSON Schema value to a field. Converts in both directions. */
interface ValueField {
  readonly field: Partial<FieldSchema> & Pick<FieldSchema, 'type'>;
  /** Converts a schema value to the field's value. */
  into(value: Json): Json;
  /**
   * Converts the field's value to the schema's; null when the field is empty. Values in `stored` that the
   * schema does not know stay as they are.
   */
  out(value: Json, stored: Json | undefined): Json;
}

const same = (value: Json): Json => value;
const emptyIsAbsent = (value: Json): Json => (value === '' ? null : value);
/** Text that is no number stays, and the check reports it. */
const toNumber = (value: Json): Json =>
  value === null || value === '' ? null : Number.isNaN(Number(value)) ? value : Number(value);
const numberOf = (value: Json | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** Omits undefined values. */
function given<T extends object>(values: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<{
    [K in keyof T]: Exclude<T[K], undefined>;
  }>;
}

interface Choice {
  readonly value: Json;
  readonly label: string;
  /** It is shown and cannot be chosen: `readOnly` of a constant. */
  readonly isDisabled?: boolean;
}

const labelOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The choices of `enum` (with `enumNames`), or of `oneOf` / `anyOf` with constants only. */
function choicesOf(schema: JsonObject): readonly Choice[] | undefined {
  const { enum: values, enumNames } = schema;
  if (Array.isArray(values)) {
    const names: readonly Json[] = Array.isArray(enumNames) ? enumNames : [];
    return values.map((value: Json, at) => ({ value, label: labelOf(names[at] ?? value) }));
  }
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (!Array.isArray(alternatives) || alternatives.length === 0) return undefined;
  const constants = alternatives.filter((one: Json) => isObject(one) && one.const !== undefined);
  if (constants.length !== alternatives.length) return undefined;
  return (constants as readonly JsonObject[]).map((one) => ({
    value: one.const ?? null,
    label: labelOf(one.title ?? one.const ?? null),
    isDisabled: one.readOnly === true,
  }));
}

/** Keys of choices: the values when all are texts or all are numbers, else their JSON. */
function keyed(choices: readonly Choice[]): {
  readonly data: readonly Option[];
  readonly isNumbers: boolean;
  key(value: Json): string | number | null;
  value(key: Json): Json;
} {
  const isNumbers = choices.every(({ value }) => typeof value === 'number');
  const isTexts = choices.every(({ value }) => typeof value === 'string');
  const key = (value: Json): string | number =>
    (isNumbers && typeof value === 'number') || (isTexts && typeof value === 'string')
      ? value
      : JSON.stringify(value);
  const byKey = new Map(choices.map(({ value }) => [String(key(value)), value]));
  return {
    data: choices.map(({ value, label, isDisabled }) => ({
      key: key(value),
      value: label,
      ...(isDisabled && { disabled: true }),
    })),
    isNumbers,
    key: (value) => (value === null && !byKey.has('null') ? null : key(value)),
    value: (picked) => (picked === null || picked === '' ? null : (byKey.get(String(picked)) ?? picked)),
  };
}

function choice(choices: readonly Choice[]): ValueField {
  const { data, isNumbers, key, value } = keyed(choices);
  const isWhole = isNumbers && choices.every((one) => Number.isInteger(one.value));
  return {
    field: { type: 'select', data, ...(isWhole ? { columnType: 'long' as const } : {}) },
    into: key,
    out: value,
  };
}

const formats: Readonly<Record<string, FieldSchema['type']>> = {
  date: 'date',
  'date-time': 'datetime',
  time: 'time',
  email: 'mail',
};

/** A text field, or the field for its `format`. An unknown format is a text. */
function string(schema: JsonObject): ValueField {
  const type = formats[String(schema.format)];
  if (type !== undefined && type !== 'mail') return { field: { type }, into: same, out: emptyIsAbsent };
  // Longer texts can be typed; the check reports them and nothing is cut off.
  return { field: { type: type ?? 'text' }, into: same, out: emptyIsAbsent };
}

function integer(schema: JsonObject): ValueField {
  const bounds = given({ min: numberOf(schema.minimum), max: numberOf(schema.maximum) });
  return { field: { type: 'int', columnType: 'long', ...bounds }, into: same, out: toNumber };
}

/** Precision and scale for any double with up to 10 decimals. */
const number = (schema: JsonObject): ValueField => ({
  field: {
    type: 'decimal',
    precision: 30,
    scale: 10,
    ...given({ min: numberOf(schema.minimum), max: numberOf(schema.maximum) }),
  },
  into: same,
  out: toNumber,
});

/** A list with several of the choices. */
function array(schema: JsonObject): ValueField | undefined {
  const items = schema.items;
  const choices = isObject(items) ? choicesOf(items) : undefined;
  if (!choices) return undefined;
  const { data, key } = keyed(choices);
  return {
    field: { type: 'selectList', data: data.map((one) => ({ ...one, key: listKey(one.key) })) },
    into: (values) => (Array.isArray(values) ? values.map((one) => listKey(key(one))).join(',') : values),
    out: (keys, stored) => {
      const values = [...(Array.isArray(stored) ? stored : []), ...choices.map((one) => one.value)];
      const byKey = new Map(values.map((one: Json) => [listKey(key(one)), one]));
      return String(keys ?? '')
        .split(',')
        .filter((one) => one !== '')
        .map((one) => byKey.get(one) ?? one);
    },
  };
}

/** The key of a choice in a list, where a comma separates the keys. */
const listKey = (key: string | number | null): string => String(key).replaceAll(',', '，');

const fields: Readonly<Record<string, (schema: JsonObject) => ValueField | undefined>> = {
  string,
  integer,
  number,
  boolean: () => ({ field: { type: 'switch', columnType: 'bool' }, into: same, out: same }),
  array,
};

/** The types that a schema allows, without null. */
export const typesOf = ({ type }: JsonObject): readonly string[] =>
  (Array.isArray(type) ? type.map(String) : type === undefined ? [] : [String(type)]).filter(
    (one) => one !== 'null',
  );

/** True if a schema names null as a value. */
export const allowsNull = ({ type, const: only, enum: values }: JsonObject): boolean =>
  type === 'null' ||
  only === null ||
  (Array.isArray(type) && type.includes('null')) ||
  (Array.isArray(values) && values.includes(null));

/** The field for a single value. Undefined for objects, free lists and values of several types. */
export function valueField(schema: JsonObject): ValueField | undefined {
  const types = typesOf(schema);
  const [type = ''] = types;
  if (types.length > 1) return undefined;
  if (schema.const !== undefined || schema.type === 'null') {
    const value = schema.const ?? null;
    return choice([{ value, label: labelOf(value) }]);
  }
  const choices = type === 'array' || type === 'object' ? undefined : choicesOf(schema);
  if (choices) return choice(choices);
  return Object.hasOwn(fields, type) ? fields[type]?.(schema) : undefined;
}
