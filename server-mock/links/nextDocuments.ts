import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';

/** Documents of one step of work that goes through a whole table. */
const atOnce = 200;

/** Keys of the next documents after a key, in order; empty: there are no more. */
export const nextDocuments = async (
  tx: Queryable,
  { table, key }: Pick<ResolvedTable, 'table' | 'key'>,
  after: Cell | undefined,
): Promise<readonly Cell[]> => {
  const { rows } = await systemRun(
    tx,
    'links',
    sql`select ${name(key)} as "key" from ${systemTable(table)}
        ${after === undefined ? sql`` : sql`where ${name(key)} > ${after}`}
        order by ${name(key)} limit ${atOnce}`,
  );
  return rows.map((row) => row.key as Cell); // a key column is int, bigint text or uuid text
};
