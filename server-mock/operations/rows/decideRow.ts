import { authorize } from '../../../runtime/model/access/authorize.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { refuse } from '../../http/Answer.ts';
import { Refusal } from '../../http/Refusal.ts';
import { decisionText } from '../../reading/decisionText.ts';
import { type StampedAction, stampRow } from '../../records/stamps.ts';
import { changesOf, type LogType, writeLog } from '../../records/writeLog.ts';
import { updateRow } from '../../records/writeRow.ts';
import { documentOf } from '../saving/documentOf.ts';
import { checkWritten } from '../saving/plugged.ts';

/** A change of a document's state that no save can make. */
export interface StateChange {
  /** The right, whose locks are checked. */
  readonly action: string;
  readonly values: Row;
  readonly stamps: readonly StampedAction[];
  readonly log: LogType;
  /** Written to the log beside the changes. */
  readonly reason: string;
}

/**
 * Refuses a row whose lock forbids the action. Locks hold for every user; the caller has checked the right.
 */
export const refuseState = (call: TransactionCall, table: ResolvedTable, action: string, row: Row): void => {
  const anybody = { ...call.user, isSuperAdmin: true };
  const decision = authorize(anybody, action, table, row, { now: call.context.clock.now() });
  if (!decision.allowed) throw new Refusal(refuse('422', decisionText(decision, call.locale)));
};

/** Checks a row that counts again or has a new source, as a save does. */
const askSources = async (
  tx: Queryable,
  call: TransactionCall,
  { table }: ResolvedTable,
  row: Row,
  values: Row,
): Promise<void> => {
  const full = call.context.catalog.document(table);
  if (full === undefined) return;
  await checkWritten(tx, call, full, async () => {
    const before = await documentOf(tx, full, row, true);
    return [{ before, after: { main: { ...row, ...values }, details: before.details } }];
  });
};

/**
 * Changes the state of a locked row in the caller's transaction: checks locks, stamps, writes row and log.
 */
export const decideRow = async (
  tx: Queryable,
  call: TransactionCall,
  table: ResolvedTable,
  row: Row,
  change: StateChange,
): Promise<void> => {
  refuseState(call, table, change.action, row);
  const { user, context } = call;
  const values: MutableRow = { ...change.values };
  const writer = { id: user.id, name: user.realName, now: context.clock.now() };
  for (const action of change.stamps) stampRow(table, values, action, writer);
  await updateRow(tx, table, row[table.key] ?? null, values);
  await askSources(tx, call, table, row, values);
  const changes = changesOf(table, row, values);
  await writeLog(tx, call, {
    type: change.log,
    table: table.table,
    key: String(row[table.key]),
    changes: change.reason === '' ? changes : { ...changes, reason: change.reason },
  });
};
