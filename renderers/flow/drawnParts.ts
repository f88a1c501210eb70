import type { DrawnLine, DrawnNode } from './FlowCanvasProps.ts';
import { nodeSize } from './nodeSize.ts';
import type { Bend, Direction } from './route.ts';

/** What of a drawing can be drawn, with what depends on the whole of it. */
export interface DrawnParts {
  readonly nodes: ReadonlyMap<string, DrawnNode>;
  readonly lines: ReadonlyMap<string, DrawnLine>;
  readonly direction: Direction;
  bendOf(line: DrawnLine): Bend;
}

/** A place beyond this was not meant: the canvas would be empty paper. */
const farthest = 100_000;
const placed = (at: number): number => (Number.isFinite(at) && Math.abs(at) <= farthest ? at : 0);

/**
 * Whatever a flow from elsewhere holds is drawn as far as it can be: of twice the same id the first, a line whose ends are
 * there and not the same, a place that is none at the upper left.
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

/** The way most lines have room to run; down when as many could run either way. */
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
