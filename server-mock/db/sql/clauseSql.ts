import type { Node } from '../../../expressions/index.ts';
import type { Clause, ClauseGroup } from '../../../runtime/model/conditions/query/Clause.ts';
import { dayOf } from '../../../runtime/model/fields/columnTypes/dayText.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Operator } from '../../../runtime/model/fields/types/FieldType.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { conditionSql } from './conditionSql.ts';
import { anyOf, name } from './names.ts';
import { type RawBuilder, sql } from './sql.ts';

type Compare = (
  column: RawBuilder<unknown>,
  given: readonly Cell[],
  field: ResolvedField,
  table: ResolvedTable,
) => RawBuilder<unknown>;

const first = (given: readonly Cell[]): Cell => given[0] ?? null;

/** `like` with the same SQL as in conditions. */
const like =
  (called: 'like' | 'likeStart' | 'likeEnd'): Compare =>
  (_column, given, { field }, table) => {
    const subject: Node = { kind: 'variable', of: 'record', path: [field] };
    const operands: readonly Node[] = [subject, { kind: 'literal', value: String(first(given)) }];
    return conditionSql(table, { root: { kind: 'call', name: called, operands } });
  };

const compare =
  (operator: string): Compare =>
  (column, given) =>
    sql`${column} ${sql.raw(operator)} ${first(given)}`;

/** Multiple values are stored comma-separated; a row matches whatever other values it holds. */
const parts = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`string_to_array(${column}, ',')`;
const asked = (given: readonly Cell[]): RawBuilder<unknown> =>
  sql`string_to_array(${given.map(String).join(',')}, ',')`;

type Holds = (column: RawBuilder<unknown>, given: readonly Cell[]) => RawBuilder<unknown>;

const holdsAny: Holds = (column, given) => sql`coalesce(${parts(column)} && ${asked(given)}, false)`;
const holdsAll: Holds = (column, given) => sql`coalesce(${parts(column)} @> ${asked(given)}, false)`;

const isText = (field: ResolvedField): boolean => field.columnType === 'string';

/** Whether a column has one of the values; a day among moments means the whole day. */
const isAny = (
  column: RawBuilder<unknown>,
  given: readonly Cell[],
  field: ResolvedField,
): RawBuilder<unknown> => {
  const days = field.columnType === 'datetime' ? given.filter((value) => dayOf(value) !== undefined) : [];
  if (days.length === 0) return sql`${column} = ${anyOf(given)}`;
  const onDays = sql`cast(${column} as date) = ${anyOf(days)}`;
  const moments = given.filter((value) => !days.includes(value));
  return moments.length === 0 ? onDays : sql`(${onDays} or ${column} = ${anyOf(moments)})`;
};

/** Comparison by operator. Ordering with null is false; inequality is null-safe. */
const comparisons: Readonly<Record<Operator, Compare>> = {
  equal: (column, given, field) =>
    field.kind.isMultiple(field) && isText(field)
      ? holdsAll(column, given)
      : sql`${column} = ${first(given)}`,
  notEqual: (column, given) => sql`${column} is distinct from ${first(given)}`,
  like: like('like'),
  likeStart: like('likeStart'),
  likeEnd: like('likeEnd'),
  in: (column, given, field) => {
    if (given.length === 0) return sql`false`;
    return field.kind.isMultiple(field) && isText(field)
      ? holdsAny(column, given)
      : isAny(column, given, field);
  },
  notIn: (column, given, field) => {
    if (given.length === 0) return sql`true`;
    return field.kind.isMultiple(field) && isText(field)
      ? sql`not ${holdsAny(column, given)}`
      : sql`(not ${isAny(column, given, field)} or ${column} is null)`;
  },
  thanorequal: compare('>='),
  lessorequal: compare('<='),
  gt: compare('>'),
  lt: compare('<'),
  within: (column, [from, next]) => sql`(${column} >= ${from} and ${column} < ${next})`,
  empty: (column, _given, field) =>
    isText(field) ? sql`(${column} is null or ${column} = '')` : sql`${column} is null`,
  notEmpty: (column, _given, field) =>
    isText(field) ? sql`(${column} is not null and ${column} <> '')` : sql`${column} is not null`,
};

/** SQL of one clause on the columns of the table. */
export const clauseSql = (clause: Clause, table: ResolvedTable): RawBuilder<unknown> =>
  comparisons[clause.operator](name(clause.field.field), clause.values, clause.field, table);

/**
 * SQL of clauses and detail conditions joined by and / or. An empty `or` matches no row, an empty `and` all rows.
 * `now`: clock reading for date tokens.
 */
export const groupSql = (
  group: ClauseGroup,
  { main, details }: DocumentTable,
  now: string,
): RawBuilder<unknown> => {
  const parts = group.clauses.map((clause) => clauseSql(clause, main));
  if (group.rows !== undefined) parts.push(conditionSql(main, group.rows, now, details));
  if (parts.length === 0) return group.type === 'or' ? sql`false` : sql`true`;
  return sql`(${sql.join(parts, group.type === 'or' ? sql` or ` : sql` and `)})`;
};
