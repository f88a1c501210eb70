import { type WriteSheet, writeXlsx } from 'hucre/xlsx';

export type { CellStyle as DrawnStyle, WriteSheet as DrawnSheet } from 'hucre/xlsx';

/** Writes a workbook with styles, merged cells, formulas and pictures. */
export const drawWorkbook = async (sheets: readonly WriteSheet[]): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await writeXlsx({ sheets: [...sheets] }));
