import { schemaIssue } from '../../../check/schemaIssue.ts';
import { leftBy } from '../Branch.ts';
import { exampleText } from '../exampleText.ts';
import { nodeName } from '../FlowGraph.ts';
import type { WorkflowRule } from '../WorkflowRule.ts';

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
      const told = { ...params, example: exampleText(example, space) };
      return [schemaIssue('workflowCheck.gap', graph.place(node), told)];
    }
    const covers = leftBy(conditioned, 'perhaps', space)?.length === 0;
    return covers ? [] : [schemaIssue('workflowCheck.notCovered', graph.place(node), params)];
  });
