import { deflateRawSync, deflateSync } from 'node:zlib';

const table = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

const u16 = (value: number): Buffer => Buffer.from([value & 0xff, (value >>> 8) & 0xff]);
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};
const u32be = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

const pngChunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([u32be(data.length), body, u32be(crcOf(body))]);
};

/** A picture of one colour; `said` is the size its header claims. */
export const png = (width = 4, height = 4, said: readonly [number, number] = [width, height]): Buffer => {
  const header = Buffer.concat([u32be(said[0]), u32be(said[1]), Buffer.from([8, 2, 0, 0, 0])]);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x7f)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Head of a JPEG that claims a size. An EXIF segment before it is longer than the part that is read. */
export const jpeg = (width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0x40, 0x02]),
    Buffer.alloc(0x4000, 0x20),
    Buffer.from([0xff, 0xc0, 0x00, 0x11, 0x08, height >> 8, height & 0xff, width >> 8, width & 0xff, 3]),
    Buffer.alloc(12),
    Buffer.from([0xff, 0xd9]),
  ]);

interface Entry {
  readonly name: string;
  readonly text?: string;
  /** Size that the directory claims. */
  readonly claimed?: number;
}

/** A zip of the entries. */
export const zip = (entries: readonly Entry[]): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text = '', claimed } of entries) {
    const data = Buffer.from(text);
    const packed = deflateRawSync(data);
    const title = Buffer.from(name);
    const sizes = [
      u32(crcOf(data)),
      u32(packed.length),
      u32(claimed ?? data.length),
      u16(title.length),
      u16(0),
    ];
    const fixed = [u16(20), u16(0x800), u16(8), u16(0), u16(0)];
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), ...fixed, ...sizes, title, packed]);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        u16(20),
        ...fixed,
        ...sizes,
        u16(0),
        u16(0),
        u16(0),
        u32(0),
        u32(at),
        title,
      ]),
    );
    locals.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.concat([
    Buffer.from('PK\x05\x06'),
    u16(0),
    u16(0),
    u16(entries.length),
    u16(entries.length),
    u32(list.length),
    u32(at),
    u16(0),
  ]);
  return Buffer.concat([...locals, list, end]);
};

/** A workbook, as far as its zip directory goes. */
export const xlsx = (...more: readonly Entry[]): Buffer =>
  zip([
    { name: '[Content_Types].xml', text: '<Types/>' },
    { name: 'xl/workbook.xml', text: '<workbook/>' },
    { name: 'xl/worksheets/sheet1.xml', text: '<worksheet/>' },
    ...more,
  ]);

export const pdf = (text = '合同'): Buffer => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`);

/** A file to upload. */
export interface Sent {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Part name; default `fileInput`. */
  readonly part?: string;
}

/** A multipart body and its content type. */
export const multipart = (files: readonly Sent[]): { readonly type: string; readonly body: Buffer } => {
  const boundary = '----WebKitFormBoundaryJig7MA4YWxk';
  const parts = files.flatMap(({ name, bytes, part = 'fileInput' }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="${name.replaceAll('"', '%22')}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
};
