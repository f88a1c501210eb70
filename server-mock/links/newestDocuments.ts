import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';

/** Most documents of a table that a rehearsal looks at, and documents of one step. */
const most = 2_000;
const atOnce = 200;

/** Keys of the newest documents of a table, in steps. */
export const newestDocuments = async (
  db: Queryable,
  { table, key }: Pick<ResolvedTable, 'table' | 'key'>,
): Promise<readonly (readonly Cell[])[]> => {
  const { rows } = await systemRun(
    db,
    'links',
    sql`select ${name(key)} as "key" from ${systemTable(table)} order by ${name(key)} desc limit ${most}`,
  );
  const keys = rows.map((row) => row.key as Cell); // a key column is int, bigint text or uuid text
  return Array.from({ length: Math.ceil(keys.length / atOnce) }, (_, at) =>
    keys.slice(at * atOnce, (at + 1) * atOnce),
  );
};
