import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Fragment } from '../db/sql/compile.ts';
import { name } from '../db/sql/names.ts';
import { recordTableAs } from '../db/sql/recordTable.ts';
import { sql } from '../db/sql/sql.ts';

/** Alias of a header's row; no schema has a table of this name. */
const header = 'jig_header';

/** Column of a select on a detail: the value of a header's field, under the name `as`. Null in rows without a header. */
export const headerColumn = (
  mains: readonly ResolvedTable[],
  detail: string,
  field: string,
  as: string,
): Fragment => {
  const found = mains.flatMap((main) => {
    const link = main.details.find(({ table }) => table === detail);
    if (link === undefined || !main.byName.has(field)) return [];
    const isOwn = sql`${name(header)}.${name(main.key)} = ${name(detail)}.${name(link.foreignKey)}`;
    return [
      sql`(select ${name(header)}.${name(field)} from ${recordTableAs(main.table, header)} where ${isOwn})`,
    ];
  });
  return found.length === 0 ? sql`null as ${name(as)}` : sql`coalesce(${sql.join(found)}) as ${name(as)}`;
};
