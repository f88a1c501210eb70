import { layout as dagreLayout, Graph } from '@dagrejs/dagre';

/** A node of a drawing, with its size in pixels. */
export interface SizedNode {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** Upper left corner of a node, in pixels of the unzoomed drawing. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

/** Which way lines run, and the empty pixels of a drawing. */
export interface Spacing {
  readonly direction: 'down' | 'right';
  /** At its upper left. */
  readonly margin: number;
  /** Between nodes along the lines, and across. */
  readonly ranks: number;
  readonly nodes: number;
}

/**
 * Positions of all nodes by id, so that lines run one way with few crossings. Handles circles, lines to missing nodes,
 * duplicate ids and nodes without lines; no nodes: no positions.
 */
export const placeNodes = (
  nodes: readonly SizedNode[],
  lines: readonly { readonly from: string; readonly to: string }[],
  { direction, margin, ranks, nodes: apart }: Spacing,
): ReadonlyMap<string, Place> => {
  const graph = new Graph({ multigraph: false });
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
  for (const { id, width, height } of nodes) {
    if (keys.has(id)) continue;
    const key = `n${keys.size}`;
    keys.set(id, key);
    graph.setNode(key, { width, height });
  }
  for (const { from, to } of lines) {
    const source = keys.get(from);
    const target = keys.get(to);
    if (source !== undefined && target !== undefined && source !== target) graph.setEdge(source, target);
  }
  if (keys.size > 0) dagreLayout(graph);
  const places = new Map<string, Place>();
  for (const [id, key] of keys) {
    const { x = 0, y = 0, width = 0, height = 0 } = graph.node(key);
    places.set(id, { left: Math.round(x - width / 2), top: Math.round(y - height / 2) });
  }
  return places;
};
