import { isGranted } from '../../../runtime/model/access/authorize.ts';
import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import type { Actor, FlowEvent } from '../../../runtime/model/workflow/engine/FlowEvent.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { SentVote } from './readVote.ts';

/** The caller as actor of the engine; read from the database at sign-in, never from the request. */
export const actorOf = ({ user }: Pick<TransactionCall, 'user'>): Actor => ({
  userId: user.id,
  name: user.realName,
});

/** Converts a sent vote into an event. */
export const flowEvent = (call: TransactionCall, table: string, vote: SentVote): FlowEvent => {
  const by = actorOf(call);
  const { reason, continuation, nodeId, result } = vote;
  const chosen = continuation === undefined ? {} : { continuation };
  if (result === auditStatus.reversed)
    return { kind: 'reverse', by, reason, ...chosen, holdsRight: isGranted(call.user, 'AntiAudit', table) };
  return { kind: 'vote', by, result, reason, ...chosen, ...(nodeId === undefined ? {} : { nodeId }) };
};
