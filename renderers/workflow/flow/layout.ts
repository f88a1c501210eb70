import { layout as dagreLayout, Graph } from '@dagrejs/dagre';
import type { NodeType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { nodeSize } from './nodeSize.ts';
import type { Direction } from './route.ts';

/** Upper left corner of a node, in pixels of the unzoomed canvas. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

/** Empty pixels at the upper left of the canvas. */
const margin = 40;
/**
 * Pixels between ranks and between nodes. Labels are between ranks and need more room where lines run right.
 */
const between = { down: { ranks: 72, nodes: 56 }, right: { ranks: 136, nodes: 40 } } as const;

/**
 * Computes positions of all nodes by id, so that lines run one way with few crossings. Handles circles, lines
 * to missing nodes, duplicate ids and nodes without lines; no nodes: no positions.
 */
export function layout(
  nodes: readonly { readonly id: string; readonly type: NodeType }[],
  lines: readonly { readonly from: string; readonly to: string }[],
  direction: Direction = 'down',
): ReadonlyMap<string, Place> {
  const graph = new Graph({ multigraph: false });
  const { ranks, nodes: apart } = between[direction];
  graph.setGraph({
    rankdir: direction === 'down' ? 'TB' : 'LR',
    ranksep: ranks,
    nodesep: apart,
    marginx: margin,
    marginy: margin,
  });
  graph.setDefaultEdgeLabel(() => ({}));
  // Own keys, because the library uses ids as property names and an id may be `__proto__`.
  const keys = new Map<string, string>();
  for (const { id, type } of nodes) {
    if (keys.has(id)) continue;
    const key = `n${keys.size}`;
    keys.set(id, key);
    graph.setNode(key, { ...nodeSize(type) });
  }
  const types = new Map(nodes.map(({ id, type }) => [id, type]));
  for (const { from, to } of lines) {
    const source = keys.get(from);
    const target = keys.get(to);
    if (source === undefined || target === undefined || source === target) continue;
    // A line back into the start or out of the end is a mistake. It is reversed, so that the start stays on
    // top.
    const isBackward = types.get(to) === 'start' || types.get(from) === 'end';
    if (isBackward) graph.setEdge(target, source);
    else graph.setEdge(source, target);
  }
  if (keys.size > 0) dagreLayout(graph);
  const places = new Map<string, Place>();
  for (const [id, key] of keys) {
    const { x = 0, y = 0, width = 0, height = 0 } = graph.node(key);
    places.set(id, { left: Math.round(x - width / 2), top: Math.round(y - height / 2) });
  }
  return places;
}
