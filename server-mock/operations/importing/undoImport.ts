import { authorize } from '../../../runtime/model/access/authorize.ts';
import { versionField } from '../../../runtime/model/fields/resolve/impliedFields.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { UndoBody, UndoneImport } from '../../../runtime/wire/workbooks/ImportResult.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../../http/Call.ts';
import { claimAnswer, keepAnswer } from '../../http/idempotency/keptAnswers.ts';
import { once } from '../../http/idempotency/once.ts';
import { issuesAnswer } from '../../http/issuesAnswer.ts';
import { Refusal } from '../../http/Refusal.ts';
import { decisionText } from '../../reading/decisionText.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { writeLog } from '../../records/writeLog.ts';
import { deleteWhere } from '../../records/writeRow.ts';
import { type DeletedRows, deleteDetails } from '../deleteDetails.ts';
import { deleteHooks } from '../deleteHooks.ts';
import { guardDocuments } from '../references/guardDocuments.ts';
import { pluggedTables, tellDeleted } from '../saving/plugged.ts';
import { importTarget } from './importTable.ts';

/** Maximum records a refusal names. */
const named = 20;
const undoLimit = 300_000;

const nameOf = (table: ResolvedTable, row: Row): string =>
  String(row[table.nameField] ?? row[table.key] ?? '');

/** Throws the refusal for records that must stay: changed since the import, locked, or refused by a hook. */
const refuseKept = (call: TransactionCall, table: ResolvedTable, rows: readonly Row[]): void => {
  const changed = rows.filter((row) => Number(row[versionField]) !== 1).map((row) => nameOf(table, row));
  if (changed.length > 0)
    throw new Refusal(
      refuse('409', call.say('sheet.undoChanged', { n: changed.length, names: changed.slice(0, named) }), {
        changed: changed.slice(0, 1_000),
      }),
    );
  const now = call.context.clock.now();
  for (const stored of rows) {
    const lock = authorize({ ...call.user, isSuperAdmin: true }, 'Delete', table, stored, { now });
    if (!lock.allowed)
      throw new Refusal(refuse('403', `${nameOf(table, stored)}: ${decisionText(lock, call.locale)}`));
  }
};

interface Batch {
  readonly batch: string;
  readonly keys: readonly string[];
}

/**
 * Deletes the records of an import in the caller's transaction. A repeated call gets the stored answer and
 * deletes nothing.
 */
const takeBack = async (
  tx: Queryable,
  call: TransactionCall,
  table: ResolvedTable,
  { batch, keys }: Batch,
): Promise<{ readonly answer: Answer<UndoneImport>; readonly gone: DeletedRows }> => {
  const kept = await claimAnswer(tx, call);
  if (kept !== undefined) return { answer: kept, gone: [] };
  const held = await run(tx, sql`select "State" from "jig_import" where "Id" = ${batch} for update`);
  if (held.rows[0]?.State !== 'imported') throw new Refusal(refuse('409', call.say('sheet.undone')));
  const where = sql`${name(table.key)} = ${anyOf(keys)}`;
  const gone = await systemRows(tx, 'change', table, where, sql`order by ${name(table.key)} for update`);
  refuseKept(call, table, gone);
  const guarded = await guardDocuments(tx, call, table, gone);
  const details = await deleteDetails(tx, call, table, keys);
  await deleteWhere(tx, table.table, where);
  await guarded.settle();
  await tellDeleted(tx, call, table, keys);
  await deleteHooks.within(tx, call, table, gone, 'delInside');
  await run(tx, sql`update "jig_import" set "State" = 'undone' where "Id" = ${batch}`);
  await writeLog(tx, call, {
    type: 'Del',
    table: table.table,
    key: '',
    changes: { importUndone: { batch, rows: gone.length } },
  });
  const answer = succeed(call.say('sheet.undoDone', { n: gone.length }), { removed: gone.length });
  await keepAnswer(tx, call, answer);
  return { answer, gone: [[table, gone], ...details] };
};

const undo = async (call: UserCall, table: ResolvedTable): Promise<Answer<UndoneImport>> => {
  const { db, changes } = call.context;
  const batch = asText(sentBody<UndoBody>(call).batch) ?? '';
  const found = await run(
    db,
    sql`select "UserId", "Keys", "State" from "jig_import" where "Id" = ${batch} and "TableName" = ${table.table}`,
  );
  const [stored] = found.rows;
  // Imports of other users look missing, except to a super administrator.
  if (stored === undefined || (stored.UserId !== call.user.id && !call.user.isSuperAdmin))
    return refuse('404', call.say('sheet.noBatch'));
  const keys = String(stored.Keys).split(',');
  const where = sql`${name(table.key)} = ${anyOf(keys)}`;
  const rows = await systemRows(db, 'change', table, where);
  const issues = await deleteHooks.before(call, table, rows);
  if (issues.length > 0) return issuesAnswer(call, issues);
  try {
    const { answer, gone } = await db.transaction((tx) => takeBack(tx, call, table, { batch, keys }), {
      timeout: undoLimit,
    });
    changes.bump([
      table.table,
      ...table.details.map((detail) => detail.table),
      'Sys_Log',
      ...pluggedTables(call.context),
    ]);
    for (const [from, deleted] of gone) await deleteHooks.after(call, from, deleted);
    return answer;
  } catch (error) {
    if (error instanceof Refusal) return error.answerFor(call);
    throw error;
  }
};

/**
 * `POST /api/{table}/ImportUndo` `{batch}`: deletes the records of an import, all or none.
 * Needs the right to import and the caller's own import. When records changed since, it names them and
 * deletes nothing; records deleted since are skipped.
 */
export const undoImport = async (call: UserCall, tableName: string): Promise<Answer<UndoneImport>> => {
  const target = importTarget(call, tableName);
  if ('refused' in target) return target.refused;
  return once(call, () => undo(call, target.full.main));
};
