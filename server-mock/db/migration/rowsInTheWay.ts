import type { SqlType } from './SqlType.ts';

/** Maximum digits before the decimal point of each integer type. */
const integerDigits: Readonly<Record<string, number>> = { smallint: 5, integer: 10, bigint: 19 };
const integerLimits: Readonly<Record<string, readonly [string, string]>> = {
  smallint: ['-32768', '32767'],
  integer: ['-2147483648', '2147483647'],
  bigint: ['-9223372036854775808', '9223372036854775807'],
};

const textual: ReadonlySet<string> = new Set(['text', 'character varying', 'character']);
const unlimited = Number.POSITIVE_INFINITY;

/** Digits before and after the decimal point that a type can hold. */
const room = ({ name, sizes }: SqlType): { before: number; after: number } | undefined => {
  const digits = integerDigits[name];
  if (digits !== undefined) return { before: digits, after: 0 };
  if (name !== 'numeric') return undefined;
  const [precision, scale = 0] = sizes;
  return precision === undefined
    ? { before: unlimited, after: unlimited }
    : { before: precision - scale, after: scale };
};

/** SQL condition that is true for values the new type cannot hold unchanged. `column` is quoted. */
type Obstacle = (from: SqlType, to: SqlType, column: string) => string | 'none' | undefined;

const lengths: Obstacle = (from, to, column) => {
  if (!textual.has(from.name) || !textual.has(to.name)) return undefined;
  const limit = to.sizes[0] ?? unlimited;
  if (limit >= (from.sizes[0] ?? unlimited)) return 'none';
  return `char_length(${column}) > ${limit}`;
};

const integers: Obstacle = (from, to, column) => {
  const limits = integerLimits[to.name];
  const have = room(from);
  const want = room(to);
  if (limits === undefined || have === undefined || want === undefined) return undefined;
  if (have.after === 0 && have.before <= want.before && from.name !== 'numeric') return 'none';
  return `${column} not between ${limits[0]} and ${limits[1]} or ${column} <> trunc(${column})`;
};

const numerics: Obstacle = (from, to, column) => {
  const have = room(from);
  const want = room(to);
  if (to.name !== 'numeric' || have === undefined || want === undefined) return undefined;
  if (want.before >= have.before && want.after >= have.after) return 'none';
  return `abs(round(${column}::numeric, ${want.after})) >= 1e${want.before} or round(${column}::numeric, ${want.after}) <> ${column}`;
};

/** Every value converts to text; only the length matters. */
const toText: Obstacle = (_from, to, column) => {
  if (to.name === 'text') return 'none';
  return to.name === 'character varying'
    ? `char_length(${column}::text) > ${to.sizes[0] ?? 'null'}`
    : undefined;
};

const days: Obstacle = (from, to, column) => {
  if (from.name === 'date' && to.name === 'timestamp without time zone') return 'none';
  if (from.name === 'timestamp without time zone' && to.name === 'date')
    return `${column} <> date_trunc('day', ${column})`;
  return undefined;
};

/** Converts between boolean and integer; only 1 and 0 fit. */
const switches: Obstacle = (from, to, column) => {
  if (from.name === 'boolean' && integerDigits[to.name] !== undefined) return 'none';
  if (integerDigits[from.name] !== undefined && to.name === 'boolean') return `${column} not in (0, 1)`;
  return undefined;
};

/** Digits of a whole number that a text may hold; more would not be read in the check itself. */
const wholeNumber = String.raw`^\s*[-+]?\d{1,30}\s*$`;
const decimalNumber = String.raw`^\s*[-+]?(\d{1,30}(\.\d{0,20})?|\.\d{1,20})\s*$`;

/** A text that says a number becomes that number, a blank one none. `case` keeps the cast from texts that say no number. */
const fromText: Obstacle = (from, to, column) => {
  if (!textual.has(from.name)) return undefined;
  const [limits, want] = [integerLimits[to.name], room(to)];
  const unless = (pattern: string, isTooMuch: string): string =>
    `case when btrim(${column}) = '' then false when ${column} ~ '${pattern}' then ${isTooMuch} else ${column} is not null end`;
  if (limits !== undefined)
    return unless(wholeNumber, `${column}::numeric not between ${limits[0]} and ${limits[1]}`);
  if (to.name !== 'numeric' || want === undefined) return undefined;
  const value = `${column}::numeric`;
  return unless(
    decimalNumber,
    want.before === unlimited
      ? 'false'
      : `abs(${value}) >= 1e${want.before} or round(${value}, ${want.after}) <> ${value}`,
  );
};

const obstacles: readonly Obstacle[] = [lengths, integers, numerics, toText, days, switches, fromText];

/**
 * Condition on the quoted column for rows that block a type change. Undefined when no row can (the type widens).
 * Without a rule for the two types, every value blocks.
 */
export function rowsInTheWay(from: SqlType, to: SqlType, column: string): string | undefined {
  for (const obstacle of obstacles) {
    const found = obstacle(from, to, column);
    if (found !== undefined) return found === 'none' ? undefined : found;
  }
  return `${column} is not null`;
}

/** SQL that converts a value. PostgreSQL has no cast between boolean and smallint. */
export function conversion(from: SqlType, to: SqlType, column: string): string {
  const via =
    (from.name === 'boolean') !== (to.name === 'boolean') && from.name !== 'integer' && to.name !== 'integer';
  const through = via && !textual.has(from.name) && !textual.has(to.name) ? '::integer' : '';
  const target = to.sizes.length === 0 ? to.name : `${to.name}(${to.sizes.join(',')})`;
  const isRead = textual.has(from.name) && room(to) !== undefined;
  return `${isRead ? `nullif(btrim(${column}), '')` : column}${through}::${target}`;
}
