import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a zip. */
export interface ZipFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Names are UTF-8. */
const utf8Names = 0x0800;
/** 1980-01-01: contents alone decide the bytes. */
const date = 0x0021;

/** Pictures are packed already. */
const packedTypes = /\.(png|jpe?g|gif|xlsx)$/i;

interface Packed {
  readonly method: 0 | 8;
  readonly check: number;
  readonly data: Uint8Array;
}

/** Contents that were packed before: most parts of workbooks from one template are the same. */
const known = new WeakMap<Uint8Array, Packed>();

const packed = (name: string, bytes: Uint8Array): Packed => {
  const before = known.get(bytes);
  if (before !== undefined) return before;
  const method = packedTypes.test(name) ? 0 : 8;
  const made: Packed = { method, check: crc32(bytes), data: method === 0 ? bytes : deflateRawSync(bytes) };
  known.set(bytes, made);
  return made;
};

/** Packs files as a zip in memory: up to 65,535 files and 4 GB. */
export const zipOf = (files: readonly ZipFile[]): Uint8Array<ArrayBuffer> => {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const { method, check, data } = packed(name, bytes);
    const label = new TextEncoder().encode(name);
    const fields = new DataView(new ArrayBuffer(26));
    fields.setUint16(0, 20, true);
    fields.setUint16(2, utf8Names, true);
    fields.setUint16(4, method, true);
    fields.setUint16(8, date, true);
    fields.setUint32(10, check, true);
    fields.setUint32(14, data.byteLength, true);
    fields.setUint32(18, bytes.byteLength, true);
    fields.setUint16(22, label.byteLength, true);
    const common = new Uint8Array(fields.buffer);
    pieces.push(Uint8Array.of(0x50, 0x4b, 3, 4), common, label, data);
    const rest = new DataView(new ArrayBuffer(14));
    rest.setUint32(10, offset, true);
    directory.push(Uint8Array.of(0x50, 0x4b, 1, 2, 20, 0), common, new Uint8Array(rest.buffer), label);
    offset += 30 + label.byteLength + data.byteLength;
  }
  const length = directory.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, files.length, true);
  end.setUint16(10, files.length, true);
  end.setUint32(12, length, true);
  end.setUint32(16, offset, true);
  const all = [...pieces, ...directory, new Uint8Array(end.buffer)];
  const bytes = new Uint8Array(all.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of all) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
};
