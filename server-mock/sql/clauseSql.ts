import { type RawBuilder, sql } from 'kysely';
import type { Operator } from '../../runtime/model/fieldTypes/FieldType.ts';
import type { Clause, ClauseGroup } from '../../runtime/model/query/Clause.ts';
import type { ResolvedField } from '../../runtime/model/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/Row.ts';
import { likeText } from './likePattern.ts';
import { anyOf, name } from './names.ts';

type Compare = (
  column: RawBuilder<unknown>,
  given: readonly Cell[],
  field: ResolvedField,
) => RawBuilder<unknown>;

const first = (given: readonly Cell[]): Cell => given[0] ?? null;

const like =
  (before: string, after: string): Compare =>
  (column, given) =>
    sql`${column}::text ilike ${before + likeText(String(first(given))) + after}`;

const compare =
  (operator: string): Compare =>
  (column, given) =>
    sql`${column} ${sql.raw(operator)} ${first(given)}`;

/** Several values are stored comma-joined: asking for one of them finds the row whatever else it holds. */
const parts = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`string_to_array(${column}, ',')`;
const asked = (given: readonly Cell[]): RawBuilder<unknown> =>
  sql`string_to_array(${given.map(String).join(',')}, ',')`;

const holdsAny: Compare = (column, given) => sql`coalesce(${parts(column)} && ${asked(given)}, false)`;
const holdsAll: Compare = (column, given) => sql`coalesce(${parts(column)} @> ${asked(given)}, false)`;

const isText = (field: ResolvedField): boolean => field.columnType === 'string';

/** One comparison per operator; ordering with null is false, inequality is null-safe (design section 3). */
const comparisons: Readonly<Record<Operator, Compare>> = {
  equal: (column, given, field) =>
    field.kind.isMultiple(field) && isText(field)
      ? holdsAll(column, given, field)
      : sql`${column} = ${first(given)}`,
  notEqual: (column, given) => sql`${column} is distinct from ${first(given)}`,
  like: like('%', '%'),
  likeStart: like('', '%'),
  likeEnd: like('%', ''),
  in: (column, given, field) => {
    if (given.length === 0) return sql`false`;
    return field.kind.isMultiple(field) && isText(field)
      ? holdsAny(column, given, field)
      : sql`${column} = ${anyOf(given)}`;
  },
  notIn: (column, given, field) => {
    if (given.length === 0) return sql`true`;
    return field.kind.isMultiple(field) && isText(field)
      ? sql`not ${holdsAny(column, given, field)}`
      : sql`(not ${column} = ${anyOf(given)} or ${column} is null)`;
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

/** One clause over the table's columns. */
export const clauseSql = (clause: Clause): RawBuilder<unknown> =>
  comparisons[clause.operator](name(clause.field.field), clause.values, clause.field);

/** Clauses joined by and / or; an empty `or` holds for no row, an empty `and` for all. */
export const groupSql = (group: ClauseGroup): RawBuilder<unknown> => {
  if (group.clauses.length === 0) return group.type === 'or' ? sql`false` : sql`true`;
  return sql`(${sql.join(group.clauses.map(clauseSql), group.type === 'or' ? sql` or ` : sql` and `)})`;
};
