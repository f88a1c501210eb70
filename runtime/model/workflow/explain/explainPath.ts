import { text } from '../../messages/index.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Facts } from '../engine/Facts.ts';
import type { Visit } from '../engine/FlowInstance.ts';
import { isConditioned, nextWay, type Way, waysFrom } from '../engine/nextWay.ts';
import { type ExplainContext, readsHiddenField } from './ExplainContext.ts';
import { explainGroups } from './explainGroups.ts';

/**
 * The reasons for each line of a course: the visited nodes, then the forecast.
 * Evaluated on the current record. Says so where the document once took another way because the record
 * differed.
 */
export function explainPath(
  flow: WorkflowDefinition,
  visits: readonly Visit[],
  facts: Facts,
  view: ExplainContext,
): readonly TakenLine[] {
  const start = flow.nodes.find(({ type }) => type === 'start');
  const end = flow.nodes.find(({ type }) => type === 'end');
  if (start === undefined) return [];
  const reasons: TakenLine[] = [];
  let from = start.id;
  for (const { nodeId, cause } of visits) {
    const reason = explainLine(flow, from, facts, view);
    const to = cause === 'stranded' ? '' : nodeId;
    reasons.push(reason.to === to ? reason : wentElsewhere(reason, to, flow, view));
    from = nodeId;
  }
  const last = explainLine(flow, from, facts, view);
  // A course that does not reach the end waits for an approver.
  return last.to === end?.id ? [...reasons, last] : reasons;
}

function wentElsewhere(
  { from }: TakenLine,
  to: string,
  { nodes }: WorkflowDefinition,
  { locale }: ExplainContext,
): TakenLine {
  const label = nodes.find(({ id }) => id === to)?.name ?? '';
  return { from, to, label, text: text('forecast.wasOtherwise', locale), isOnly: false, others: [] };
}

/** A line of a flow, and why it is taken or not. */
interface LineReason {
  readonly from: string;
  readonly to: string;
  /** The label of the line or its target. Always the target when the reader may not know the condition. */
  readonly label: string;
  readonly text: string;
}

/** Why a document takes this way out of a node. */
interface TakenLine extends LineReason {
  /** The other lines of the node, and why they are not taken. */
  readonly others: readonly LineReason[];
  /** The node has a single, unconditioned way out, so there is nothing to explain. */
  readonly isOnly: boolean;
}

/** Explains how the document would leave this node; `to` is empty when no line can be taken. */
export function explainLine(
  flow: WorkflowDefinition,
  fromId: string,
  facts: Facts,
  view: ExplainContext,
): TakenLine {
  const ways = waysFrom(flow, fromId);
  const taken = nextWay(flow, fromId, facts);
  const others = ways.filter(({ line }) => line !== taken?.line);
  return {
    from: fromId,
    to: taken?.to.id ?? '',
    label: taken === undefined ? '' : labelOf(taken, view),
    text: takenText(taken, others, view),
    isOnly: taken !== undefined && others.length === 0 && !isConditioned(taken),
    others: others.map((way) => ({
      from: fromId,
      to: way.to.id,
      label: labelOf(way, view),
      text: leftText(way, view),
    })),
  };
}

const groupsOf = ({ line, to }: Way) => [...line.groups, ...to.groups];

const labelOf = (way: Way, view: ExplainContext): string =>
  (readsHiddenField(groupsOf(way), view) ? '' : way.line.label.trim()) || way.to.name;

function takenText(taken: Way | undefined, others: readonly Way[], view: ExplainContext): string {
  const { locale } = view;
  if (taken === undefined) return text('forecast.noWay', locale);
  if (isConditioned(taken)) return explainGroups(groupsOf(taken), view).text;
  return text(others.some(isConditioned) ? 'forecast.otherwise' : 'forecast.onlyWay', locale);
}

function leftText(way: Way, view: ExplainContext): string {
  const { locale } = view;
  if (!isConditioned(way)) return text('forecast.plainLater', locale);
  const { holds, text: said } = explainGroups(groupsOf(way), view);
  return holds ? text('forecast.later', locale, { text: said }) : said;
}
