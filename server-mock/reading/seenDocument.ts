import { readableFields } from '../../runtime/model/access/readableFields.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { keyText } from '../records/keyText.ts';
import { GuardedTable } from './GuardedTable.ts';
import { parseKey } from './parseKey.ts';
import { accessTable } from './tableAccess.ts';

/** One document as the caller may read it. */
export interface SeenDocument {
  readonly table: ResolvedTable;
  readonly key: Cell;
  /** Fields that the caller may read of this document. */
  readonly readable: ReadonlySet<string>;
}

/**
 * The document that a call names by table and key, which the caller may see by right or as a participant of its
 * flow. Users without a right on the table get a refusal that does not tell which documents exist.
 */
export const seenDocument = async (
  call: UserCall,
  tableName: string,
  sentKey: string | undefined,
): Promise<{ readonly document: SeenDocument } | { readonly refused: Answer<never> }> => {
  const { catalog, db, guard } = call.context;
  const found = accessTable(call, tableName, 'Search');
  const noRight = 'refused' in found ? found.refused : undefined;
  const missing = { refused: noRight ?? refuse('404', call.say('server.notFound')) };
  const table = catalog.tableFor(call.user, tableName);
  const key = table && parseKey(table, sentKey);
  if (table === undefined || key === undefined) return missing;
  const seenIn = async (rows: GuardedTable) => {
    const where = sql`${name(table.key)} = ${key}`;
    return (await rows.select(db, { columns: [table.key], where })).rows.length > 0;
  };
  const isByRight = 'access' in found && (await seenIn(found.access.rows));
  if (!isByRight && !(await seenIn(GuardedTable.participated(call, table)))) return missing;
  const hidden = await guard.hiddenOfDocument(db, call, table.table, keyText(key), !isByRight);
  const readable = 'access' in found ? found.access.readable : readableFields(call.user, table);
  return {
    document: { table, key, readable: new Set([...readable].filter((field) => !hidden.has(field))) },
  };
};
