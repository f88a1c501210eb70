import { crc32, deflateSync } from 'node:zlib';
import type { codeBars } from '../prints/pdf/drawCode.ts';
import type { FilledPicture } from '../workbooks/filling/FilledValues.ts';

type Bars = NonNullable<ReturnType<typeof codeBars>>;

/** Pixels of the smallest part of a code. */
const perModule = 6;
/** Height of bars as a part of their width. */
const barHeight = 0.3;

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** A PNG of one bit a pixel: 1 is white. */
const pngOf = (width: number, height: number, rows: readonly Uint8Array[]): Uint8Array => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const data = Buffer.concat(rows.flatMap((row) => [Buffer.of(0), row]));
  return new Uint8Array(
    Buffer.concat([
      Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(data)),
      chunk('IEND', new Uint8Array()),
    ]),
  );
};

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
  return { bytes: pngOf(width, height, rows), type: 'png', width, height };
};
