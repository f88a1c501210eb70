import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { auditField } from '../../../runtime/model/fields/stateFields.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import type { Mail } from '../../mail/Mailer.ts';
import { refuseState } from '../../operations/rows/decideRow.ts';
import { keyText } from '../../records/keyText.ts';
import { decideEvent } from '../moves/decideEvent.ts';
import type { StoredInstance } from '../records/StoredInstance.ts';
import { refuseReverse } from './consequences/reverseRefusal.ts';
import { actorOf, flowEvent } from './flowEvent.ts';
import type { SentVote } from './readVote.ts';
import { storeDecided } from './storeDecided.ts';
import { decisionValues, writeDecision } from './writeDecision.ts';

/**
 * Votes on a document in a workflow: `row` is locked, and `stored` was read under that lock.
 * Writes instance, seats, both logs, the document's status and stamps, and messages in the caller's
 * transaction. A seat alone gives the right to vote. Returns the mails to send after the commit.
 */
export const voteInFlow = async (
  tx: Queryable,
  call: TransactionCall,
  full: DocumentTable,
  row: Row,
  stored: StoredInstance,
  vote: SentVote,
): Promise<readonly Mail[]> => {
  const { main } = full;
  refuseLocked(call, full, row);
  if (vote.result === auditStatus.reversed) await refuseReverse(tx, call, main, row);
  const key = keyText(row[main.key]);
  const event = flowEvent(call, main.table, vote);
  const held = { full, document: { main: row }, key, stored };
  const decided = await decideEvent(tx, call.context, held, event, actorOf(call));
  const { record, mails } = await storeDecided(tx, call, decided);
  const { status } = record.answer.instance;
  const values = decisionValues(call, main, status, vote.reason, ['Update', 'Audit']);
  await writeDecision(tx, call, main, row, values, vote.reason);
  return mails;
};

/** Checks the table's locks on 审核 (a closed document). Skips those on the status, which the engine checks. */
export const refuseLocked = (call: TransactionCall, { main }: DocumentTable, row: Row): void =>
  refuseState(call, main, 'Audit', { ...row, [auditField]: auditStatus.open });
