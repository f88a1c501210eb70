import { authorize } from '../../runtime/model/access/authorize.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import type { Fragment } from '../db/sql/compile.ts';
import { name, values } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { claimAnswer, keepAnswer } from '../http/idempotency/keptAnswers.ts';
import { once } from '../http/idempotency/once.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { Refusal } from '../http/Refusal.ts';
import { decisionText } from '../reading/decisionText.ts';
import { systemRows } from '../reading/systemRows.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { keyText } from '../records/keyText.ts';
import { changesOf, writeLog } from '../records/writeLog.ts';
import { deleteRows, deleteWhere } from '../records/writeRow.ts';
import { delDetailRows } from './delDetailRows.ts';
import { deleteHooks } from './deleteHooks.ts';
import { guardDocuments } from './references/guardDocuments.ts';
import { pluggedTables, tellDeleted } from './saving/plugged.ts';
import { sentKeys } from './sentKeys.ts';

/** Throws a refusal when a detail that does not belong to the document has rows that the user may not delete. */
const refuseForeign = async (
  tx: Queryable,
  call: TransactionCall,
  detail: ResolvedTable,
  where: Fragment,
): Promise<void> => {
  const decision = authorize(call.user, 'Delete', detail);
  if (decision.allowed) return;
  const [row] = await systemRows(tx, 'change', detail, where, sql`limit 1`);
  if (row !== undefined) throw new Refusal(refuse('403', decisionText(decision, call.locale)));
};

/** Deletes the rows of details; throws a refusal when one of them is locked. */
const deleteDetails = async (
  tx: Queryable,
  call: TransactionCall,
  table: ResolvedTable,
  keys: readonly Cell[],
): Promise<void> => {
  for (const { foreignKey, table: detail } of table.details) {
    const schema = call.context.catalog.table(detail);
    if (schema === undefined) continue;
    const where = sql`${name(foreignKey)} in (${values(keys)})`;
    if (!call.context.catalog.owners.has(table.table, detail)) await refuseForeign(tx, call, schema, where);
    const isHooked = [schema.hooks.delBefore, schema.hooks.delInside].some((hooks = []) => hooks.length > 0);
    const isLocked = schema.locks.some(({ actions }) => actions.includes('Delete'));
    const rows = isHooked || isLocked ? await systemRows(tx, 'change', schema, where, sql`for update`) : [];
    if (isLocked) refuseLocked(call, schema, rows);
    if (isHooked) await deleteHooks.within(tx, call, schema, rows, 'delBefore');
    await deleteWhere(tx, detail, where);
    if (isHooked) await deleteHooks.within(tx, call, schema, rows, 'delInside');
  }
};

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

/** Throws the refusal of the first row whose lock holds. */
const refuseLocked = (call: TransactionCall, table: ResolvedTable, rows: readonly Row[]): void => {
  const now = call.context.clock.now();
  for (const row of rows) {
    const lock = authorize({ ...call.user, isSuperAdmin: true }, 'Delete', table, row, { now });
    if (lock.allowed) continue;
    // With several records the message names the locked one.
    const record = rows.length > 1 ? `${String(row[table.nameField] ?? row[table.key] ?? '')}: ` : '';
    throw new Refusal(refuse('403', record + decisionText(lock, call.locale)));
  }
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
  try {
    const kept = await db.transaction(async (tx) => {
      const before = await claimAnswer(tx, call);
      if (before !== undefined) return before;
      const locked = await lockRows(tx, call, table, keys);
      const guarded = await guardDocuments(tx, call, table, locked);
      await deleteDetails(tx, call, table, keys);
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
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
  changes.bump([
    table.table,
    ...table.details.map((detail) => detail.table),
    'Sys_Log',
    ...pluggedTables(call.context),
  ]);
  await deleteHooks.after(call, table, rows);
  return answer;
};

/** `POST /api/{table}/Del`: deletes records by key with their details, all or none. */
export const del = async (call: UserCall, tableName: string): Promise<Answer<null>> => {
  // Checked before a stored answer is repeated: the user may have lost the right since.
  const found = accessTable(call, tableName, 'Delete');
  return 'refused' in found ? found.refused : once(call, () => delRecords(call, tableName));
};
