import { text } from '../../messages/index.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Facts } from '../engine/Facts.ts';
import type { Visit } from '../engine/FlowInstance.ts';
import type { ReasonView } from './ReasonView.ts';
import { type WayReason, wayReason } from './wayReason.ts';

/**
 * The reasons for each line of a course: the visited nodes, then the forecast.
 * Evaluated on the current record. Says so where the document once took another way because the record
 * differed.
 */
export function courseReasons(
  flow: WorkflowDefinition,
  visits: readonly Visit[],
  facts: Facts,
  view: ReasonView,
): readonly WayReason[] {
  const start = flow.nodes.find(({ type }) => type === 'start');
  const end = flow.nodes.find(({ type }) => type === 'end');
  if (start === undefined) return [];
  const reasons: WayReason[] = [];
  let from = start.id;
  for (const { nodeId, cause } of visits) {
    const reason = wayReason(flow, from, facts, view);
    const to = cause === 'stranded' ? '' : nodeId;
    reasons.push(reason.to === to ? reason : wentElsewhere(reason, to, flow, view));
    from = nodeId;
  }
  const last = wayReason(flow, from, facts, view);
  // A course that does not reach the end waits for an approver.
  return last.to === end?.id ? [...reasons, last] : reasons;
}

function wentElsewhere(
  { from }: WayReason,
  to: string,
  { nodes }: WorkflowDefinition,
  { locale }: ReasonView,
): WayReason {
  const label = nodes.find(({ id }) => id === to)?.name ?? '';
  return { from, to, label, text: text('forecast.wasOtherwise', locale), isOnly: false, others: [] };
}
