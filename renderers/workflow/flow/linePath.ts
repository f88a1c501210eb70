import type { Point } from './Box.ts';

const radius = 6;
const arrow = { length: 9, width: 9 } as const;

/** Makes an SVG path with rounded corners. */
export function pathOf(points: readonly Point[]): string {
  return points
    .map((point, at) => {
      const before = points[at - 1];
      const after = points[at + 1];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const into = towards(point, before);
      const out = towards(point, after);
      return `L${into.x} ${into.y} Q${point.x} ${point.y} ${out.x} ${out.y}`;
    })
    .join(' ');
}

/** SVG path of the arrow head at the end of the line; empty without a line. */
export function arrowOf(points: readonly Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return '';
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const dx = (end.x - before.x) / length;
  const dy = (end.y - before.y) / length;
  const x = end.x - dx * arrow.length;
  const y = end.y - dy * arrow.length;
  const half = arrow.width / 2;
  return `M${end.x} ${end.y} L${x - dy * half} ${y + dx * half} L${x + dy * half} ${y - dx * half} Z`;
}

/** Point where the rounding of a corner starts towards its neighbour, at most half way. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return from;
  const part = Math.min(radius, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
