import { neverHolds } from '../definition/PartReader.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Facts } from './Facts.ts';

/**
 * Of the published flows of a table the one for a saved record: the heaviest whose start condition holds; else the heaviest
 * without one; of equal weight the older. Last one whose start condition cannot be read any more, since a field of it was
 * removed: better asked than approved by nobody. Undefined: none, the document needs no approval.
 */
export const chooseFlow = (
  flows: readonly WorkflowDefinition[],
  facts: Facts,
): WorkflowDefinition | undefined => {
  const heaviest = [...flows].sort((a, b) => b.weight - a.weight || a.id - b.id);
  const start = (flow: WorkflowDefinition) => flow.nodes.find((node) => node.type === 'start');
  const isConditioned = (flow: WorkflowDefinition) => (start(flow)?.groups.length ?? 0) > 0;
  return (
    heaviest.find((flow) => {
      const node = start(flow);
      return node !== undefined && isConditioned(flow) && facts.holds(node, flow);
    }) ??
    heaviest.find((flow) => start(flow) !== undefined && !isConditioned(flow)) ??
    heaviest.find((flow) => start(flow)?.groups.includes(neverHolds) === true)
  );
};
