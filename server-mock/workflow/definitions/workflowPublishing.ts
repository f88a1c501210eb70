import type { PublishPlug } from '../../context/PublishPlug.ts';
import { fieldsFlowsLose } from './fieldsFlowsLose.ts';

/** A published change may not take fields that flows in use ask for. */
export const workflowPublishing: PublishPlug = { check: fieldsFlowsLose };
