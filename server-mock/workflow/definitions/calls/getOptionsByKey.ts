import { isAudited } from '../../../../runtime/model/access/documentState.ts';
import type { StepsSummary } from '../../../../runtime/wire/workflow/StepsAnswer.ts';
import { type Answer, succeed } from '../../../http/Answer.ts';
import type { UserCall } from '../../../http/Call.ts';
import { keyText } from '../../../records/keyText.ts';
import { stepsOf } from '../../calls/steps/getSteps.ts';
import { loadInstance } from '../../records/StoredInstance.ts';

/**
 * `GET /api/Sys_WorkFlow/getOptionsByKey?key=&workTable=`: summary of a document's workflow.
 * Answers the flow, the current step and the caller's actions.
 */
export const getOptionsByKey = async (call: UserCall): Promise<Answer<StepsSummary | null>> => {
  const [table = '', key = ''] = [call.query('workTable'), call.query('key')];
  const known = call.context.catalog.table(table);
  if (known !== undefined && !isAudited(known)) return succeed(null, null);
  const found = await stepsOf({
    ...call,
    body: null,
    query: (name) => (name === 'tableName' ? table : name === 'id' ? key : undefined),
  });
  if ('refused' in found) return found.refused;
  const { steps } = found;
  const stored = await loadInstance(call.context.db, known?.table ?? table, keyText(key));
  return succeed(null, {
    workTable: known?.table ?? table,
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
