import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import type { CopyConnection } from '../db/copy/CopyConnection.ts';
import { countOf } from '../db/copy/countOf.ts';

/** Rows in all of these tables. */
export async function countRows(connection: CopyConnection, tables: readonly TableDdl[]): Promise<number> {
  let sum = 0;
  for (const { table } of tables) sum += await countOf(connection, table);
  return sum;
}
