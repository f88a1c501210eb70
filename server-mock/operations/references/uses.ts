import type { UsesAnswer } from '../../../runtime/wire/records/Uses.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { documentRows } from '../../references/documentRows.ts';
import { pointedAt } from '../../references/pointedAt.ts';
import { usedRows } from '../../references/usedRows.ts';
import { sentKeys } from '../sentKeys.ts';
import { describeUses } from './describeUses.ts';

/**
 * `POST /api/{table}/Uses` `[keys]`: which of these records cannot be deleted, and what uses them. The
 * question before a deletion shows it; the deletion itself counts again.
 */
export const uses = async (call: UserCall, tableName: string): Promise<Answer<UsesAnswer>> => {
  const found = accessTable(call, tableName, 'Delete');
  if ('refused' in found) return found.refused;
  const { catalog, db } = call.context;
  const table = catalog.table(tableName);
  const keys = table && sentKeys(call, table);
  if (table === undefined || keys === undefined) return refuse('422', call.say('server.noKeyToDelete'));
  const { scope } = found.access;
  const where = sql`${name(table.key)} = ${anyOf(keys)}${scope === undefined ? sql`` : sql` and ${scope}`}`;
  const leaving = await documentRows(db, call, table, await systemRows(db, 'reference', table, where));
  const pointed = await pointedAt(db, call, leaving);
  const used = await usedRows(db, call, pointed, 'restrict', leaving[0]);
  return succeed(null, { records: await describeUses(db, call, used) });
};
