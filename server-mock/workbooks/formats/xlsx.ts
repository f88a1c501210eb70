import { streamXlsxRows } from 'hucre/xlsx';
import { checkZip, partText } from '../checkZip.ts';
import { isEncrypted, isZip } from '../magic.ts';
import type { SheetCell } from '../SheetCell.ts';
import { SheetFault } from '../SheetFault.ts';
import type { SheetFormat } from '../SheetFormat.ts';

const workbookLimit = 1024 * 1024;

/** Reads from the workbook part the first visible sheet and the date system. */
const factsOf = (bytes: Uint8Array): { readonly sheet: number; readonly dates1904: boolean } => {
  const entries = checkZip(bytes);
  const part = entries.find(({ name }) => /(^|\/)workbook\.xml$/i.test(name));
  if (part === undefined) throw new SheetFault('sheet.noWorkbook');
  const text = partText(bytes, part, workbookLimit);
  const sheets = [...text.matchAll(/<(?:\w+:)?sheet\s([^<>]*)>/g)].map(([, attributes = '']) => attributes);
  const sheet = sheets.findIndex(
    (attributes) => !/\sstate\s*=\s*["'](hidden|veryHidden)/.test(` ${attributes}`),
  );
  if (sheet === -1) throw new SheetFault(sheets.length === 0 ? 'sheet.noWorkbook' : 'sheet.allHidden');
  return { sheet, dates1904: /<(?:\w+:)?workbookPr\b[^<>]*\bdate1904\s*=\s*["'](1|true)/.test(text) };
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
    const { sheet, dates1904 } = factsOf(bytes);
    return {
      dates1904,
      async *rows() {
        for await (const { index, values } of streamXlsxRows(bytes, { sheet }))
          yield { number: index + 1, cells: values satisfies readonly SheetCell[] };
      },
    };
  },
};
