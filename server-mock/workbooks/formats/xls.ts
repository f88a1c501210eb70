import { serialToDate } from 'hucre';
import { type CellObject, read, SSF, type WorkSheet } from 'xlsx';
import { isEncrypted, isOle2 } from '../magic.ts';
import type { SheetCell } from '../SheetCell.ts';
import { SheetFault } from '../SheetFault.ts';
import type { SheetFormat } from '../SheetFormat.ts';
import { sheetLimits } from '../sheetLimits.ts';

const cellOf = (cell: CellObject | undefined, dates1904: boolean): SheetCell => {
  if (cell?.v === undefined || cell.v === null) return null;
  if (cell.t === 'e') return String(cell.w ?? '#N/A');
  if (cell.t === 'n' && typeof cell.v === 'number' && cell.z !== undefined && SSF.is_date(String(cell.z)))
    return serialToDate(cell.v, dates1904);
  return cell.v;
};

/** Dense rows of the sheet (`dense: true`). */
const denseRows = (sheet: WorkSheet): readonly (readonly (CellObject | undefined)[] | undefined)[] => {
  const data: unknown = sheet['!data'];
  return Array.isArray(data) ? data : [];
};

/** Reads .xls of Excel 97 to 2003. */
export const xls: SheetFormat = {
  extension: 'xls',
  matches: isOle2,
  async open(bytes) {
    if (isEncrypted(bytes)) throw new SheetFault('sheet.encrypted');
    let book: ReturnType<typeof read>;
    try {
      book = read(bytes, {
        type: 'array',
        dense: true,
        cellFormula: false,
        cellHTML: false,
        cellNF: true,
        sheetRows: sheetLimits.rows + 100,
      });
    } catch (error) {
      const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
      throw new SheetFault(isLocked ? 'sheet.encrypted' : 'sheet.unreadable');
    }
    const { Sheets: states = [], WBProps } = book.Workbook ?? {};
    const name = book.SheetNames.find((_name, index) => (states[index]?.Hidden ?? 0) === 0);
    const sheet = name === undefined ? undefined : book.Sheets[name];
    if (sheet === undefined) throw new SheetFault('sheet.allHidden');
    const dates1904 = WBProps?.date1904 === true;
    return {
      dates1904,
      async *rows() {
        for (const [index, cells] of denseRows(sheet).entries())
          if (cells !== undefined)
            yield { number: index + 1, cells: Array.from(cells, (cell) => cellOf(cell, dates1904)) };
      },
    };
  },
};
