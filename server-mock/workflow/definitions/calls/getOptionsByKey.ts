import { isAudited } from '../../../../runtime/model/access/documentState.ts';
import { type Answer, succeed } from '../../../http/Answer.ts';
import type { UserCall } from '../../../http/Call.ts';
import { keyText } from '../../../records/keyText.ts';
import { getSteps } from '../../calls/steps/getSteps.ts';
import { loadInstance } from '../../records/StoredInstance.ts';

/**
 * `GET /api/Sys_WorkFlow/getOptionsByKey?key=&workTable=`: summary of a document's workflow.
 * Answers the flow, the current step and the caller's actions.
 */
export const getOptionsByKey = async (call: UserCall): Promise<Answer> => {
  const [table = '', key = ''] = [call.query('workTable'), call.query('key')];
  const found = call.context.catalog.table(table);
  if (found !== undefined && !isAudited(found)) return succeed(null, null);
  const answer = await getSteps({
    ...call,
    body: null,
    query: (name) => (name === 'tableName' ? table : name === 'id' ? key : undefined),
  });
  const { body } = answer;
  if (typeof body !== 'object' || body === null || !('status' in body) || body.status !== true) return answer;
  const steps = body as Readonly<Record<string, unknown>>;
  const stored = await loadInstance(call.context.db, found?.table ?? table, keyText(key));
  return succeed(null, {
    workTable: found?.table ?? table,
    key,
    flow: steps.flow,
    stepName: stored?.instance.waiting === 'seats' ? (stored.instance.trail.at(-1)?.name ?? null) : null,
    auditStatus: steps.auditStatus,
    currentStepId: steps.currentStepId,
    mayVote: steps.mayVote,
    mayReverse: steps.mayReverse,
    mayResubmit: steps.mayResubmit,
    editable: steps.editable,
  });
};
