import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { refuse } from '../../http/Answer.ts';
import { Refusal } from '../../http/Refusal.ts';
import type { Mail } from '../mail/Mailer.ts';
import type { Decided } from '../moves/decideEvent.ts';
import type { FlowRecord } from '../records/FlowRecord.ts';
import { InstanceMoved, storeRecords } from '../records/storeRecords.ts';
import { refuseIssue } from './actions/refuseIssue.ts';

/** An event that was stored: what it was, and the letters to send after the commit. */
export interface StoredEvent {
  readonly record: FlowRecord;
  readonly mails: readonly Mail[];
}

/** Stores what the engine decided; throws the {@link Refusal} of what it refused, or of an instance somebody else changed. */
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
