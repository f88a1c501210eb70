import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** Colours of a PNG: one bit a pixel with 1 for white, or four bytes a pixel for red, green, blue and opacity. */
const kinds = { blackWhite: { depth: 1, colour: 0 }, colours: { depth: 8, colour: 6 } } as const;

/** A PNG of rows of pixels. */
export const pngOf = (
  width: number,
  height: number,
  rows: readonly Uint8Array[],
  kind: keyof typeof kinds,
): Uint8Array<ArrayBuffer> => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = kinds[kind].depth;
  head[9] = kinds[kind].colour;
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
