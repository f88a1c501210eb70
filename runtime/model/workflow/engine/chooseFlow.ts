import { neverHolds } from '../definition/PartReader.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Facts } from './Facts.ts';

/**
 * Chooses the flow for a saved record: the greatest weight whose start condition holds.
 * Otherwise the greatest weight without a condition; of equal weights the older flow. Last comes a flow whose
 * start condition is unreadable because a field was removed: asking is safer than skipping approval.
 * Undefined: none applies and the document needs no approval.
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
