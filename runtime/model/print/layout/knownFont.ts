import type { FontMetrics } from './FontMetrics.ts';
import widths from './fontWidths.json' with { type: 'json' };

type Runs = readonly (readonly (number | readonly number[])[])[];

const tableOf = (runs: Runs): ReadonlyMap<number, number> =>
  new Map(
    runs.flatMap(([first, all]) =>
      typeof first === 'number' && typeof all === 'object'
        ? all.map((width, at) => [first + at, width / 1000] as const)
        : [],
    ),
  );

const tables = [tableOf(widths.regular), tableOf(widths.bold)] as const;

const isControl = (codePoint: number): boolean => codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0);

/** The font of printed documents by a table of its widths (`scripts/fontWidths.mjs`), without the font itself. */
export const knownFont: FontMetrics = {
  width: (codePoint, isBold) => (isControl(codePoint) ? 0 : (tables[isBold ? 1 : 0].get(codePoint) ?? 1)),
};
