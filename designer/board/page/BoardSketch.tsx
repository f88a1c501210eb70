import type { ReactNode } from 'react';
import type { CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { boardLimits } from '../../../runtime/model/boards/boardLimits.ts';

/** Rows of the grid that the sketch shows. */
const rows = 10;

/** The places of a board's cards, small. */
export function BoardSketch({ cards }: { readonly cards: readonly CardSchema[] }): ReactNode {
  return (
    <svg
      className="jig-bs-sketch"
      viewBox={`0 0 ${boardLimits.columns} ${rows * 0.6}`}
      aria-hidden="true"
      preserveAspectRatio="xMidYMin slice"
    >
      {cards.map(({ id, place: { x, y, w, h } }) => (
        <rect key={id} x={x + 0.06} y={y * 0.6 + 0.06} width={w - 0.12} height={h * 0.6 - 0.12} rx={0.1} />
      ))}
    </svg>
  );
}
