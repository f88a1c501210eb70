import { layout as placesOf } from '../../../renderers/workflow/flow/layout.ts';
import { drawnFlow } from '../draft/DrawnFlow.ts';
import type { FlowDraft } from '../draft/FlowDraft.ts';
import type { CommandAnswer } from './Command.ts';
import { moveNodes } from './moveNodes.ts';

/** Arranges every node below its predecessors, with few line crossings. */
export function layout(draft: FlowDraft): CommandAnswer {
  const { nodes, lines, byId } = drawnFlow(draft);
  // Uses keys, because nodes of a duplicate id both need a position. Lines refer to ids.
  const places = placesOf(
    nodes.map(({ key, type }) => ({ id: key, type })),
    lines.flatMap(({ from, to }) => {
      const [source, target] = [byId.get(from), byId.get(to)];
      return source && target ? [{ from: source.key, to: target.key }] : [];
    }),
  );
  return moveNodes(
    draft,
    [...places].map(([id, place]) => ({ id, ...place })),
  );
}
