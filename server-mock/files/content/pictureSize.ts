import type { Bytes } from './Bytes.ts';

/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type Reading = (bytes: Bytes, head: Buffer) => PictureSize | undefined | Promise<PictureSize | undefined>;

/** Maximum JPEG segments to search for the size. */
const mostSegments = 500;

/** Reads the size of a picture from its header without decoding. Undefined: the header has no size. */
export async function pictureSize(bytes: Bytes, format: string): Promise<PictureSize | undefined> {
  const reading = readings[format];
  const size = await reading?.(bytes, await bytes.read(0, 64));
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
}

/** Whether {@link pictureSize} supports this format. */
export const isPicture = (format: string): boolean => Object.hasOwn(readings, format);

const within =
  (least: number, reading: (head: Buffer) => PictureSize | undefined): Reading =>
  (_, head) =>
    head.length < least ? undefined : reading(head);

const readings: Readonly<Record<string, Reading>> = {
  png: within(24, (head) => ({ width: head.readUInt32BE(16), height: head.readUInt32BE(20) })),
  gif: within(10, (head) => ({ width: head.readUInt16LE(6), height: head.readUInt16LE(8) })),
  bmp: within(26, (head) =>
    head.readUInt32LE(14) === 12
      ? { width: head.readUInt16LE(18), height: head.readUInt16LE(20) }
      : // A negative height means that rows start at the top.
        { width: Math.abs(head.readInt32LE(18)), height: Math.abs(head.readInt32LE(22)) },
  ),
  webp: within(30, (head) => webp[head.toString('latin1', 12, 16)]?.(head)),
  jpg: jpeg,
};

/** The three kinds of WebP: lossy, lossless, extended. */
const webp: Readonly<Record<string, (head: Buffer) => PictureSize>> = {
  'VP8 ': (head) => ({ width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }),
  VP8L: (head) => {
    const bits = head.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
  VP8X: (head) => ({ width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }),
};

/** Walks the markers to the frame header (SOF0 to SOF15 without DHT, JPG and DAC). */
async function jpeg(bytes: Bytes): Promise<PictureSize | undefined> {
  let at = 2;
  for (let segment = 0; segment < mostSegments; segment++) {
    const head = await bytes.read(at, 9);
    if (head.length < 4 || head[0] !== 0xff) return undefined;
    const marker = head[1] ?? 0;
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return head.length < 9 ? undefined : { width: head.readUInt16BE(7), height: head.readUInt16BE(5) };
    // The scan or the end comes before any size.
    if (marker === 0xda || marker === 0xd9) return undefined;
    at += 2 + head.readUInt16BE(2);
  }
  return undefined;
}
