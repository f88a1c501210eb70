import { inflateSync } from 'node:zlib';

/** Maximum pixels of one picture: what decoding it may take. */
const mostPixels = 20_000_000;

/** Maximum parts of a file to look at. */
const mostParts = 10_000;

const pngSign = '89504e470d0a1a0a';

/** Values of a pixel by the colour type of a PNG. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const isPng = (bytes: Buffer): boolean => {
  if (bytes.toString('hex', 0, 8) !== pngSign || bytes.toString('latin1', 12, 16) !== 'IHDR') return false;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const pixel = (channels[bytes[25] ?? 9] ?? 0) * (bytes[24] ?? 0);
  if (pixel === 0 || width === 0 || height === 0 || width * height > mostPixels) return false;
  const data: Buffer[] = [];
  let at = 8;
  for (let part = 0; part < mostParts && at + 12 <= bytes.length; part += 1) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (at + 12 + length > bytes.length) return false;
    if (kind === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + length));
    if (kind === 'IEND') break;
    at += 12 + length;
  }
  // Seven passes of an interlaced picture have a few bytes more.
  const whole = height * (1 + Math.ceil((width * pixel) / 8));
  const inflated = inflateSync(Buffer.concat(data), { maxOutputLength: whole + 8 * (width + height) + 64 });
  return inflated.length >= whole;
};

const isJpeg = (bytes: Buffer): boolean => {
  if (bytes.readUInt16BE(0) !== 0xffd8 || bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) return false;
  let at = 2;
  for (let part = 0; part < mostParts && at + 9 <= bytes.length; part += 1) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return width > 0 && height > 0 && width * height <= mostPixels;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
};

/** Whether these bytes are a whole PNG or JPEG of at most 20 million pixels, so that drawing them cannot fail. */
export const checkPicture = (bytes: Uint8Array): boolean => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return isPng(buffer) || isJpeg(buffer);
  } catch {
    return false;
  }
};
