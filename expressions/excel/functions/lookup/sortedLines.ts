import type { Frame } from '../../../evaluate/Frame.ts';
import { compareScalars } from '../../values/compareScalars.ts';
import { ExcelError } from '../../values/ExcelError.ts';
import type { ExcelScalar } from '../../values/ExcelValue.ts';
import type { Line } from './lines.ts';

/** Sorts lines by their cell at an index, stably; errors and blanks come last. */
export function sortedLines(
  frame: Frame,
  lines: readonly Line[],
  index: number,
  order: 1 | -1,
): readonly Line[] {
  const levels = Math.ceil(Math.log2(lines.length + 1));
  frame.charge(lines.length * levels);
  for (const line of lines) {
    const key = line[index];
    if (typeof key === 'string') frame.charge((key.length * levels) >>> 4);
  }
  return [...lines].sort((a, b) => compare(a[index] ?? null, b[index] ?? null, order));
}

function compare(a: ExcelScalar, b: ExcelScalar, order: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (a instanceof ExcelError) return b instanceof ExcelError ? 0 : order;
  return b instanceof ExcelError ? -order : order * compareScalars(a, b);
}
