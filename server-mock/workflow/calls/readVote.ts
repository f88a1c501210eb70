import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import { versionField } from '../../../runtime/model/fields/resolve/impliedFields.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import { asText, bodyObject, type UserCall } from '../../http/Call.ts';
import { sentReason } from '../../operations/rows/sentReason.ts';

/** A decision as sent; none of it proves who may decide. */
export interface SentVote {
  /** 1 approve, 3 reject, 4 reverse approval. */
  readonly result: number;
  readonly reason: string;
  /** `auditRefuse`; when absent the node's setting applies. */
  readonly continuation?: number;
  /** `currentStepId`; when absent the open node is meant. */
  readonly nodeId?: string;
  /** Version of the record the caller saw; empty when not sent. */
  readonly version: string;
}

const results: ReadonlySet<number> = new Set([
  auditStatus.approved,
  auditStatus.returned,
  auditStatus.reversed,
]);

/** Reads one parameter of a vote from query or body; empty when absent. */
const sentText = (call: UserCall, name: string): string =>
  call.query(name) ?? asText(bodyObject(call)[name]) ?? '';

/** The decision as sent: a status, or NaN. */
export const sentResult = (call: UserCall): number => Number(sentText(call, 'auditStatus'));

/** Reads a vote from query or body; the refusal names what is missing or too long. */
export const readVote = (
  call: UserCall,
): { readonly vote: SentVote } | { readonly refused: Answer<never> } => {
  const sent = (name: string): string => sentText(call, name);
  const result = sentResult(call);
  if (!results.has(result)) return { refused: refuse('422', call.say('workflow.resultRequired')) };
  const reason = sentReason(call, 'auditReason');
  if (reason === undefined) return { refused: refuse('422', call.say('approval.reasonLong')) };
  const continuation = sent('auditRefuse');
  const nodeId = sent('currentStepId');
  return {
    vote: {
      result,
      reason,
      ...(continuation === '' ? {} : { continuation: Number(continuation) }),
      ...(nodeId === '' ? {} : { nodeId }),
      version: sent(versionField),
    },
  };
};
