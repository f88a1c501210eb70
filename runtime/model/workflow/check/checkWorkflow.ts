import type { Issue } from '../../schema/Issue.ts';
import { approvers, creator, steps } from './rules/approvers.ts';
import { gaps, overlaps } from './rules/branchCover.ts';
import { conditions } from './rules/conditions.ts';
import { deadWays } from './rules/deadWays.ts';
import { cycles, ends, lines, reach } from './rules/flowShape.ts';
import { header, weights } from './rules/header.ts';
import { hidden } from './rules/hidden.ts';
import { paths } from './rules/paths.ts';
import { limits, settings } from './rules/settings.ts';
import { inquiryOf, type WorkflowRule, type WorkflowSubject } from './WorkflowSubject.ts';

/**
 * Checks a flow before it is published: errors block publishing, warnings and infos do not.
 * The server and the designer run the same check. Issue paths are JSON pointers into the row of Sys_WorkFlow.
 * Order: issues of the whole text, then the rules in their order, then parts that could not be read.
 * A claim about conditions is exact; where no exact claim is possible, none is made. Needs `explain/allMessages.ts`.
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

/** All rules for publishing a flow, in the order of their reports. To add a rule, add it here. */
export const workflowRules: readonly WorkflowRule[] = [
  header,
  approvers,
  ends,
  lines,
  steps,
  cycles,
  reach,
  settings,
  hidden,
  limits,
  conditions,
  gaps,
  deadWays,
  paths,
  overlaps,
  weights,
  creator,
];
