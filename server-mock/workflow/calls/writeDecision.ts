import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { auditField, auditReasonField } from '../../../runtime/model/fields/stateFields.ts';
import type { MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { type StampedAction, stampRow } from '../../records/stamps.ts';
import { changesOf, writeLog } from '../../records/writeLog.ts';
import { updateRow } from '../../records/writeRow.ts';

/** Columns that a decision sets: status, reason, user and time. */
export const decisionValues = (
  call: TransactionCall,
  table: ResolvedTable,
  status: number,
  reason: string | undefined,
  stamps: readonly StampedAction[],
): MutableRow => {
  const { user, context } = call;
  const values: MutableRow = {
    [auditField]: status,
    ...(reason !== undefined && table.byName.has(auditReasonField) ? { [auditReasonField]: reason } : {}),
  };
  const writer = { id: user.id, name: user.realName, now: context.clock.now() };
  for (const action of stamps) stampRow(table, values, action, writer);
  return values;
};

/** Writes a decision to the document and the operation log. Runs in the transaction of the workflow event. */
export const writeDecision = async (
  tx: Queryable,
  call: TransactionCall,
  table: ResolvedTable,
  row: Row,
  values: Row,
  reason: string,
): Promise<void> => {
  await updateRow(tx, table, row[table.key] ?? null, values);
  const changes = changesOf(table, row, values);
  await writeLog(tx, call, {
    type: 'Audit',
    table: table.table,
    key: String(row[table.key]),
    changes: reason === '' ? changes : { ...changes, reason },
  });
};
