import type { Issue } from '../../schema/Issue.ts';
import type { WorkflowInquiry } from './WorkflowSubject.ts';

/** One thing that must be so before a flow is published; paths are JSON pointers into its row. */
export type WorkflowRule = (inquiry: WorkflowInquiry) => readonly Issue[];
