import { Graph, layout as place } from '@dagrejs/dagre';
import { viewOf } from '../draft/DraftView.ts';
import type { FlowDraft } from '../draft/FlowDraft.ts';
import { step } from '../draft/places.ts';
import type { CommandAnswer } from './Command.ts';
import { moveNodes } from './moveNodes.ts';

/** Room a node takes, about what the canvas draws; in pixels. */
const size = { width: 180, height: 64 } as const;

/** Puts every node below those it follows, lines crossing as little as may be. */
export function layout(draft: FlowDraft): CommandAnswer {
  const view = viewOf(draft);
  const graph = new Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: step.right - size.width, ranksep: step.down - size.height });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { key } of view.nodes) graph.setNode(key, { ...size });
  for (const { from, to } of view.lines) {
    const source = view.byId.get(from);
    const target = view.byId.get(to);
    if (source && target && source !== target) graph.setEdge(source.key, target.key);
  }
  place(graph);
  return moveNodes(
    draft,
    view.nodes.map(({ key }) => {
      const { x = 0, y = 0 } = graph.node(key) as { x?: number; y?: number };
      // The canvas begins a little inside its edge.
      return { id: key, left: x - size.width / 2 + step.top, top: y - size.height / 2 + step.top };
    }),
  );
}
