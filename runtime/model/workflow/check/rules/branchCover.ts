import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { Issue } from '../../../schema/Issue.ts';
import { type Branch, leftBy } from '../Branch.ts';
import { exampleText } from '../exampleText.ts';
import { lineName, nodeName } from '../FlowGraph.ts';
import type { WorkflowInquiry, WorkflowRule } from '../WorkflowSubject.ts';
import { isShadowed } from './deadWays.ts';

/**
 * Every record can leave every node.
 * Either an unconditioned line exists, or the conditions provably cover all values, the empty one included.
 */
export const gaps: WorkflowRule = ({ branches, graph, space }) =>
  branches.flatMap(({ node, conditioned, plain }) => {
    if (space === undefined || plain.length > 0) return [];
    const params = { name: nodeName(node) };
    const gap = leftBy(conditioned, 'surely', space);
    const example = gap && space.example(gap);
    if (example !== undefined) {
      // An example is filled where it can be: a field that is empty in it is empty in every record of the gap.
      const empty = Object.keys(example).find((name) => example[name] === null);
      const told = {
        ...params,
        example: exampleText(example, space),
        ...(empty === undefined ? {} : { empty }),
      };
      return [schemaIssue('workflowCheck.gap', graph.place(node), told)];
    }
    const covers = leftBy(conditioned, 'perhaps', space)?.length === 0;
    return covers ? [] : [schemaIssue('workflowCheck.notCovered', graph.place(node), params)];
  });

/** Warns when several lines of a node accept the same record; the first of them is taken. */
export const overlaps: WorkflowRule = (inquiry) =>
  inquiry.branches.flatMap((branch) => overlapsOf(branch, inquiry));

/** Maximum overlaps reported for one node. */
const most = 20;

function overlapsOf({ conditioned }: Branch, { space, graph }: WorkflowInquiry): readonly Issue[] {
  const issues: Issue[] = [];
  if (space === undefined) return issues;
  for (const [at, second] of conditioned.entries()) {
    const before = conditioned.slice(0, at);
    // `deadWays` reports a line that is never taken.
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
