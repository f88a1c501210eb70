import { Readable } from 'node:stream';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { SheetFault } from './SheetFault.ts';
import { sheetLimits } from './sheetLimits.ts';

/** A directory entry of a zip. */
export interface ZipEntry {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
  readonly method: number;
  /** Offset of its local header. */
  readonly offset: number;
}

const endLength = 22;
const headerLength = 46;
const broken = (): SheetFault => new SheetFault('sheet.unreadable');

/** Offset of the end record: within the last 64 kB, followed only by a comment. */
const endOf = (view: DataView): number => {
  const lowest = Math.max(0, view.byteLength - endLength - 0xffff);
  for (let at = view.byteLength - endLength; at >= lowest; at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  throw broken();
};

/**
 * The directory of a zip, read before anything is unpacked, and checked: how many parts, what they unpack to, how much
 * denser than paper they are packed, names that leave their folder. Throws SheetFault. What a part says of its size holds:
 * the reader stops where it unpacks to more.
 */
export const checkZip = (bytes: Uint8Array): readonly ZipEntry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < endLength) throw broken();
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > sheetLimits.entries) throw new SheetFault('sheet.tooManyParts', { n: count });
  const entries: ZipEntry[] = [];
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + headerLength > end || view.getUint32(at, true) !== 0x02014b50) throw broken();
    const nameLength = view.getUint16(at + 28, true);
    const entry: ZipEntry = {
      name: new TextDecoder().decode(bytes.subarray(at + headerLength, at + headerLength + nameLength)),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      method: view.getUint16(at + 10, true),
      offset: view.getUint32(at + 42, true),
    };
    checkEntry(entry, (view.getUint16(at + 8, true) & 1) === 1);
    total += entry.unpacked;
    if (total > sheetLimits.unpacked) throw new SheetFault('sheet.bomb', { n: megabytes(total) });
    entries.push(entry);
    at += headerLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
};

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

const checkEntry = ({ name, packed, unpacked, method }: ZipEntry, isLocked: boolean): void => {
  if (isLocked) throw new SheetFault('sheet.encrypted');
  if (method !== 0 && method !== 8) throw broken();
  if (name.includes('\\') || name.startsWith('/') || name.split('/').includes('..')) throw broken();
  // 0xffffffff: sizes of 4 GB and more stand elsewhere. 0 for packed bytes: the unpacked size is unknown.
  if (unpacked === 0xffffffff || packed === 0xffffffff || (unpacked === 0 && packed > 2))
    throw new SheetFault('sheet.bomb', { n: megabytes(packed) });
  const isDense = unpacked > sheetLimits.ratioFrom && unpacked > packed * sheetLimits.ratio;
  const isWhole = !/\/worksheets\//i.test(name) && /\.(xml|rels)$/i.test(name);
  if (isDense || (isWhole && unpacked > sheetLimits.part))
    throw new SheetFault('sheet.bomb', { n: megabytes(unpacked) });
};

/** The bytes of a part as they stand in the file. Throws SheetFault. */
const packedPart = (bytes: Uint8Array, entry: ZipEntry): Uint8Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.offset + 30 > bytes.byteLength) throw broken();
  const start =
    entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  return bytes.subarray(start, start + entry.packed);
};

/** The bytes of a small part; never more than its directory says it has. Throws SheetFault. */
export const partBytes = (bytes: Uint8Array, entry: ZipEntry, most: number): Uint8Array => {
  if (entry.unpacked > most) throw broken();
  const packed = packedPart(bytes, entry);
  try {
    return entry.method === 0
      ? packed
      : inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.unpacked) });
  } catch {
    throw broken();
  }
};

/** The text of a small part, as {@link partBytes}. */
export const partText = (bytes: Uint8Array, entry: ZipEntry, most: number): string =>
  new TextDecoder().decode(partBytes(bytes, entry, most));

/** Bytes of a piece of a part. */
const pieceLength = 64 * 1024;

/** A part of any size, piece by piece; never more than its directory says it has. Throws SheetFault. */
export async function* partPieces(bytes: Uint8Array, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const packed = packedPart(bytes, entry);
  if (entry.method === 0) {
    yield packed;
    return;
  }
  const source = Readable.from([packed]).pipe(createInflateRaw({ chunkSize: pieceLength }));
  let length = 0;
  try {
    for await (const piece of source) {
      length += (piece as Uint8Array).byteLength; // an inflating stream gives bytes
      if (length > entry.unpacked) throw broken();
      yield piece as Uint8Array;
    }
  } catch {
    throw broken();
  }
}
