import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { parseKey } from '../../reading/parseKey.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { keyText } from '../../records/keyText.ts';

/** The record of a call when the user may open it, or the refusal. */
export const seenRecord = async (
  call: UserCall,
  tableName: string,
  sent: Cell | undefined,
): Promise<{ readonly table: ResolvedTable; readonly key: string } | { readonly refused: Answer<never> }> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return found;
  const { table, rows } = found.access;
  const key = parseKey(table, sent);
  const where = sql`${name(table.key)} = ${key ?? null}`;
  const stored =
    key === undefined ? [] : (await rows.select(call.context.db, { columns: [table.key], where })).rows;
  return stored.length === 0
    ? { refused: refuse('404', call.say('server.notFound')) }
    : { table, key: keyText(key ?? null) };
};
