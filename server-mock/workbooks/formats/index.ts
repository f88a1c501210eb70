import type { SheetFormat } from '../SheetFormat.ts';
import { csv } from './csv.ts';
import { xls } from './xls.ts';
import { xlsx } from './xlsx.ts';

/** All import formats by extension. */
export const sheetFormats: ReadonlyMap<string, SheetFormat> = new Map(
  [xlsx, xls, csv].map((format) => [format.extension, format]),
);
