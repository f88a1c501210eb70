import { authorize } from '../../runtime/model/access/authorize.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import type { Fragment } from '../db/sql/compile.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { refuse } from '../http/Answer.ts';
import { Refusal } from '../http/Refusal.ts';
import { decisionText } from '../reading/decisionText.ts';
import { systemRows } from '../reading/systemRows.ts';
import { deleteWhere } from '../records/writeRow.ts';
import { deleteHooks } from './deleteHooks.ts';

/** Throws the refusal of the first row whose lock holds. */
export const refuseLocked = (call: TransactionCall, table: ResolvedTable, rows: readonly Row[]): void => {
  const now = call.context.clock.now();
  for (const row of rows) {
    const lock = authorize({ ...call.user, isSuperAdmin: true }, 'Delete', table, row, { now });
    if (lock.allowed) continue;
    // With several records the message names the locked one.
    const record = rows.length > 1 ? `${String(row[table.nameField] ?? row[table.key] ?? '')}: ` : '';
    throw new Refusal(refuse('403', record + decisionText(lock, call.locale)));
  }
};

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

/** Rows of a detail that went with their document. */
export type DeletedRows = readonly (readonly [detail: ResolvedTable, rows: readonly Row[]])[];

/**
 * Deletes the rows of details with their hooks; throws a refusal when one of them is locked, or not the user's to delete. Answers
 * the rows whose hooks run after the commit.
 */
export const deleteDetails = async (
  tx: Queryable,
  call: TransactionCall,
  table: ResolvedTable,
  keys: readonly Cell[],
): Promise<DeletedRows> => {
  const deleted: [ResolvedTable, readonly Row[]][] = [];
  for (const { foreignKey, table: detail } of table.details) {
    const schema = call.context.catalog.table(detail);
    if (schema === undefined) continue;
    const where = sql`${name(foreignKey)} = ${anyOf(keys)}`;
    if (!call.context.catalog.owners.has(table.table, detail)) await refuseForeign(tx, call, schema, where);
    const { delBefore, delInside, delAfter } = schema.hooks;
    const isHooked = [delBefore, delInside, delAfter].some((hooks = []) => hooks.length > 0);
    const isLocked = schema.locks.some(({ actions }) => actions.includes('Delete'));
    const rows = isHooked || isLocked ? await systemRows(tx, 'change', schema, where, sql`for update`) : [];
    if (isLocked) refuseLocked(call, schema, rows);
    if (isHooked) await deleteHooks.within(tx, call, schema, rows, 'delBefore');
    await deleteWhere(tx, detail, where);
    if (isHooked) await deleteHooks.within(tx, call, schema, rows, 'delInside');
    if (isHooked) deleted.push([schema, rows]);
  }
  return deleted;
};
