import { drawnFlow } from '../draft/DrawnFlow.ts';
import type { FlowDraft } from '../draft/FlowDraft.ts';
import { type CommandAnswer, edited } from './Command.ts';

/** Parts that a removal deletes: removed nodes take their lines along. */
export function goneWith(draft: FlowDraft, keys: readonly string[]) {
  const view = drawnFlow(draft);
  const named = new Set(keys);
  const nodes = view.nodes.filter(({ key }) => named.has(key));
  // Lines of a duplicate id belong to its first node. A second node has none.
  const ids = new Set(nodes.filter((node) => view.byId.get(node.id) === node).map(({ id }) => id));
  const lines = view.lines.filter(({ key, from, to }) => named.has(key) || ids.has(from) || ids.has(to));
  return { nodes, lines };
}

/** Removes lines, and nodes with their lines. */
export function removeParts(draft: FlowDraft, keys: readonly string[]): CommandAnswer {
  const { nodes, lines } = goneWith(draft, keys);
  // Removes from the end, so that earlier indices stay valid.
  const gone = [...nodes, ...lines].toSorted((a, b) => b.at - a.at);
  return edited(
    draft,
    gone.map(({ column, at }) => ({ column, remove: at })),
    [],
  );
}
