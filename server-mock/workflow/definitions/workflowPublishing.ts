import { workflow } from '../../../runtime/model/check/kinds/workflow.ts';
import type { PublishPlug } from '../../context/PublishPlug.ts';
import { fieldsFlowsLose } from './fieldsFlowsLose.ts';
import { restoreFlow } from './restoreFlow.ts';

/** Refuses a published change that removes fields which flows in use read. A flow is restored by a save of its row. */
export const workflowPublishing: PublishPlug = {
  check: fieldsFlowsLose,
  kind: workflow.name,
  restore: restoreFlow,
};
