import type { NodeType } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { type Place, placeNodes } from '../../graph/placeNodes.ts';
import { nodeSize } from './nodeSize.ts';
import type { Direction } from './route.ts';

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
  const types = new Map(nodes.map(({ id, type }) => [id, type]));
  // A line back into the start or out of the end is a mistake. It is reversed, so that the start stays on top.
  const forward = lines.map(({ from, to }) =>
    types.get(to) === 'start' || types.get(from) === 'end' ? { from: to, to: from } : { from, to },
  );
  const sized = nodes.map(({ id, type }) => ({ id, ...nodeSize(type) }));
  return placeNodes(sized, forward, { direction, margin, ...between[direction] });
}
