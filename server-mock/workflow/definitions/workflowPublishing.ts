import type { PublishPlug } from '../../context/PublishPlug.ts';
import { fieldsFlowsLose } from './fieldsFlowsLose.ts';

/** Refuses a published change that removes fields which flows in use read. */
export const workflowPublishing: PublishPlug = { check: fieldsFlowsLose };
