import type { Approval, ApprovalStep } from '../../../runtime/data/workflow/Approval.ts';
import type { App } from '../../../runtime/host/AppContext.ts';
import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import type { FlowNode } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { own, type RawObject } from '../../../runtime/model/workflow/definition/rawObject.ts';
import { readDefinition } from '../../../runtime/model/workflow/definition/readDefinition.ts';
import { namesText } from '../../../runtime/store/workflow/waitingText.ts';
import type { Place } from '../../graph/placeNodes.ts';
import type { DrawnLine, DrawnNode, NodeTone } from './FlowCanvasProps.ts';
import { layout } from './layout.ts';

/** A document's flow as drawn on the canvas. */
export interface WatchedFlow {
  readonly nodes: readonly DrawnNode[];
  readonly lines: readonly DrawnLine[];
}

/**
 * Draws the flow of a document, nodes coloured by progress. Draws whatever can be read of its texts; if a
 * node has no position, all nodes get a new layout.
 */
export function watchedFlow({ flow, steps }: Approval, t: App['t']): WatchedFlow {
  const row: RawObject = { NodeConfig: flow?.nodes ?? '', LineConfig: flow?.lines ?? '' };
  const { definition, sources } = readDefinition(row, undefined);
  const { nodes, lines } = definition;
  const own = nodes.map((node) => placeOf(sources.get(node)?.raw));
  const laid = own.every((place) => place !== undefined) ? undefined : layout(nodes, lines);
  // The last visit of a node determines its state.
  const last = new Map(steps.map((step) => [step.stepId, step] as const));
  const ways = waysTaken(steps);
  return {
    nodes: nodes.map((node, at): DrawnNode => {
      const place = laid?.get(node.id) ?? own[at] ?? { left: 0, top: 0 };
      const step = last.get(node.id);
      return {
        id: node.id,
        type: node.type,
        name: node.name,
        who: whoOf(node, step, t),
        ...place,
        tone: toneOf(step),
        problems: 0,
      };
    }),
    lines: lines.map((line, at): DrawnLine => {
      const { from, to, label } = line;
      const id = `${from}>${to}`;
      const condition = conditionOf(sources.get(line)?.raw);
      return { id: `${at} ${id}`, from, to, label, condition, taken: ways.has(id), problems: 0 };
    }),
  };
}

/** Other states are grey: not reached, not needed, withdrawn. */
const tones: Readonly<Record<number, NodeTone>> = {
  [auditStatus.open]: 'progress',
  [auditStatus.approved]: 'passed',
  [auditStatus.returned]: 'rejected',
};

const toneOf = (step: ApprovalStep | undefined): NodeTone => tones[step?.status ?? -1] ?? 'pending';

/** Lines between consecutive visited nodes, as `from>to`. */
function waysTaken(steps: readonly ApprovalStep[]): ReadonlySet<string> {
  const reached = steps.filter(({ status }) => status !== undefined);
  return new Set(reached.slice(1).map((step, at) => `${reached[at]?.stepId ?? ''}>${step.stepId}`));
}

function whoOf({ type, auditType }: FlowNode, step: ApprovalStep | undefined, t: App['t']): string {
  if (type !== 'node') return '';
  const names = step?.approvers.map(({ userName, roleName }) => userName || roleName) ?? [];
  if (names.length > 0) return namesText(names, t);
  if (auditType === 2) return t('watch.byRole');
  return t(auditType === 3 ? 'watch.bySuperior' : 'watch.byUsers');
}

/** The server's description of the condition of a line, for labels that are ambiguous. */
function conditionOf(raw: RawObject | undefined): string {
  const words = raw && own(raw, 'condition');
  return typeof words === 'string' ? words : '';
}

function placeOf(raw: RawObject | undefined): Place | undefined {
  const left = pixels(raw, 'left');
  const top = pixels(raw, 'top');
  return left === undefined || top === undefined ? undefined : { left, top };
}

/** Parses `320px`, `320` or a number. */
function pixels(raw: RawObject | undefined, key: string): number | undefined {
  const value = raw && own(raw, key);
  const found = typeof value === 'number' ? value : Number.parseFloat(String(value ?? ''));
  return Number.isFinite(found) ? Math.round(found) : undefined;
}
