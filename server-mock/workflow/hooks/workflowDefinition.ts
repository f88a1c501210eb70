import { isPublishable } from '../../../runtime/model/workflow/check/checkWorkflow.ts';
import { differingStep } from '../../../runtime/model/workflow/definition/differingStep.ts';
import { stepsOf } from '../../../runtime/model/workflow/definition/stepsOf.ts';
import { sentJson } from '../../../runtime/wire/sentJson.ts';
import { storedTitle } from '../../catalog/storedTitle.ts';
import type { Hook } from '../../context/Hook.ts';
import { bodyObject } from '../../http/Call.ts';
import { checkFlowRow } from '../definitions/checkFlowRow.ts';
import { flowText } from '../definitions/flowRow.ts';

/**
 * Sys_WorkFlow: reads and checks a flow before storing, because storing publishes it.
 * Steps sent along must equal those of its nodes. The texts stay as sent.
 */
export const workflowDefinition: Hook = async (input) => {
  const { call, db, stored, values } = input;
  const row = { ...stored, ...values };
  // Users and tables change: a flow that would no longer pass the checks can still be disabled.
  const isOff = stored !== undefined && Number(row.Enable ?? 1) !== 1 && flowText(row) === flowText(stored);
  const { document, read, issues } = isOff
    ? { ...(await checkFlowRow(db, call.context, row, input.outside)), issues: [] }
    : await checkFlowRow(db, call.context, row, input.outside);
  if (!isPublishable(issues)) return issues;
  const differing = differingStep(stepsOf(read), sentJson(bodyObject(call).detailData));
  if (differing !== undefined) return [differing];
  if (document !== undefined) {
    values.WorkTable = document.main.table;
    values.WorkTableName =
      values.WorkTableName ?? stored?.WorkTableName ?? storedTitle(call.context.catalog, document.main);
  }
  return [];
};
