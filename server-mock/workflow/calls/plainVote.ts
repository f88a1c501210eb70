import { auditStatus, auditStatusOf, decisions } from '../../../runtime/model/access/documentState.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { refuse } from '../../http/Answer.ts';
import { Refusal } from '../../http/Refusal.ts';
import { decideRow } from '../../operations/rows/decideRow.ts';
import { refuseReverse } from './consequences/reverseRefusal.ts';
import type { SentVote } from './readVote.ts';
import { decisionValues } from './writeDecision.ts';

/** The right that a decision needs: reversing an approval has its own. */
export const rightOfVote = (result: number): 'Audit' | 'AntiAudit' =>
  result === auditStatus.reversed ? 'AntiAudit' : 'Audit';

/**
 * Decides about a document without a workflow: 通过 or 拒绝 once, and 反审 of an approved one.
 * The caller has checked {@link rightOfVote} and holds the row's lock. What was made from the document may forbid
 * reversing it, as in a workflow.
 */
export const plainVote = async (
  tx: Queryable,
  call: TransactionCall,
  { main: table }: DocumentTable,
  row: Row,
  { result, reason }: SentVote,
): Promise<void> => {
  if (result === auditStatus.reversed) {
    if (auditStatusOf(row) !== auditStatus.approved)
      throw new Refusal(refuse('422', call.say('list.notApproved')));
    await refuseReverse(tx, call, table, row);
  } else if (!decisions.has(result)) throw new Refusal(refuse('422', call.say('workflow.resultRequired')));
  await decideRow(tx, call, table, row, {
    action: rightOfVote(result),
    values: decisionValues(call, table, result, reason, []),
    stamps: ['Update', 'Audit'],
    log: 'Audit',
    reason,
  });
};
