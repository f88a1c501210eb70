import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRows } from '../reading/systemRows.ts';
import type { LeavingRows } from './pointedAt.ts';
import { referencesTo } from './referencesOf.ts';

/** Records with those of their detail rows that others can refer to. */
export const documentRows = async (
  db: Queryable,
  call: Pick<TransactionCall, 'context'>,
  table: ResolvedTable,
  rows: readonly Row[],
): Promise<readonly LeavingRows[]> => {
  const all: LeavingRows[] = [{ table, rows }];
  const keys = rows.map((row) => row[table.key] ?? null);
  for (const { table: detail, foreignKey } of table.details) {
    const schema = call.context.catalog.table(detail);
    if (schema === undefined || referencesTo(call.context, detail).length === 0) continue;
    const owned = await systemRows(db, 'reference', schema, sql`${name(foreignKey)} = ${anyOf(keys)}`);
    all.push({ table: schema, rows: owned });
  }
  return all;
};
