import { type DrawnSheet, drawWorkbook } from '../../server-mock/workbooks/drawWorkbook.ts';

type Cell =
  | string
  | number
  | null
  | { readonly formula: string }
  | { readonly text: string; readonly format: string };

/** A workbook of rows; `merges` as `A1:B2` are left to `more`. */
export const templateBook = (
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  more: Partial<DrawnSheet> = {},
): Promise<Uint8Array<ArrayBuffer>> =>
  drawWorkbook(
    Object.entries(sheets).map(([name, rows]) => ({
      name,
      rows: rows.map((row) =>
        row.map((cell) =>
          typeof cell === 'object' && cell !== null ? ('text' in cell ? cell.text : null) : cell,
        ),
      ),
      cells: new Map(
        rows.flatMap((row, at) =>
          row.flatMap((cell, column) => {
            if (typeof cell !== 'object' || cell === null) return [];
            return [
              [
                `${at},${column}`,
                'formula' in cell ? { formula: cell.formula } : { style: { numFmt: cell.format } },
              ] as const,
            ];
          }),
        ),
      ),
      ...more,
    })),
  );
