import { isGranted } from '../../../runtime/model/access/authorize.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { openPages } from '../../access/openPages.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Fragment } from '../../db/sql/compile.ts';
import { conditionSql } from '../../db/sql/conditionSql.ts';
import { name } from '../../db/sql/names.ts';
import { recordTable } from '../../db/sql/recordTable.ts';
import { sql } from '../../db/sql/sql.ts';
import { scopeOf } from '../scopeOf.ts';

/** Rows of the further pages over a table that the user may open. Undefined: no page limits them. */
const rowsOfPages = ({ context, user }: TransactionCall, table: ResolvedTable): Fragment | undefined => {
  const open = openPages(context.catalog, user, table.table);
  const rows = open.flatMap((page) => (page.rows === undefined ? [] : [page.rows]));
  if (open.length === 0 || rows.length < open.length) return undefined;
  const now = context.clock.now();
  return sql`(${sql.join(
    rows.map((condition) => conditionSql(table, condition, now)),
    sql` or `,
  )})`;
};

/** Rows of a table, or of the headers of a detail, for a user who opens only further pages over them. */
const ofPages = (call: TransactionCall, table: ResolvedTable): Fragment | undefined => {
  const { catalog } = call.context;
  const mains = catalog.owners.of(table.table);
  if ([table, ...mains].some((one) => isGranted(call.user, 'Search', one.table))) return undefined;
  if (openPages(catalog, call.user, table.table).length > 0) return rowsOfPages(call, table);
  const through = mains
    .filter((main) => openPages(catalog, call.user, main.table).length > 0)
    .map((main) => {
      const rows = rowsOfPages(call, main);
      const foreignKey = name(main.details.find((one) => one.table === table.table)?.foreignKey ?? main.key);
      return (
        rows && sql`${foreignKey} in (select ${name(main.key)} from ${recordTable(main.table)} where ${rows})`
      );
    });
  const limits = through.filter((one) => one !== undefined);
  return limits.length === 0 || limits.length < through.length
    ? undefined
    : sql`(${sql.join(limits, sql` or `)})`;
};

/**
 * Condition for the rows of a source that a view may read for a user; undefined: all. A user who may open further pages over
 * the source, and not the source itself, reads the rows of those pages.
 */
export const sourceScope = (call: TransactionCall, table: ResolvedTable): Fragment | undefined => {
  const all = [scopeOf(call, table), ofPages(call, table)].filter((one) => one !== undefined);
  return all.length === 0 ? undefined : sql.join(all, sql` and `);
};
