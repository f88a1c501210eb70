import { definitionLimits } from '../../../runtime/model/workflow/definition/readConfig.ts';
import { type Refusal, refuse } from '../../kit/EditAnswer.ts';
import { drawnFlow, nodeOf } from '../draft/DrawnFlow.ts';
import type { FlowDraft } from '../draft/FlowDraft.ts';
import { type CommandAnswer, edited } from './Command.ts';

/** A line to draw between two nodes, given by their keys. */
export interface LineToDraw {
  readonly from: string;
  readonly to: string;
  /** Default label of a new line. */
  readonly label: string;
}

/** Draws a line between two nodes, or refuses. */
export function connect(draft: FlowDraft, { from, to, label }: LineToDraw): CommandAnswer {
  const refused = mayConnect(draft, from, to);
  if (refused) return refused;
  const view = drawnFlow(draft);
  const ends = { from: nodeOf(view, from)?.id ?? from, to: nodeOf(view, to)?.id ?? to };
  const line = { ...ends, label, filters: [] };
  return edited(draft, [{ column: 'LineConfig', add: line }], [`${ends.from}>${ends.to}`]);
}

/**
 * Reason why no line may connect these nodes (to itself, duplicate, reverse, into the start); undefined: it
 * may.
 */
export function mayConnect(draft: FlowDraft, from: string, to: string): Refusal | undefined {
  const view = drawnFlow(draft);
  const source = nodeOf(view, from);
  const target = nodeOf(view, to);
  if (source === undefined || target === undefined || source.id === '' || target.id === '')
    return refuse('flowDesigner.noSuchNode');
  if (source === target) return refuse('workflow.toItself');
  if (target.type === 'start') return refuse('workflow.lineToStart');
  if (source.type === 'end') return refuse('workflowCheck.lineFromEnd');
  const leads = (a: string, b: string) => view.lines.some((line) => line.from === a && line.to === b);
  if (leads(source.id, target.id)) return refuse('workflow.lineTwice');
  if (leads(target.id, source.id)) return refuse('workflow.lineBack');
  if (view.lines.length < definitionLimits.lines) return undefined;
  return refuse('flowDesigner.tooManyLines', { n: definitionLimits.lines });
}
