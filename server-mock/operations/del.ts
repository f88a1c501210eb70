import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { name, values } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { claimAnswer, keepAnswer } from '../http/idempotency/keptAnswers.ts';
import { once } from '../http/idempotency/once.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { Refusal } from '../http/Refusal.ts';
import { systemRows } from '../reading/systemRows.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { keyText } from '../records/keyText.ts';
import { changesOf, writeLog } from '../records/writeLog.ts';
import { deleteRows } from '../records/writeRow.ts';
import { delDetailRows } from './delDetailRows.ts';
import { type DeletedRows, deleteDetails, refuseLocked } from './deleteDetails.ts';
import { deleteHooks } from './deleteHooks.ts';
import { guardDocuments } from './references/guardDocuments.ts';
import { pluggedTables, tellDeleted } from './saving/plugged.ts';
import { sentKeys } from './sentKeys.ts';

/** Locks and returns the records. Throws a refusal when a record is missing or its lock holds. */
const lockRows = async (
  tx: Queryable,
  call: TransactionCall,
  table: ResolvedTable,
  keys: readonly Cell[],
): Promise<readonly Row[]> => {
  const rows = await systemRows(
    tx,
    'change',
    table,
    sql`${name(table.key)} in (${values(keys)})`,
    sql`order by ${name(table.key)} for update`,
  );
  if (rows.length !== keys.length) throw new Refusal(refuse('404', call.say('server.badKey')));
  refuseLocked(call, table, rows);
  return rows;
};

const delRecords = async (call: UserCall, tableName: string): Promise<Answer<null>> => {
  const { catalog, db, changes } = call.context;
  const table = catalog.table(tableName);
  if (table === undefined) return refuse('404', call.say('server.unknownTable', { table: tableName }));
  const found = accessTable(call, tableName, 'Delete');
  if ('refused' in found) return found.refused;
  const keys = sentKeys(call, table);
  if (keys === undefined) return refuse('422', call.say('server.noKeyToDelete'));
  const [main] = catalog.owners.of(table.table);
  if (main !== undefined) return delDetailRows(call, main, table, keys);

  const { scope } = found.access;
  const where = sql`${name(table.key)} in (${values(keys)})${scope === undefined ? sql`` : sql` and ${scope}`}`;
  const rows = await systemRows(db, 'change', table, where);
  if (rows.length !== keys.length) return refuse('404', call.say('server.badKey'));
  const issues = await deleteHooks.before(call, table, rows);
  if (issues.length > 0) return issuesAnswer(call, issues);
  const answer = succeed(call.say('server.deleted'));
  let details: DeletedRows = [];
  try {
    const kept = await db.transaction(async (tx) => {
      const before = await claimAnswer(tx, call);
      if (before !== undefined) return before;
      const locked = await lockRows(tx, call, table, keys);
      const guarded = await guardDocuments(tx, call, table, locked);
      details = await deleteDetails(tx, call, table, keys);
      await deleteRows(tx, table, keys);
      await guarded.settle();
      await tellDeleted(tx, call, table, keys.map(keyText));
      for (const row of locked)
        await writeLog(tx, call, {
          type: 'Del',
          table: table.table,
          key: String(row[table.key]),
          changes: changesOf(table, undefined, row),
        });
      await deleteHooks.within(tx, call, table, locked, 'delInside');
      await keepAnswer(tx, call, answer);
      return undefined;
    });
    if (kept !== undefined) return kept;
  } catch (error) {
    if (error instanceof Refusal) return error.answerFor(call);
    throw error;
  }
  changes.bump([
    table.table,
    ...table.details.map((detail) => detail.table),
    'Sys_Log',
    ...pluggedTables(call.context),
  ]);
  await deleteHooks.after(call, table, rows);
  for (const [detail, gone] of details) await deleteHooks.after(call, detail, gone);
  return answer;
};

/** `POST /api/{table}/Del`: deletes records by key with their details, all or none. */
export const del = async (call: UserCall, tableName: string): Promise<Answer<null>> => {
  // Checked before a stored answer is repeated: the user may have lost the right since.
  const found = accessTable(call, tableName, 'Delete');
  return 'refused' in found ? found.refused : once(call, () => delRecords(call, tableName));
};
