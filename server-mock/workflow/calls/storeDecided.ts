import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { refuse } from '../../http/Answer.ts';
import { Refusal } from '../../http/Refusal.ts';
import type { Mail } from '../../mail/Mailer.ts';
import type { Decided } from '../moves/decideEvent.ts';
import type { FlowRecord } from '../records/FlowRecord.ts';
import { InstanceMoved, storeRecords } from '../records/storeRecords.ts';
import { refuseIssue } from './actions/refuseIssue.ts';

/** A stored event, with the mails to send after the commit. */
export interface StoredEvent {
  readonly record: FlowRecord;
  readonly mails: readonly Mail[];
}

/**
 * Stores a decided event. Throws a {@link Refusal} when the engine refused it or another event came first.
 */
export const storeDecided = async (
  tx: Queryable,
  call: TransactionCall,
  decided: Decided,
): Promise<StoredEvent> => {
  if (!decided.ok) throw new Refusal(refuseIssue(call, decided.issue));
  const { record, people } = decided;
  try {
    return { record, mails: await storeRecords(tx, [record], people) };
  } catch (error) {
    if (error instanceof InstanceMoved) throw new Refusal(refuse('409', call.say('flow.changedMeanwhile')));
    throw error;
  }
};
