import { type Box, centreOf, type Point } from './Box.ts';

/** Main direction of the lines of a drawing. */
export type Direction = 'down' | 'right';

/**
 * Where a line turns if its ends do not face each other: `early` if many lines leave the node, `late` if many
 * arrive.
 */
export type Bend = 'early' | 'late' | 'middle';

/** Path of a line and position of its label. */
export interface Route {
  /** Corners from the edge of one node to the edge of the other; neighbouring points share x or y. */
  readonly points: readonly Point[];
  readonly label: Point;
}

/** Pixels between a node and the turn of a line. */
const clearance = 24;
/** Minimum distance between a line and nodes it passes, in pixels. */
const apart = 8;

/** Swaps the axes, because routes are computed for lines that run down. */
const turnedBox = ({ left, top, width, height }: Box): Box => ({
  left: top,
  top: left,
  width: height,
  height: width,
});
const turned = ({ x, y }: Point): Point => ({ x: y, y: x });

/** Computes the path of a line between two nodes: straight or with right angles. It goes around `others`. */
export function route(
  from: Box,
  to: Box,
  options: { readonly direction: Direction; readonly bend: Bend; readonly others: readonly Box[] },
): Route {
  const { direction, bend, others } = options;
  if (direction === 'down') return routeDown(from, to, bend, others);
  const found = routeDown(turnedBox(from), turnedBox(to), bend, others.map(turnedBox));
  return { points: found.points.map(turned), label: turned(found.label) };
}

function routeDown(from: Box, to: Box, bend: Bend, others: readonly Box[]): Route {
  const direct = waysDown(from, to, bend);
  // Most direct routes are free; detours are computed only for the others.
  const free = direct.find(({ points }) => isFree(points, others));
  if (free) return free;
  const around = [aside(from, to, others, 1), aside(from, to, others, -1)];
  return around.find(({ points }) => isFree(points, others)) ?? direct[0] ?? around[0] ?? nowhere(from);
}

const isFree = (points: readonly Point[], others: readonly Box[]): boolean =>
  !others.some((box) => crosses(points, box));

const nowhere = (from: Box): Route => ({ points: [], label: centreOf(from) });

/** Routes to try first: down if there is room between the nodes, otherwise across. */
function waysDown(from: Box, to: Box, bend: Bend): readonly Route[] {
  const start = centreOf(from);
  const end = centreOf(to);
  const bottom = from.top + from.height;
  const gap = to.top - bottom;
  if (gap >= clearance) {
    if (Math.abs(start.x - end.x) < 1) {
      const points = [
        { x: start.x, y: bottom },
        { x: start.x, y: to.top },
      ];
      return [{ points, label: { x: start.x, y: bottom + gap / 2 } }];
    }
    const bends: readonly Bend[] =
      bend === 'late' ? ['late', 'early'] : bend === 'early' ? ['early', 'late'] : ['middle'];
    return bends.map((where) => stepped(start.x, bottom, end.x, to.top, where));
  }
  const across = acrossWay(from, to);
  return across ? [across] : [];
}

/** Route with two turns: down, across, down. */
function stepped(x1: number, y1: number, x2: number, y2: number, bend: Bend): Route {
  const turn = Math.min(clearance, (y2 - y1) / 2);
  const y = bend === 'early' ? y1 + turn : bend === 'late' ? y2 - turn : (y1 + y2) / 2;
  const points = [
    { x: x1, y: y1 },
    { x: x1, y },
    { x: x2, y },
    { x: x2, y: y2 },
  ];
  if (bend === 'early') return { points, label: { x: x2, y: (y + y2) / 2 } };
  if (bend === 'late') return { points, label: { x: x1, y: (y1 + y) / 2 } };
  return { points, label: { x: (x1 + x2) / 2, y } };
}

/** Route between nodes side by side, from side to side. */
function acrossWay(from: Box, to: Box): Route | undefined {
  const right = to.left - (from.left + from.width);
  const left = from.left - (to.left + to.width);
  if (right < clearance && left < clearance) return undefined;
  const start = centreOf(from);
  const end = centreOf(to);
  const x1 = right >= clearance ? from.left + from.width : from.left;
  const x2 = right >= clearance ? to.left : to.left + to.width;
  const x = (x1 + x2) / 2;
  const straight = Math.abs(start.y - end.y) < 1;
  const points = straight
    ? [
        { x: x1, y: start.y },
        { x: x2, y: start.y },
      ]
    : [
        { x: x1, y: start.y },
        { x, y: start.y },
        { x, y: end.y },
        { x: x2, y: end.y },
      ];
  return { points, label: { x, y: (start.y + end.y) / 2 } };
}

/** Route that leaves and enters on the same side, around all nodes between; side 1 is right, -1 left. */
function aside(from: Box, to: Box, others: readonly Box[], side: 1 | -1): Route {
  const start = centreOf(from);
  const end = centreOf(to);
  const edge = ({ left, width }: Box): number => (side === 1 ? left + width : left);
  const top = Math.min(start.y, end.y);
  const bottom = Math.max(start.y, end.y);
  const between = others.filter((box) => box.top < bottom + apart && box.top + box.height > top - apart);
  const xs = [from, to, ...between].map(edge);
  const x = side === 1 ? Math.max(...xs) + clearance : Math.min(...xs) - clearance;
  const points = [
    { x: edge(from), y: start.y },
    { x, y: start.y },
    { x, y: end.y },
    { x: edge(to), y: end.y },
  ];
  return { points, label: { x, y: (start.y + end.y) / 2 } };
}

/** True if the line comes closer to a node than `apart`. */
function crosses(points: readonly Point[], { left, top, width, height }: Box): boolean {
  for (let at = 1; at < points.length; at += 1) {
    const a = points[at - 1];
    const b = points[at];
    if (!a || !b) continue;
    if (
      Math.max(a.x, b.x) > left - apart &&
      Math.min(a.x, b.x) < left + width + apart &&
      Math.max(a.y, b.y) > top - apart &&
      Math.min(a.y, b.y) < top + height + apart
    )
      return true;
  }
  return false;
}
