import { isStored, type ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Fragment } from '../db/sql/compile.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';

/** Select of a table with hidden cells emptied. `hidden`: condition by column. */
export const shownRows = (
  { table, fields }: Pick<ResolvedTable, 'table' | 'fields'>,
  hidden: ReadonlyMap<string, Fragment>,
): Fragment => {
  const columns = fields.filter(isStored).map(({ field }) => {
    const isHidden = hidden.get(field);
    return isHidden === undefined
      ? name(field)
      : sql`case when ${isHidden} then null else ${name(field)} end as ${name(field)}`;
  });
  return sql`select ${sql.join(columns)} from ${name(table)}`;
};
