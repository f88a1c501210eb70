import { type Cell, type CellStyle, writeXlsx } from 'hucre/xlsx';
import { escapedCell } from './escapedCell.ts';
import type { SheetCell, SheetRow } from './SheetCell.ts';
import type { MarkedCell } from './SheetSpec.ts';
import { sheetNames } from './sheetNames.ts';

/**
 * Maximum rows for a complete copy, because a styled workbook is built in memory. Larger files return only the bad
 * rows.
 */
const wholeLimit = 30_000;

const bad: CellStyle = {
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFC7CE' } },
  font: { color: { rgb: '9C0006' } },
};

/** Writes the rows of a file with bad cells in red and messages in an extra last column. */
export const writeMarked = async (
  rows: AsyncIterable<SheetRow>,
  marks: readonly MarkedCell[],
  heading: string,
): Promise<Uint8Array> => {
  const byRow = new Map<number, MarkedCell[]>();
  for (const mark of marks) byRow.set(mark.row, [...(byRow.get(mark.row) ?? []), mark]);
  const first = Math.min(...byRow.keys());
  const kept: SheetRow[] = [];
  let count = 0;
  for await (const row of rows) {
    count += 1;
    // Rows above the first error, within the first lines, are the header. A long file is reduced to it and the bad
    // rows.
    if (count <= wholeLimit || byRow.has(row.number)) kept.push(row);
  }
  const shown =
    count <= wholeLimit
      ? kept
      : kept.filter(({ number }, index) => byRow.has(number) || (index < 20 && number < first));
  const width = Math.max(1, ...shown.map(({ cells }) => cells.length));
  const cells = new Map<string, Partial<Cell>>();
  const table: SheetCell[][] = [];
  let headed = false;
  for (const [index, { number, cells: values }] of shown.entries()) {
    const line: SheetCell[] = Array.from({ length: width + 1 }, (_, column) => values[column] ?? null);
    const own = byRow.get(number);
    if (own !== undefined) {
      line[width] = own.map(({ message }) => message).join('\n');
      cells.set(`${index},${width}`, { style: bad });
      for (const { column } of own) if (column !== undefined) cells.set(`${index},${column}`, { style: bad });
    } else if (!headed) {
      line[width] = heading;
      headed = true;
    }
    table.push(line.map(escapedCell));
  }
  const columns = Array.from({ length: width + 1 }, (_, column) => ({ width: column === width ? 60 : 16 }));
  const [name = 'Sheet1'] = sheetNames([heading]);
  return writeXlsx({ sheets: [{ name, columns, rows: table, cells }] });
};
