import { isNumeric } from '../numbers/numericOf.ts';
import { plainText } from '../numbers/plainText.ts';
import type { ValueType } from '../ValueType.ts';
import { DATE, dateTypeOf } from '../values/dates.ts';
import { textOf } from '../values/textOf.ts';
import type { SqlExpression } from './SqlExpression.ts';
import type { SqlPiece } from './SqlPiece.ts';

type Pieces = readonly SqlPiece[];
type Constant = null | boolean | number | string;

/** PostgreSQL type for casts to each value type. */
const sqlTypes: Readonly<Record<ValueType, string>> = {
  number: 'numeric',
  text: 'text',
  date: 'date',
  datetime: 'timestamp',
  boolean: 'boolean',
  list: 'text',
  any: 'text',
};

/** A constant with its own type. */
export function constant(value: Constant): SqlExpression {
  const literal = value === '' ? null : value;
  const type =
    typeof literal === 'number' || typeof literal === 'boolean'
      ? (typeof literal as 'number' | 'boolean')
      : 'text';
  return { type: literal === null ? 'any' : type, literal, pieces: constantAs(literal, type) ?? ['null'] };
}

/** Parameters for a constant in each type; undefined: not a value of it. */
const constants: Readonly<
  Partial<Record<ValueType, (value: boolean | number | string) => Pieces | undefined>>
> = {
  number: (value) => {
    if (typeof value === 'boolean') return cast(value ? '1' : '0', 'bigint');
    if (!isNumeric(value)) return undefined;
    // As bigint, an integer lets an index on an integer column serve.
    if (typeof value === 'number')
      return cast(plainText(value), Number.isSafeInteger(value) ? 'bigint' : 'numeric');
    return cast(value, 'numeric');
  },
  text: (value) => (typeof value === 'string' ? cast(value, 'text') : undefined),
  date: (value) => (dateType(value) === undefined ? undefined : cast(textOf(value).slice(0, DATE), 'date')),
  datetime: (value) => (dateType(value) === undefined ? undefined : cast(textOf(value), 'timestamp')),
  boolean: (value) => {
    if (typeof value === 'boolean') return [String(value)];
    return value === 1 || value === 0 ? [String(value === 1)] : undefined;
  },
};

/** The constant in the type; undefined: not a value of it. */
export function constantAs(value: Constant, type: ValueType): Pieces | undefined {
  if (value === null) return [`cast(null as ${sqlTypes[type]})`];
  return constants[type]?.(value);
}

/** Conversions between types by the rules of conditions, by `from-to`. */
const conversions: Readonly<Record<string, (pieces: Pieces) => Pieces>> = {
  'datetime-date': (pieces) => ['cast(', ...pieces, ' as date)'],
  'boolean-number': (pieces) => ['cast(', ...pieces, ' as integer)'],
};

/** The expression in the type; undefined: no conversion. */
export function converted(expression: SqlExpression, type: ValueType): Pieces | undefined {
  if (expression.literal !== undefined) return constantAs(expression.literal, type);
  if (expression.type === type) return expression.pieces;
  return conversions[`${expression.type}-${type}`]?.(expression.pieces);
}

/** The type for comparing two expressions; undefined: none. A date beside a datetime compares as a day. */
export function commonType(left: SqlExpression, right: SqlExpression): ValueType | undefined {
  if (right.literal !== undefined && left.literal === undefined) return typeBeside(left.type, right.literal);
  if (left.literal !== undefined && right.literal === undefined) return typeBeside(right.type, left.literal);
  if (left.literal !== undefined && right.literal !== undefined) return sharedType([left, right]);
  return left.type === right.type ? left.type : mixed[[left.type, right.type].sort().join('-')];
}

/** A common type of all expressions: a column's first, then a constant's, text last. */
export function sharedType(expressions: readonly SqlExpression[]): ValueType | undefined {
  const known = expressions.filter((expression) => expression.literal !== null);
  const rank = ({ type, literal }: SqlExpression) => (literal === undefined ? 0 : type === 'text' ? 2 : 1);
  const candidates = [...known].sort((a, b) => rank(a) - rank(b)).map((expression) => expression.type);
  if (candidates.length === 0) return 'text';
  return candidates.find((type) =>
    expressions.every((expression) => converted(expression, type) !== undefined),
  );
}

const mixed: Readonly<Record<string, ValueType>> = { 'date-datetime': 'date', 'boolean-number': 'number' };

function typeBeside(type: ValueType, value: Constant): ValueType {
  if (type === 'datetime' && dateType(value) === 'date') return 'date';
  // A switch compared with 2 compares as a number.
  return type === 'boolean' && typeof value === 'number' ? 'number' : type;
}

function dateType(value: Constant): 'date' | 'datetime' | undefined {
  return typeof value === 'string' ? dateTypeOf(value) : undefined;
}

function cast(value: string, type: string): Pieces {
  return ['cast(', { value }, ` as ${type})`];
}
