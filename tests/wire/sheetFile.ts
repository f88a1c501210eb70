import { writeXlsx } from 'hucre/xlsx';
import type { TestApp } from './testApp.ts';

type SheetCell = string | number | boolean | Date | null;

/** A workbook of one sheet. */
export const workbook = async (
  rows: readonly (readonly SheetCell[])[],
  more: object = {},
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await writeXlsx({ sheets: [{ name: 'Sheet1', rows: rows.map((row) => [...row]) }], ...more }),
  );

export interface ImportAnswer {
  readonly status: boolean;
  readonly code: string | null;
  readonly message: string;
  readonly data: {
    readonly total: number;
    readonly imported: number;
    readonly failed: number;
    readonly errors: readonly { row: number; column: string; value: string; message: string }[];
    readonly reportUrl?: string;
    readonly batch?: string;
  };
}

/** Sends a file to Import. */
export const importFile = async (
  app: TestApp,
  user: string,
  table: string,
  file: { readonly name?: string; readonly bytes: Uint8Array<ArrayBuffer> },
  parts: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<ImportAnswer> => {
  const form = new FormData();
  for (const [part, value] of Object.entries(parts)) form.append(part, value);
  form.append('fileInput', new Blob([file.bytes]), file.name ?? '客户.xlsx');
  const answer = await app.raw(user, `/api/${table}/Import`, { method: 'POST', body: form, headers });
  return (await answer.json()) as ImportAnswer;
};
