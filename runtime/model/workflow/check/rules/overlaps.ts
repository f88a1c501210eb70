import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { Issue } from '../../../schema/Issue.ts';
import type { Branch } from '../Branch.ts';
import { exampleText } from '../exampleText.ts';
import { lineName } from '../FlowGraph.ts';
import type { WorkflowRule } from '../WorkflowRule.ts';
import type { WorkflowInquiry } from '../WorkflowSubject.ts';
import { isShadowed } from './deadWays.ts';

/** A record for which several lines of a node are open: the first is taken. A warning: order decides. */
export const overlaps: WorkflowRule = (inquiry) =>
  inquiry.branches.flatMap((branch) => overlapsOf(branch, inquiry));

/** Overlaps named of one node. */
const most = 20;

function overlapsOf({ conditioned }: Branch, { space, graph }: WorkflowInquiry): readonly Issue[] {
  const issues: Issue[] = [];
  if (space === undefined) return issues;
  for (const [at, second] of conditioned.entries()) {
    const before = conditioned.slice(0, at);
    // A line that is never taken has been reported as that.
    if (isShadowed(second, before, space)) continue;
    for (const first of before) {
      if (issues.length >= most) return issues;
      const shared = space.meet(first.area.surely, second.area.surely);
      const example = shared && space.example(shared);
      if (example === undefined) continue;
      const params = {
        first: lineName(first.way),
        second: lineName(second.way),
        example: exampleText(example, space),
      };
      issues.push(schemaIssue('workflowCheck.overlap', graph.place(second.way.line), params, 'warning'));
    }
  }
  return issues;
}
