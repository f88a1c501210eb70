import { columnTypes } from '../../fields/columnTypes/index.ts';
import type { ResolvedField, ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { Operator, Parsed } from '../../fields/types/FieldType.ts';
import type { Cell } from '../../schema/Row.ts';
import type { Clause, Ignored } from './Clause.ts';
import { isLike, takesMany, takesNone } from './operators.ts';
import { type QueryRules, queryLimits } from './QueryRules.ts';
import { queryField } from './queryField.ts';

/**
 * Result of reading one part of a query: a clause, `empty` for an empty value, or the reason it is ignored.
 */
export type ReadClause = { readonly clause: Clause } | { readonly ignored: Ignored } | 'empty';

/** The sent value for `extra.ignored`, cut to a readable length. */
export const shownValue = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 100 ? `${text.slice(0, 100)}...` : text;
};

/** Marks a part of a query as ignored, with the sent value. */
export const ignore = (name: unknown, value: unknown, reason: string): { readonly ignored: Ignored } => ({
  ignored: { name: typeof name === 'string' ? name.slice(0, 100) : '', value: shownValue(value), reason },
});

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Splits the sent value into texts: list elements, or comma-separated text. Undefined for other types. */
const partsOf = (value: unknown): readonly string[] | undefined => {
  if (Array.isArray(value))
    return value.every(isScalar) ? value.map((part) => String(part).trim()) : undefined;
  return isScalar(value)
    ? String(value)
        .split(',')
        .map((part) => part.trim())
    : undefined;
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Builds a clause with one value. `<=` a day on a date or datetime column becomes `<` the next day. */
const single = (field: ResolvedField, operator: Operator, value: Cell, text: string): Clause => {
  const next = operator === 'lessorequal' && datelike.has(field.columnType) ? dayAfter(text) : undefined;
  if (next === undefined) return { field, operator, values: [value] };
  return { field, operator: 'lt', values: [field.columnType === 'datetime' ? `${next} 00:00:00` : next] };
};

const datelike = new Set(['date', 'datetime']);

/**
 * Reads one comparison of a query. Ignores the case of names and skips empty values; lists keep their valid
 * values, and a single value must fit its column. Unusable input is reported, never guessed.
 */
export function readClause(
  table: ResolvedTable,
  part: {
    readonly name: unknown;
    readonly value: unknown;
    readonly operator: Operator;
    /** An empty value means an empty list, which `in` never matches, instead of no clause. */
    readonly isList?: boolean;
  },
  rules: QueryRules,
): ReadClause {
  const { name, value, operator } = part;
  const listsNothing = part.isList === true && isEmpty(value);
  if (!takesNone(operator) && !listsNothing && isEmpty(value)) return 'empty';
  const named = queryField(table, name, rules);
  if (!named.ok) return ignore(name, value, named.reason);
  const { field } = named;
  if (takesNone(operator) || listsNothing) return { clause: { field, operator, values: [] } };

  const limits = { ...queryLimits, ...rules.limits };
  // Check the length first: a long text can have as many parts as characters.
  const isLong = typeof value === 'string' && value.length > limits.text;
  if (isLong || (Array.isArray(value) && value.length > limits.values))
    return ignore(name, value, 'query.tooLong');
  const parts = partsOf(value);
  if (!parts) return ignore(name, value, 'query.invalidValue');
  const whole = parts.join(',');
  if (whole.length > limits.text || parts.length > limits.values) return ignore(name, value, 'query.tooLong');

  if (takesMany(operator)) {
    const given = parts.filter((text) => text !== '');
    const values = given.flatMap((text) => {
      const read = readValue(field, text);
      return read.ok && read.value !== null ? [read.value] : [];
    });
    const asksForNothing = Array.isArray(value) && value.length === 0;
    return values.length === 0 && !asksForNothing
      ? ignore(name, value, 'query.invalidValue')
      : { clause: { field, operator, values } };
  }
  const text = isScalar(value) ? String(value).trim() : whole;
  const read = readValue(field, text);
  if (!read.ok || read.value === null) return ignore(name, value, 'query.invalidValue');
  return {
    clause: isLike(operator)
      ? { field, operator, values: [text] }
      : single(field, operator, read.value, text),
  };
}

const day = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day after `yyyy-MM-dd`, by calendar and without a time zone. Undefined when the text is not a day. */
export const dayAfter = (text: string): string | undefined => {
  const parts = day.exec(text);
  if (!parts) return undefined;
  const next = new Date(Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]) + 1));
  return next.toISOString().slice(0, 10);
};

/**
 * Parses searched text by the field's column type. The kind of field does not matter: part of a phone number
 * can be searched.
 */
const readValue = (field: ResolvedField, text: string): Parsed =>
  columnTypes[field.columnType].parse(text, field);
