import { readXlsx } from 'hucre/xlsx';
import { expect } from 'vitest';

/** Sheets of an answered workbook by name, as rows of cells. */
export const sheetsOf = async (
  answer: Response,
): Promise<Readonly<Record<string, readonly (readonly unknown[])[]>>> => {
  expect(answer.headers.get('content-type')).toContain('spreadsheetml');
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]));
};

/** The first sheet of an answered workbook. */
export const sheetOf = async (answer: Response): Promise<readonly (readonly unknown[])[]> =>
  Object.values(await sheetsOf(answer))[0] ?? [];
