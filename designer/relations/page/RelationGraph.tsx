import { type ReactNode, useId, useMemo } from 'react';
import { fitText } from '../../../renderers/graph/fitText.ts';
import { placeNodes, type Spacing } from '../../../renderers/graph/placeNodes.ts';
import type { RelationLine } from './relationLines.ts';

/** Pixels of a table in the drawing. */
const size = { width: 132, height: 34 };
const fontSize = 12;
const spacing: Spacing = { direction: 'right', margin: 8, ranks: 84, nodes: 14 };

interface RelationGraphProps {
  readonly lines: readonly RelationLine[];
  readonly titleOf: (table: string) => string;
  onOpen(table: string): void;
}

/** Tables and what leads from one to another. For the eye and the mouse alone: the list beside it tells the same. */
export function RelationGraph({ lines, titleOf, onOpen }: RelationGraphProps): ReactNode {
  const arrow = useId();
  const { places, width, height } = useMemo(() => {
    const names = [...new Set(lines.flatMap(({ from, to }) => [from, to]))];
    const found = placeNodes(
      names.map((id) => ({ id, ...size })),
      lines,
      spacing,
    );
    const all = [...found.values()];
    return {
      places: found,
      width: Math.max(0, ...all.map(({ left }) => left)) + size.width + spacing.margin,
      height: Math.max(0, ...all.map(({ top }) => top)) + size.height + spacing.margin,
    };
  }, [lines]);
  const titles = useMemo(() => {
    const found = new Map<string, string[]>();
    for (const { from, to, title } of lines) {
      const key = `${from} ${to}`;
      found.set(key, [...(found.get(key) ?? []), title]);
    }
    return found;
  }, [lines]);
  return (
    <div className="jig-rd-graph" aria-hidden="true">
      <svg width={width} height={height} role="presentation">
        <defs>
          <marker
            id={arrow}
            viewBox="0 0 8 8"
            refX="8"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" className="jig-rd-arrow" />
          </marker>
        </defs>
        {lines.map(({ from, to, kind, title }) => {
          const [begin, end] = [places.get(from), places.get(to)];
          if (begin === undefined || end === undefined) return null;
          const isAhead = end.left > begin.left;
          const [x, toX] = isAhead
            ? [begin.left + size.width, end.left]
            : [begin.left, end.left + size.width];
          const [y, toY] = [begin.top + size.height / 2, end.top + size.height / 2];
          const bend = (toX - x) / 2;
          return (
            <path
              key={`${kind} ${from} ${to} ${title}`}
              className="jig-rd-line"
              data-kind={kind}
              d={`M${x} ${y}C${x + bend} ${y} ${toX - bend} ${toY} ${toX} ${toY}`}
              markerEnd={`url(#${arrow})`}
            >
              <title>{`${titleOf(from)} → ${titleOf(to)}：${(titles.get(`${from} ${to}`) ?? []).join('、')}`}</title>
            </path>
          );
        })}
        {[...places].map(([table, { left, top }]) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the drawing has the buttons
          <g
            key={table}
            className="jig-rd-node"
            transform={`translate(${left} ${top})`}
            onClick={() => onOpen(table)}
          >
            <title>{titleOf(table)}</title>
            <rect {...size} rx={4} />
            <text x={size.width / 2} y={21} textAnchor="middle" fontSize={fontSize}>
              {fitText(titleOf(table), size.width - 12, fontSize)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
