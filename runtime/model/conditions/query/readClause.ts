import { isBlankText, trimBlanks } from '../../fields/columnTypes/blanks.ts';
import { dayOf } from '../../fields/columnTypes/dayText.ts';
import { columnTypes } from '../../fields/columnTypes/index.ts';
import type { ResolvedField, ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { Operator, Parsed } from '../../fields/types/FieldType.ts';
import type { Clause, Ignored } from './Clause.ts';
import { clauseOf } from './clauseOf.ts';
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
    return value.every(isScalar) ? value.map((part) => trimBlanks(String(part))) : undefined;
  return isScalar(value) ? String(value).split(',').map(trimBlanks) : undefined;
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && isBlankText(value));

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
      : { clause: clauseOf(field, operator, values) };
  }
  const text = isScalar(value) ? trimBlanks(String(value)) : whole;
  const read = readValue(field, text);
  if (!read.ok || read.value === null) return ignore(name, value, 'query.invalidValue');
  return {
    clause: isLike(operator) ? { field, operator, values: [text] } : clauseOf(field, operator, [read.value]),
  };
}

/**
 * Parses searched text by the field's column type; a day given to a time field stays a day. The kind of field
 * does not matter: part of a phone number can be searched.
 */
const readValue = (field: ResolvedField, text: string): Parsed => {
  const day = field.columnType === 'datetime' ? dayOf(text) : undefined;
  return day === undefined ? columnTypes[field.columnType].parse(text, field) : { ok: true, value: day };
};
