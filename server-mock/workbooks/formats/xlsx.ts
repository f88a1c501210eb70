import { streamXlsxRows } from 'hucre/xlsx';
import { checkZip, partPieces, partText, type ZipEntry } from '../checkZip.ts';
import { isEncrypted, isZip } from '../magic.ts';
import type { SheetCell } from '../SheetCell.ts';
import { SheetFault } from '../SheetFault.ts';
import type { SheetFormat } from '../SheetFormat.ts';
import { uncomputedCells } from '../uncomputedCells.ts';

const workbookLimit = 1024 * 1024;
const noCells: ReadonlyMap<number, readonly number[]> = new Map();

interface Facts {
  readonly sheet: number;
  readonly dates1904: boolean;
  readonly uncomputed: ReadonlyMap<number, readonly number[]>;
}

/** The part of a sheet by its relation. Undefined when the file names none. */
const partOf = (bytes: Uint8Array, entries: readonly ZipEntry[], relation: string): ZipEntry | undefined => {
  const relations = entries.find(({ name }) => /(^|\/)_rels\/workbook\.xml\.rels$/i.test(name));
  if (relations === undefined || relation === '') return undefined;
  const tags = partText(bytes, relations, workbookLimit).matchAll(/<(?:\w+:)?Relationship\s([^<>]*)>/g);
  for (const [, attributes = ''] of tags) {
    if (attributeOf(attributes, 'Id') !== relation) continue;
    const target = attributeOf(attributes, 'Target').replace(/^\//, '');
    return entries.find(({ name }) => name === target || name === `xl/${target}`);
  }
  return undefined;
};

/** An attribute of a tag by its name without prefix; empty when the tag has none. */
const attributeOf = (attributes: string, name: string): string => {
  // Names and values alternate between the quotes.
  const parts = attributes.split(/["']/);
  const at = parts.findIndex((part, index) => {
    const [own = ''] = part.split('=');
    return index % 2 === 0 && own.slice(own.indexOf(':') + 1).trim() === name;
  });
  return at === -1 ? '' : (parts[at + 1] ?? '');
};

/** Reads from the workbook part the first visible sheet and the date system. */
const factsOf = async (bytes: Uint8Array): Promise<Facts> => {
  const entries = checkZip(bytes);
  const part = entries.find(({ name }) => /(^|\/)workbook\.xml$/i.test(name));
  if (part === undefined) throw new SheetFault('sheet.noWorkbook');
  const text = partText(bytes, part, workbookLimit);
  const sheets = [...text.matchAll(/<(?:\w+:)?sheet\s([^<>]*)>/g)].map(([, attributes = '']) => attributes);
  const sheet = sheets.findIndex(
    (attributes) => !/\sstate\s*=\s*["'](hidden|veryHidden)/.test(` ${attributes}`),
  );
  if (sheet === -1) throw new SheetFault(sheets.length === 0 ? 'sheet.noWorkbook' : 'sheet.allHidden');
  const rows = partOf(bytes, entries, attributeOf(sheets[sheet] ?? '', 'id'));
  const uncomputed = rows === undefined ? noCells : await uncomputedCells(partPieces(bytes, rows));
  return {
    uncomputed,
    sheet,
    dates1904: /<(?:\w+:)?workbookPr\b[^<>]*\bdate1904\s*=\s*["'](1|true)/.test(text),
  };
};

/**
 * Reads .xlsx of Excel, WPS and LibreOffice: the first visible sheet, row by row. Ignores the size that a sheet
 * declares.
 */
export const xlsx: SheetFormat = {
  extension: 'xlsx',
  matches: isZip,
  async open(bytes) {
    if (isEncrypted(bytes)) throw new SheetFault('sheet.encrypted');
    const { sheet, dates1904, uncomputed } = await factsOf(bytes);
    return {
      dates1904,
      async *rows() {
        for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
          const columns = uncomputed.get(index + 1);
          const cells: readonly SheetCell[] = values;
          yield { number: index + 1, cells, ...(columns === undefined ? {} : { uncomputed: columns }) };
        }
      },
    };
  },
};
