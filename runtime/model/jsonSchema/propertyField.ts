import type { FieldSchema, Option } from '../schema/FieldSchema.ts';
import type { Json, JsonObject } from '../schema/Json.ts';

/** What a property's type makes of it: the field's own properties, the keywords it understands, the way back. */
export interface Mapped {
  readonly field: Partial<FieldSchema> & Pick<FieldSchema, 'type'>;
  readonly keywords: readonly string[];
  out(value: Json): Json;
}

const same = (value: Json): Json => value;
const emptyIsAbsent = (value: Json): Json => (value === '' ? null : value);
const toNumber = (value: Json): Json => (value === null || value === '' ? null : Number(value));
const numberOf = (value: Json | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** Only what is there: an absent bound is no bound. */
function given<T extends object>(values: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<{
    [K in keyof T]: Exclude<T[K], undefined>;
  }>;
}

/** The choices of `enum` (with `enumNames`) or of `oneOf` / `anyOf` made of constants. */
function choicesOf(schema: JsonObject): readonly Option[] | undefined {
  const { enum: values, enumNames } = schema;
  if (Array.isArray(values)) {
    const names: readonly Json[] = Array.isArray(enumNames) ? enumNames : [];
    return values.map((value: Json, at) => ({ key: keyOf(value), value: String(names[at] ?? value) }));
  }
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (!Array.isArray(alternatives)) return undefined;
  const constants = alternatives.flatMap((one: Json) =>
    typeof one === 'object' && one !== null && 'const' in one ? [one as JsonObject] : [],
  );
  if (constants.length !== alternatives.length || constants.length === 0) return undefined;
  return constants.map((one) => ({ key: keyOf(one.const ?? null), value: String(one.title ?? one.const) }));
}

const keyOf = (value: Json): string | number => (typeof value === 'number' ? value : String(value));
const choiceWords = ['enum', 'enumNames', 'oneOf', 'anyOf'];

const formats: Readonly<Record<string, FieldSchema['type']>> = {
  date: 'date',
  'date-time': 'datetime',
  time: 'time',
  email: 'mail',
};

/** A text, a choice, or what its `format` says; an unknown format is a text. */
function string(schema: JsonObject): Mapped {
  const data = choicesOf(schema);
  if (data) return { field: { type: 'select', data }, keywords: choiceWords, out: emptyIsAbsent };
  const type = formats[String(schema.format)];
  if (type !== undefined && type !== 'mail')
    return { field: { type }, keywords: ['format'], out: emptyIsAbsent };
  const min = numberOf(schema.minLength);
  const max = numberOf(schema.maxLength);
  return {
    field: { type: type ?? 'text', maxlength: max ?? 4000, ...given({ min, max }) },
    keywords: ['minLength', 'maxLength', ...(type === undefined ? [] : ['format'])],
    out: emptyIsAbsent,
  };
}

function integer(schema: JsonObject): Mapped {
  const data = choicesOf(schema);
  if (data)
    return { field: { type: 'select', columnType: 'long', data }, keywords: choiceWords, out: toNumber };
  const above = numberOf(schema.exclusiveMinimum);
  const below = numberOf(schema.exclusiveMaximum);
  const min = numberOf(schema.minimum) ?? (above === undefined ? undefined : Math.floor(above) + 1);
  const max = numberOf(schema.maximum) ?? (below === undefined ? undefined : Math.ceil(below) - 1);
  return {
    field: { type: 'int', columnType: 'long', ...given({ min, max }) },
    keywords: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
    out: toNumber,
  };
}

function number(schema: JsonObject): Mapped {
  const data = choicesOf(schema);
  if (data) return { field: { type: 'select', data }, keywords: choiceWords, out: toNumber };
  const bounds = given({ min: numberOf(schema.minimum), max: numberOf(schema.maximum) });
  // Wide enough for anything a double holds to 10 places.
  return {
    field: { type: 'decimal', precision: 30, scale: 10, ...bounds },
    keywords: ['minimum', 'maximum'],
    out: toNumber,
  };
}

/** Several of a list of choices; other arrays have no field of ours yet. */
function array(schema: JsonObject): Mapped | undefined {
  const items = schema.items as JsonObject | undefined;
  const data = items && !Array.isArray(items) ? choicesOf(items) : undefined;
  if (!data) return undefined;
  const keys = new Map(data.map(({ key }) => [String(key), key]));
  return {
    field: { type: 'selectList', data },
    keywords: ['items', 'uniqueItems'],
    out: (value) =>
      String(value ?? '')
        .split(',')
        .filter((key) => key !== '')
        .map((key) => keys.get(key) ?? key),
  };
}

/** The field a property's type asks for; undefined: there is none yet (objects, free lists). */
export const propertyField: Readonly<Record<string, (schema: JsonObject) => Mapped | undefined>> = {
  string,
  integer,
  number,
  boolean: () => ({ field: { type: 'switch', columnType: 'bool' }, keywords: [], out: same }),
  array,
  // No type, but choices: what they are says it.
  any: (schema) => (choicesOf(schema) ? string(schema) : undefined),
};
