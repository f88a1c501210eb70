import { schemaIssue } from '../../../check/schemaIssue.ts';
import { nodeName } from '../FlowGraph.ts';
import type { WorkflowRule } from '../WorkflowRule.ts';

/** Every node must lie on a path from start to end. */
export const reach: WorkflowRule = ({ definition: { nodes }, graph }) => {
  const starts = nodes.filter(({ type }) => type === 'start');
  const finishes = nodes.filter(({ type }) => type === 'end');
  // The rule `ends` reports a missing start or end.
  if (starts.length === 0 || finishes.length === 0) return [];
  const fromStart = graph.reached(starts, 'on');
  const toEnd = graph.reached(finishes, 'back');
  return nodes.flatMap((node) => {
    const params = { name: nodeName(node) };
    if (!fromStart.has(node)) return [schemaIssue('workflowCheck.unreachable', graph.place(node), params)];
    return toEnd.has(node) ? [] : [schemaIssue('workflowCheck.noEnd', graph.place(node), params)];
  });
};
