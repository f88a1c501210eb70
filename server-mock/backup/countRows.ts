import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import type { CopyConnection } from '../db/copy/CopyConnection.ts';
import { countOf } from '../db/copy/countOf.ts';

/** Rows in all of these tables, of some only those that a condition of ours takes. */
export async function countRows(
  connection: CopyConnection,
  tables: readonly TableDdl[],
  conditions: Readonly<Record<string, string>> = {},
): Promise<number> {
  let sum = 0;
  for (const { table } of tables) sum += await countOf(connection, table, conditions[table]);
  return sum;
}
