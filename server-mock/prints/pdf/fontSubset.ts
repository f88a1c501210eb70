import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

/** A table of a font file. */
interface FontTable {
  readonly tag: string;
  readonly bytes: Uint8Array;
}

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Length of the head of a font file, and of the entry of each table. */
const [headLength, entryLength] = [12, 16];

/** The tables of a font file. */
const tablesOf = (file: Uint8Array): readonly FontTable[] => {
  const data = view(file);
  return Array.from({ length: data.getUint16(4) }, (_, at) => {
    const entry = headLength + at * entryLength;
    const [start, length] = [data.getUint32(entry + 8), data.getUint32(entry + 12)];
    return {
      tag: String.fromCharCode(...file.subarray(entry, entry + 4)),
      bytes: file.subarray(start, start + length),
    };
  });
};

const numbers = (sizes: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array => {
  const bytes = new Uint8Array(sizes.reduce((sum, [size]) => sum + size, 0));
  const data = view(bytes);
  let at = 0;
  for (const [size, value] of sizes) {
    if (size === 2) data.setUint16(at, value);
    else data.setUint32(at, value);
    at += size;
  }
  return bytes;
};

/** Which glyph draws which character (`cmap`, format 12). */
const characterTable = (glyphs: ReadonlyMap<number, number>): Uint8Array => {
  const groups = [...glyphs].toSorted(([a], [b]) => a - b);
  const length = 16 + groups.length * 12;
  return numbers([
    ...([
      [2, 0],
      [2, 1],
      [2, 3],
      [2, 10],
      [4, 12],
    ] as const),
    ...([
      [2, 12],
      [2, 0],
      [4, length],
      [4, 0],
      [4, groups.length],
    ] as const),
    ...groups.flatMap(
      ([codePoint, glyph]) =>
        [
          [4, codePoint],
          [4, codePoint],
          [4, glyph],
        ] as const,
    ),
  ]);
};

/** No names of the font, and none of its glyphs. */
const noNames = numbers([
  [2, 0],
  [2, 0],
  [2, 6],
]);
const noGlyphNames = numbers([[4, 0x00030000], ...Array.from({ length: 7 }, () => [4, 0] as const)]);

const padded = (length: number): number => Math.ceil(length / 4) * 4;

const checksum = (bytes: Uint8Array): number => {
  const whole = new Uint8Array(padded(bytes.length));
  whole.set(bytes);
  const data = view(whole);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + data.getUint32(at)) >>> 0;
  return sum;
};

/** Puts tables together as a font file. */
const fontFile = (tables: readonly FontTable[]): Uint8Array => {
  const sorted = tables.toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
  const start = headLength + sorted.length * entryLength;
  const file = new Uint8Array(start + sorted.reduce((sum, { bytes }) => sum + padded(bytes.length), 0));
  const data = view(file);
  const power = Math.floor(Math.log2(sorted.length));
  const range = 16 * 2 ** power;
  file.set(
    numbers([
      [4, 0x00010000],
      [2, sorted.length],
      [2, range],
      [2, power],
      [2, sorted.length * 16 - range],
    ]),
  );
  let at = start;
  for (const [index, { tag, bytes }] of sorted.entries()) {
    const entry = headLength + index * entryLength;
    for (const [letter, character] of [...tag].entries()) file[entry + letter] = character.charCodeAt(0);
    data.setUint32(entry + 4, checksum(bytes));
    data.setUint32(entry + 8, at);
    data.setUint32(entry + 12, bytes.length);
    file.set(bytes, at);
    at += padded(bytes.length);
  }
  return file;
};

/** A font file (TrueType) with only the glyphs of some characters. Those that the font does not have are left out. */
export const fontSubset = (path: string, codePoints: Iterable<number>): Uint8Array => {
  const doc = new PDFDocument({ autoFirstPage: false, font: null, info: {}, lang: 'zh' });
  const { font } = doc.registerFont('one', path).font('one')._font;
  const subset = font.createSubset();
  const glyphs = new Map<number, number>();
  for (const codePoint of codePoints)
    if (font.hasGlyphForCodePoint(codePoint))
      glyphs.set(codePoint, subset.includeGlyph(font.glyphForCodePoint(codePoint).id));
  // The measures of the whole font: browsers place lines by them.
  const own = tablesOf(readFileSync(path)).filter(({ tag }) => tag === 'OS/2');
  return fontFile([
    ...tablesOf(subset.encode()),
    ...own,
    { tag: 'cmap', bytes: characterTable(glyphs) },
    { tag: 'name', bytes: noNames },
    { tag: 'post', bytes: noGlyphNames },
  ]);
};
