import type { Issue } from '../../schema/Issue.ts';
import { inquiryOf, type WorkflowSubject } from './WorkflowSubject.ts';
import { workflowRules } from './workflowRules.ts';

/**
 * What keeps a flow from being published (errors), and what its author should know (warnings, infos).
 * The same in server and designer. Paths are JSON pointers into the row of Sys_WorkFlow. First what
 * is wrong with its text as a whole, then the rules in their order, then parts of it that could not be read. Claims about
 * conditions are exact; where they cannot be, nothing is claimed. Texts come with `messages/all.ts`.
 */
export function checkWorkflow(subject: WorkflowSubject): readonly Issue[] {
  const inquiry = inquiryOf(subject);
  const ofTheWhole = ({ path }: Issue) => path.lastIndexOf('/') === 0;
  return [
    ...subject.issues.filter(ofTheWhole),
    ...workflowRules.flatMap((rule) => rule(inquiry)),
    ...subject.issues.filter((issue) => !ofTheWhole(issue)),
  ];
}

/** Whether a flow with these findings may be published. */
export const isPublishable = (issues: readonly Issue[]): boolean =>
  !issues.some(({ severity }) => severity === 'error');
