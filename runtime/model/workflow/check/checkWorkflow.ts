import type { Issue } from '../../schema/Issue.ts';
import { inquiryOf, type WorkflowSubject } from './WorkflowSubject.ts';
import { workflowRules } from './workflowRules.ts';

/**
 * Checks a flow before it is published: errors block publishing, warnings and infos do not.
 * The server and the designer run the same check. Issue paths are JSON pointers into the row of Sys_WorkFlow.
 * Order: issues of the whole text, then the rules in their order, then parts that could not be read.
 * A claim about conditions is exact; where no exact claim is possible, none is made. Needs `messages/all.ts`.
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

/** Whether a flow with these issues may be published: none is an error. */
export const isPublishable = (issues: readonly Issue[]): boolean =>
  !issues.some(({ severity }) => severity === 'error');
