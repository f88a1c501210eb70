import type { FlowNode } from '../definition/FlowNode.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Facts } from './Facts.ts';

/**
 * Where a document goes from a node (issue 5, "Graph"): the first line, in their order, whose own condition and whose
 * target's condition hold on the saved record; else the first where neither has one. Undefined: none.
 */
export const nextNode = (flow: WorkflowDefinition, fromId: string, facts: Facts): FlowNode | undefined => {
  const ways = flow.lines.flatMap((line) => {
    const to = line.from === fromId ? flow.nodes.find((node) => node.id === line.to) : undefined;
    return to === undefined ? [] : [{ line, to }];
  });
  const held = ways.find(
    ({ line, to }) =>
      line.groups.length + to.groups.length > 0 && facts.holds(line, flow) && facts.holds(to, flow),
  );
  return (held ?? ways.find(({ line, to }) => line.groups.length + to.groups.length === 0))?.to;
};
