import { type ReactNode, useId, useMemo } from 'react';
import { PageLink } from '../../runtime/host/PageLink.tsx';
import type { TrailAnswer, TrailDocument, TrailNode } from '../../runtime/wire/links/Trail.ts';
import { fitText } from '../graph/fitText.ts';
import { type Place, placeNodes, type Spacing } from '../graph/placeNodes.ts';
import './trailDrawing.css';

/** Pixels of a document in the drawing. */
const size = { width: 184, height: 46 };
const fontSize = 12;
const spacing: Spacing = { direction: 'right', margin: 8, ranks: 72, nodes: 16 };

/** Documents that a drawing holds before it says less than the outline below it. */
export const mostDrawn = 80;

const idOf = ({ table, key }: TrailDocument): string => `${table} ${key}`;

interface TrailDrawingProps {
  readonly trail: TrailAnswer;
  readonly onFollow: () => void;
}

/**
 * A trail as documents and arrows, from what was first to what became of it. For the eye and the mouse alone: the keyboard and
 * screen readers use the outline, which tells the same.
 */
export function TrailDrawing({ trail: { nodes, links }, onFollow }: TrailDrawingProps): ReactNode {
  const arrow = useId();
  const places = useMemo(
    () =>
      placeNodes(
        nodes.map((node) => ({ id: idOf(node), ...size })),
        links.map(({ from, to }) => ({ from: idOf(from), to: idOf(to) })),
        spacing,
      ),
    [nodes, links],
  );
  const all = [...places.values()];
  const width = Math.max(...all.map(({ left }) => left)) + size.width + spacing.margin;
  const height = Math.max(...all.map(({ top }) => top)) + size.height + spacing.margin;
  return (
    <div className="jig-trail-drawing" aria-hidden="true">
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
            <path d="M0 0 8 4 0 8z" className="jig-trail-arrow" />
          </marker>
        </defs>
        {links.map(({ from, to, quantity }) => {
          const [begin, end] = [places.get(idOf(from)), places.get(idOf(to))];
          return begin === undefined || end === undefined ? null : (
            <Line
              key={`${idOf(from)} ${idOf(to)}`}
              begin={begin}
              end={end}
              quantity={quantity}
              arrow={`url(#${arrow})`}
            />
          );
        })}
        {nodes.map((node, at) => {
          const place = places.get(idOf(node));
          return place === undefined ? null : (
            <Document key={idOf(node)} node={node} place={place} isAsked={at === 0} onFollow={onFollow} />
          );
        })}
      </svg>
    </div>
  );
}

interface LineProps {
  readonly begin: Place;
  readonly end: Place;
  readonly quantity: string | null;
  readonly arrow: string;
}

function Line({ begin, end, quantity, arrow }: LineProps): ReactNode {
  const [x, y] = [begin.left + size.width, begin.top + size.height / 2];
  const [toX, toY] = [end.left, end.top + size.height / 2];
  const bend = (toX - x) / 2;
  return (
    <>
      <path
        className="jig-trail-line"
        d={`M${x} ${y}C${x + bend} ${y} ${toX - bend} ${toY} ${toX} ${toY}`}
        markerEnd={arrow}
      />
      {quantity === null ? null : (
        <text className="jig-trail-quantity" x={toX - 12} y={toY - 5} textAnchor="end" fontSize={fontSize}>
          {quantity}
        </text>
      )}
    </>
  );
}

interface DocumentProps {
  readonly node: TrailNode;
  readonly place: Place;
  readonly isAsked: boolean;
  readonly onFollow: () => void;
}

function Document({ node, place: { left, top }, isAsked, onFollow }: DocumentProps): ReactNode {
  const { title, code, state, path, key } = node;
  const room = size.width - 16;
  const drawn = (
    <g
      transform={`translate(${left} ${top})`}
      className="jig-trail-document"
      data-asked={isAsked || undefined}
    >
      <title>{[title, code, state].filter((text) => text !== '').join(' ')}</title>
      <rect {...size} rx={4} />
      <text x={8} y={18} fontSize={fontSize}>
        {fitText(state === '' ? title : `${title} ${state}`, room, fontSize)}
      </text>
      <text x={8} y={36} fontSize={fontSize}>
        {fitText(code, room, fontSize)}
      </text>
    </g>
  );
  if (path === undefined || isAsked) return drawn;
  const search = new URLSearchParams({ id: key }).toString();
  return (
    <PageLink to={{ pathname: path, search }} tabIndex={-1} onClick={onFollow}>
      {drawn}
    </PageLink>
  );
}
