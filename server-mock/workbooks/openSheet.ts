import { sheetFormats } from './formats/index.ts';
import { isEncrypted } from './magic.ts';
import type { SheetRow } from './SheetCell.ts';
import { SheetFault } from './SheetFault.ts';
import type { OpenedSheet } from './SheetFormat.ts';
import { sheetLimits } from './sheetLimits.ts';

const trimmed = (row: SheetRow): SheetRow => {
  const { number, cells } = row;
  let length = cells.length;
  while (length > 0 && (cells[length - 1] ?? null) === null) length -= 1;
  if (length > sheetLimits.columns) throw new SheetFault('sheet.tooWide', { n: sheetLimits.columns });
  for (let index = 0; index < length; index += 1) {
    const cell = cells[index];
    if (typeof cell === 'string' && cell.length > sheetLimits.text)
      throw new SheetFault('sheet.longText', { row: number, n: sheetLimits.text });
  }
  return length === cells.length ? row : { ...row, cells: cells.slice(0, length) };
};

/**
 * Opens a file by its extension after checking that the content matches. Drops trailing empty cells of rows and
 * enforces the limits of rows and columns. Throws SheetFault, also for errors of the parsing libraries.
 */
export const openSheet = async (name: string, bytes: Uint8Array): Promise<OpenedSheet> => {
  const format = sheetFormats.get(/\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '');
  if (format === undefined) throw new SheetFault('sheet.notExcel');
  if (bytes.byteLength === 0) throw new SheetFault('sheet.empty');
  if (bytes.byteLength > sheetLimits.bytes)
    throw new SheetFault('sheet.tooLarge', { n: sheetLimits.bytes / 1024 / 1024 });
  if (isEncrypted(bytes)) throw new SheetFault('sheet.encrypted');
  if (!format.matches(bytes)) throw new SheetFault('sheet.notFormat', { type: format.extension });
  const opened = await inWords(() => format.open(bytes));
  return {
    dates1904: opened.dates1904,
    async *rows() {
      let count = 0;
      const rows = opened.rows()[Symbol.asyncIterator]();
      for (;;) {
        const next = await inWords(() => rows.next());
        if (next.done === true) return;
        const row = trimmed(next.value);
        if (row.cells.length === 0 && row.uncomputed === undefined) continue;
        count += 1;
        if (count > sheetLimits.rows) throw new SheetFault('sheet.tooLong', { n: sheetLimits.rows });
        yield row;
      }
    },
  };
};

const inWords = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof SheetFault ? error : new SheetFault('sheet.unreadable');
  }
};
