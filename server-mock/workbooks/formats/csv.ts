import Papa from 'papaparse';
import { isOle2, isZip } from '../magic.ts';
import { SheetFault } from '../SheetFault.ts';
import type { SheetFormat } from '../SheetFormat.ts';
import { sheetLimits } from '../sheetLimits.ts';

/**
 * Encodings of CSV files from Excel, WPS and other systems, in the order of attempts. All but the last detect
 * foreign bytes.
 */
const encodings = ['utf-8', 'gb18030'] as const;

const decoded = (bytes: Uint8Array): string => {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  for (const encoding of isWide ? (['utf-16le'] as const) : encodings) {
    try {
      // The decoder drops a byte order mark.
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not this encoding.
    }
  }
  throw new SheetFault('sheet.encoding');
};

const delimiters = [',', '\t', ';', '|'] as const;

/** Delimiter: the candidate that is most frequent in the first line, outside quotes. */
const delimiterOf = (text: string): string => {
  const line = (/[^\r\n]+/.exec(text)?.[0] ?? '').slice(0, 10_000).replace(/"[^"]*"/g, '');
  const count = (sign: string): number => line.split(sign).length;
  return delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
};

/**
 * Text separated by comma, semicolon, tab or `
 * `, in UTF-8 (with or without mark), UTF-16 or GBK. Every cell is text.
 */
export const csv: SheetFormat = {
  extension: 'csv',
  matches: (bytes) => !isZip(bytes) && !isOle2(bytes),
  async open(bytes) {
    const text = decoded(bytes);
    if (text.includes('\0')) throw new SheetFault('sheet.notFormat', { type: 'csv' });
    return {
      dates1904: false,
      async *rows() {
        const { data } = Papa.parse<string[]>(text, {
          preview: sheetLimits.rows + 100,
          delimiter: delimiterOf(text),
        });
        for (const [index, cells] of data.entries())
          yield { number: index + 1, cells: cells.map((cell) => (cell === '' ? null : cell)) };
      },
    };
  },
};
