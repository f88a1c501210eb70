import type { ReactNode } from 'react';

interface RulerProps {
  /** Millimetres. */
  readonly length: number;
  readonly zoom: number;
  readonly isUpright?: boolean;
}

/** Thickness, in millimetres on the screen. */
const thick = 5;

/** A ruler in millimetres along an edge of the paper. */
export function Ruler({ length, zoom, isUpright = false }: RulerProps): ReactNode {
  const marks = Array.from({ length: Math.floor(length) + 1 }, (_, mm) => mm);
  const size = (mm: number): number =>
    mm % 10 === 0 ? thick * 0.6 : mm % 5 === 0 ? thick * 0.4 : thick * 0.2;
  const [wide, high] = isUpright ? [thick, length] : [length, thick];
  // A tenth of a millimetre at least, so that the ticks of a small paper do not merge.
  const path = marks.map((mm) =>
    isUpright ? `M${thick} ${mm}h${-size(mm)}` : `M${mm} ${thick}v${-size(mm)}`,
  );
  return (
    <svg
      aria-hidden="true"
      className={isUpright ? 'jig-pc-ruler jig-pc-upright' : 'jig-pc-ruler'}
      viewBox={`0 0 ${wide} ${high}`}
      preserveAspectRatio="none"
      style={
        isUpright
          ? { width: `${thick}mm`, height: `${high * zoom}mm` }
          : { width: `${wide * zoom}mm`, height: `${thick}mm` }
      }
    >
      <path d={path.join('')} />
      {marks
        .filter((mm) => mm % 10 === 0 && mm > 0)
        .map((mm) => (
          <text key={mm} x={isUpright ? 0.4 : mm + 0.4} y={isUpright ? mm - 0.4 : 2.2}>
            {mm}
          </text>
        ))}
    </svg>
  );
}
