import type { DrawnLine, DrawnNode } from './FlowCanvasProps.ts';
import { nodeSize } from './nodeSize.ts';
import type { Bend, Direction } from './route.ts';

/** The drawable parts of a drawing, and what depends on the whole of it. */
export interface DrawnParts {
  readonly nodes: ReadonlyMap<string, DrawnNode>;
  readonly lines: ReadonlyMap<string, DrawnLine>;
  readonly direction: Direction;
  bendOf(line: DrawnLine): Bend;
}

/** Positions beyond this many pixels are mistakes; they would leave the canvas empty. */
const farthest = 100_000;
const placed = (at: number): number => (Number.isFinite(at) && Math.abs(at) <= farthest ? at : 0);

/**
 * Makes a drawing from possibly damaged data. Of nodes with equal ids it draws the first. It skips lines with
 * a missing end or with equal ends. Nodes with an invalid position go to the upper left.
 */
export function drawnParts(nodes: readonly DrawnNode[], lines: readonly DrawnLine[]): DrawnParts {
  const byId = new Map<string, DrawnNode>();
  for (const node of nodes) {
    if (byId.has(node.id)) continue;
    const isPlaced = placed(node.left) === node.left && placed(node.top) === node.top;
    byId.set(node.id, isPlaced ? node : { ...node, left: placed(node.left), top: placed(node.top) });
  }
  const lineById = new Map<string, DrawnLine>();
  const leaving = new Map<string, number>();
  const arriving = new Map<string, number>();
  for (const line of lines) {
    const { id, from, to } = line;
    if (lineById.has(id) || from === to || !byId.has(from) || !byId.has(to)) continue;
    lineById.set(id, line);
    leaving.set(from, (leaving.get(from) ?? 0) + 1);
    arriving.set(to, (arriving.get(to) ?? 0) + 1);
  }
  return {
    nodes: byId,
    lines: lineById,
    direction: directionOf(byId, lineById),
    bendOf: ({ from, to }) =>
      (leaving.get(from) ?? 0) > 1 ? 'early' : (arriving.get(to) ?? 0) > 1 ? 'late' : 'middle',
  };
}

/** The direction in which most lines have room; down when equal. */
function directionOf(nodes: DrawnParts['nodes'], lines: DrawnParts['lines']): Direction {
  let down = 0;
  let right = 0;
  for (const { from, to } of lines.values()) {
    const source = nodes.get(from);
    const target = nodes.get(to);
    if (!source || !target) continue;
    if (target.top - source.top >= nodeSize(source.type).height + 24) down += 1;
    if (target.left - source.left >= nodeSize(source.type).width + 24) right += 1;
  }
  return right > down ? 'right' : 'down';
}
