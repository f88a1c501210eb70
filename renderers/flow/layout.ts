import { layout as dagreLayout, Graph } from '@dagrejs/dagre';
import type { NodeType } from '../../runtime/model/workflow/definition/FlowNode.ts';
import { nodeSize } from './nodeSize.ts';
import type { Direction } from './route.ts';

/** Where a node's upper left corner goes, in pixels of the unzoomed canvas. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

/** Pixels of the canvas left free at the upper left. */
const margin = 40;
/** Labels stand on the lines between ranks, and need more room where lines run right. */
const between = { down: { ranks: 72, nodes: 56 }, right: { ranks: 136, nodes: 40 } } as const;

/**
 * Places for all nodes so that lines run one way and do not cross where they need not: by node id. Circles, lines to
 * nodes that are not there, twice the same id and nodes without lines are all placed; nothing given: no places.
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
  // Keys of our own: the library keeps ids as property names, and a flow from elsewhere may call a node __proto__.
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
    // A line back into the start or out of the end is a mistake: it must not put the start below.
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
