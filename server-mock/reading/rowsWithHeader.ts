import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { headerField } from '../../runtime/model/formulas/recordScope.ts';
import type { Fragment } from '../db/sql/compile.ts';
import { name } from '../db/sql/names.ts';
import { recordTable, recordTableAs } from '../db/sql/recordTable.ts';
import { sql } from '../db/sql/sql.ts';

/**
 * Rows of a detail with values of their headers (`$main.Field`), to be added up. A join, because a million rows would look up
 * their header one by one; a page of rows does (`headerColumn`).
 */
export const rowsWithHeader = (
  mains: readonly ResolvedTable[],
  detail: string,
  where: Fragment,
  columns: readonly string[],
): Fragment => {
  const headers = mains.flatMap((main, at) => {
    const link = main.details.find(({ table }) => table === detail);
    return link === undefined ? [] : [{ main, alias: `jig_header${at}`, foreignKey: link.foreignKey }];
  });
  const joins = headers.map(
    ({ main, alias, foreignKey }) =>
      sql`left join ${recordTableAs(main.table, alias)}
        on ${name(alias)}.${name(main.key)} = ${name(detail)}.${name(foreignKey)}`,
  );
  const read = columns.map((column) => {
    const field = headerField(column);
    if (field === undefined) return sql`${name(detail)}.${name(column)}`;
    const found = headers.flatMap(({ main, alias }) =>
      main.byName.has(field) ? [sql`${name(alias)}.${name(field)}`] : [],
    );
    return found.length === 0
      ? sql`null as ${name(column)}`
      : sql`coalesce(${sql.join(found)}) as ${name(column)}`;
  });
  return sql`(
    select ${sql.join(read)}
    from (select * from ${recordTable(detail)} where ${where}) as ${name(detail)} ${sql.join(joins, sql` `)}
  ) as "jig_rows"`;
};
