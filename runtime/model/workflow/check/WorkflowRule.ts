import type { Issue } from '../../schema/Issue.ts';
import type { WorkflowInquiry } from './WorkflowSubject.ts';

/** One check that runs before a flow is published. Issue paths are JSON pointers into the flow's row. */
export type WorkflowRule = (inquiry: WorkflowInquiry) => readonly Issue[];
