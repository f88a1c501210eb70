import type { Ignored } from '../../runtime/model/conditions/query/Clause.ts';
import { readFilters } from '../../runtime/model/conditions/query/readFilters.ts';
import { readMultiples } from '../../runtime/model/conditions/query/readMultiples.ts';
import { type ReadSort, readSort } from '../../runtime/model/conditions/query/readSort.ts';
import { readWheres } from '../../runtime/model/conditions/query/readWheres.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { isMessageKey, text } from '../../runtime/model/messages/index.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { PageExtra } from '../../runtime/wire/PageQuery.ts';
import { readQueryTexts } from '../../runtime/wire/queryTexts.ts';
import { clauseSql, groupSql } from '../db/sql/clauseSql.ts';
import { type RawBuilder, sql } from '../db/sql/sql.ts';
import { type Answer, fail } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import type { TableAccess } from '../reading/tableAccess.ts';
import { fieldOrder } from './fieldOrder.ts';
import { labelledKeys } from './reading/labelledKeys.ts';

/** A page query as SQL parts, with the ignored parts of the request. */
export interface Query {
  /** All conditions except the row scope, which the guarded table adds; undefined when there is none. */
  readonly where: RawBuilder<unknown> | undefined;
  readonly orderBy: RawBuilder<unknown>;
  readonly ignored: readonly Ignored[];
  /** True when a condition other than the row scope narrows the query. */
  readonly narrowed: boolean;
  /** The order as text when there is no condition; serves as cache key of the statement. */
  readonly plainOrder?: string;
}

type Read = { readonly query: Query } | { readonly refused: Answer<never> };

/** The order of rows, empty values last in both directions. */
const orderSql = (table: ResolvedTable, { by }: ReadSort): RawBuilder<unknown> =>
  sql.join(by.map(({ field, order }) => fieldOrder(table, field, order)));

/** Ignored parts without which the same rows are found. */
export const keepingRows = (ignored: readonly Ignored[]): readonly Ignored[] =>
  ignored.map((one) => ({ ...one, rowsStay: true }));

/** Reads `wheres`, `filter`, `filters`, `multiples`, `sort`, `order`. Answers 400 when unreadable. */
export const readQuery = async (
  call: UserCall,
  access: TableAccess,
  body: JsonObject,
  more: readonly RawBuilder<unknown>[] = [],
): Promise<Read> => {
  const { table, readable, scope } = access;
  const now = call.context.clock.now();
  const { details } = access;
  const doc = { main: table, details };
  const texts = readQueryTexts(body);
  if (!texts.ok) return { refused: fail(400, call.say('server.textUnreadable', { name: texts.unreadable })) };
  const { wheres, filters, multiples } = texts.value;
  const labelled = await labelledKeys(call, table, readable, multiples);
  const rules = { readable, now, details, labelled, readableRows: access.readableRows };

  const readWhere = readWheres(table, wheres, rules);
  const readFilter = readFilters(table, filters, rules);
  const readMultiple = readMultiples(table, multiples, rules);
  const sort = readSort(table, body.sort, body.order, rules);
  const isView = call.context.catalog.views.named(table.table) !== undefined;
  if (isView)
    access.rows.withParametersOf([
      ...readWhere.clauses,
      ...readFilter.groups.flatMap(({ type, clauses }) => (type === 'and' ? clauses : [])),
    ]);
  const conditions = [
    ...more,
    ...readWhere.clauses.map((clause) => clauseSql(clause, table)),
    ...readFilter.groups.map((group) => groupSql(group, doc, now)),
    ...(readMultiple.group === undefined ? [] : [groupSql(readMultiple.group, doc, now)]),
  ];
  return {
    query: {
      where: conditions.length === 0 ? undefined : sql.join(conditions, sql` and `),
      get orderBy() {
        return orderSql(table, sort);
      },
      ...(conditions.length === 0 && scope === undefined && !isView
        ? { plainOrder: sort.by.map(({ field, order }) => `${field.field} ${order}`).join() }
        : {}),
      narrowed: readWhere.clauses.length + readFilter.groups.length > 0 || readMultiple.group !== undefined,
      ignored: [
        ...readWhere.ignored,
        ...readFilter.ignored,
        // Any of the searched fields may match: those that can be searched find the rows.
        ...(readMultiple.group === undefined ? readMultiple.ignored : keepingRows(readMultiple.ignored)),
        ...keepingRows(sort.ignored),
      ],
    },
  };
};

/** Ignored parts for `extra.ignored`, each with a message for the user. */
export const ignoredExtra = (
  call: UserCall,
  table: ResolvedTable,
  ignored: readonly Ignored[],
): Pick<PageExtra, 'ignored'> =>
  ignored.length === 0
    ? {}
    : {
        ignored: ignored.map((one) => ({
          ...one,
          message: isMessageKey(one.reason)
            ? text(one.reason, call.locale, {
                name: table.byName.get(one.name)?.title ?? one.name,
                value: one.value,
              })
            : one.reason,
        })),
      };
