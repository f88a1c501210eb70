import { layout as placesOf } from '../../../renderers/flow/layout.ts';
import { viewOf } from '../draft/DraftView.ts';
import type { FlowDraft } from '../draft/FlowDraft.ts';
import type { CommandAnswer } from './Command.ts';
import { moveNodes } from './moveNodes.ts';

/** Puts every node below those it follows, lines crossing as little as may be. */
export function layout(draft: FlowDraft): CommandAnswer {
  const { nodes, lines, byId } = viewOf(draft);
  // Lines name ids; two nodes of one id have a key each, and both need a place.
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
