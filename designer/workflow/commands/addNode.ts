import type { MessageKey } from '../../../runtime/model/messages/index.ts';
import type { NodeType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { definitionLimits } from '../../../runtime/model/workflow/definition/readConfig.ts';
import { type Refusal, refuse } from '../../kit/EditAnswer.ts';
import { drawnFlow, nodeOf } from '../draft/DrawnFlow.ts';
import type { FlowDraft } from '../draft/FlowDraft.ts';
import { freshId, newNode, uniqueName } from '../draft/newNode.ts';
import { placeAfter } from '../draft/places.ts';
import { type CommandAnswer, edited } from './Command.ts';
import { connect, mayConnect } from './connect.ts';

/** A node to add. */
export interface NodeToAdd {
  readonly type: NodeType;
  /** Wanted name; a number is appended if another node has it. */
  readonly name: string;
  /** Drop position; `outside`: dropped beside the canvas; absent: a free place after `after`. */
  readonly place?: { readonly left: number; readonly top: number } | 'outside';
  /** Key of a node to connect from, if a line may leave it. */
  readonly after?: string | undefined;
  /** Label of that line. */
  readonly label?: string;
}

/** Adds a node from the palette. A flow has one start and one end; drops outside the canvas are refused. */
export function addNode(draft: FlowDraft, node: NodeToAdd): CommandAnswer {
  const { type, name, place, after, label = '' } = node;
  const view = drawnFlow(draft);
  const refused = mayAdd(draft, type);
  if (refused) return refused;
  if (place === 'outside') return refuse('workflow.dropInside');
  const unique = uniqueName(name, new Set(view.nodes.map((one) => one.name)));
  if (unique === undefined) return refuse('flowDesigner.noName', { name });
  const id = freshId((taken) => view.byId.has(taken));
  const before = nodeOf(view, after);
  const where = place ?? placeAfter(view.nodes, before);
  const added = edited(
    draft,
    [{ column: 'NodeConfig', add: newNode({ id, name: unique, type, ...where }) }],
    [id],
  );
  if (!added.ok || before === undefined || mayConnect(added.draft, before.key, id)) return added;
  const joined = connect(added.draft, { from: before.key, to: id, label });
  return joined.ok ? { ...joined, select: [id] } : added;
}

const only: Readonly<Partial<Record<NodeType, MessageKey>>> = {
  start: 'workflow.startTwice',
  end: 'workflow.endTwice',
};

/** Reason why no node of this type can be added; undefined: it can. */
export function mayAdd(draft: FlowDraft, type: NodeType): Refusal | undefined {
  const { nodes } = drawnFlow(draft);
  const rule = only[type];
  if (rule !== undefined && nodes.some((one) => one.type === type)) return refuse(rule);
  if (nodes.length < definitionLimits.nodes) return undefined;
  return refuse('flowDesigner.tooManyNodes', { n: definitionLimits.nodes });
}
