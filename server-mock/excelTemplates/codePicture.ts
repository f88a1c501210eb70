import type { codeBars } from '../prints/pdf/drawCode.ts';
import type { FilledPicture } from '../workbooks/filling/FilledValues.ts';
import { pngOf } from './pngOf.ts';

type Bars = NonNullable<ReturnType<typeof codeBars>>;

/** Pixels of the smallest part of a code. */
const perModule = 6;
/** Height of bars as a part of their width. */
const barHeight = 0.3;

/** A code as a picture. `isSquare`: a matrix; bars are lower than wide. */
export const codePicture = (bars: Bars, isSquare: boolean): FilledPicture => {
  const modules = Math.round(1 / Math.min(...bars.map(({ wide, high }) => (isSquare ? high : wide))));
  const width = modules * perModule;
  const height = isSquare ? width : Math.round(width * barHeight);
  const rows = Array.from({ length: height }, () => new Uint8Array(Math.ceil(width / 8)).fill(0xff));
  for (const { left, top, wide, high } of bars)
    for (let y = Math.round(top * height); y < Math.round((top + high) * height); y += 1)
      for (let x = Math.round(left * width); x < Math.round((left + wide) * width); x += 1) {
        const row = rows[y];
        if (row !== undefined) row[x >> 3] = (row[x >> 3] ?? 0) & ~(0x80 >> (x & 7));
      }
  return { bytes: pngOf(width, height, rows, 'blackWhite'), type: 'png', width, height };
};
