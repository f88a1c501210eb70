import { refuse } from '../../kit/EditAnswer.ts';
import { drawnFlow, nodeOf } from '../draft/DrawnFlow.ts';
import type { FlowDraft } from '../draft/FlowDraft.ts';
import { uniqueName } from '../draft/newNode.ts';
import { type CommandAnswer, edited } from './Command.ts';

/** Appends a number to the name of a node when another node has it; an empty name stays empty. */
export function keepNameUnique(draft: FlowDraft, key: string): CommandAnswer {
  const view = drawnFlow(draft);
  const node = nodeOf(view, key);
  if (!node) return refuse('flowDesigner.noSuchNode');
  const wished = node.name.trim();
  const others = new Set(view.nodes.filter((one) => one !== node).map(({ name }) => name.trim()));
  if (wished === '' || !others.has(wished)) return { ok: true, draft };
  const name = uniqueName(wished, others);
  if (name === undefined) return refuse('flowDesigner.noName', { name: wished });
  return edited(draft, [{ column: 'NodeConfig', set: node.at, keys: { name } }]);
}
