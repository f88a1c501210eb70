import type { ReactNode } from 'react';

interface TrendLineProps {
  readonly values: readonly number[];
  /** What a screen reader says. */
  readonly label: string;
}

/** Points of the line in a square of 100, the lowest value at the bottom. */
const pointsOf = (values: readonly number[]): readonly (readonly [number, number])[] => {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  return values.map((value, at) => [
    Math.round((at / (values.length - 1)) * 10_000) / 100,
    range === 0 ? 50 : Math.round((100 - ((value - least) / range) * 100) * 100) / 100,
  ]);
};

/** The course of a number as a small line. Draws nothing for fewer than two values. */
export function TrendLine({ values, label }: TrendLineProps): ReactNode {
  if (values.length < 2) return null;
  const points = pointsOf(values);
  const line = points.map((point) => point.join()).join(' ');
  return (
    <svg
      className="jig-cardlook-trend"
      viewBox="0 -6 100 112"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <polygon points={`0,106 ${line} 100,106`} />
      <polyline points={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
