import type { Frame } from '../../../evaluate/Frame.ts';
import type { ExcelValue } from '../../values/ExcelValue.ts';
import { Matrix } from '../../values/Matrix.ts';
import { type ExcelFunction, excelFunction, type Place } from '../ExcelFunction.ts';

/** Functions for the position and size of a range. */
export const extents: readonly ExcelFunction[] = [
  extent({
    name: 'ROW',
    zh: '引用的行号；区域逐行给出，明细列从 1 起。',
    en: 'The row number of a reference; of a range all of them, of a detail column from 1.',
    example: { formula: '=ROW(B5)', value: 5 },
    of: (frame, { row, rows }) => counting(frame, row, rows, false),
  }),
  extent({
    name: 'COLUMN',
    zh: '引用的列号；区域逐列给出。',
    en: 'The column number of a reference; of a range all of them.',
    example: { formula: '=COLUMN(C5)', value: 3 },
    of: (frame, { column, columns }) => counting(frame, column, columns, true),
  }),
  extent({
    name: 'ROWS',
    zh: '区域的行数。',
    en: 'How many rows a range has.',
    example: { formula: '=ROWS(A1:B3)', value: 3 },
    of: (_frame, { rows }) => rows,
  }),
  extent({
    name: 'COLUMNS',
    zh: '区域的列数。',
    en: 'How many columns a range has.',
    example: { formula: '=COLUMNS(A1:B3)', value: 2 },
    of: (_frame, { columns }) => columns,
  }),
];

interface Extent {
  readonly name: string;
  readonly zh: string;
  readonly en: string;
  readonly example: { readonly formula: string; readonly value: number };
  of(frame: Frame, place: Place): ExcelValue;
}

function extent({ name, zh, en, example, of }: Extent): ExcelFunction {
  return excelFunction({
    name,
    category: 'lookup',
    summary: { zh, en },
    parameters: [{ name: 'reference', takes: 'place' }],
    result: 'number',
    examples: [example],
    run: (frame, place) => of(frame, place),
  });
}

/** Counts up from `first`, in a column or `across` a row. */
function counting(frame: Frame, first: number, count: number, across: boolean): ExcelValue {
  if (count === 1) return first;
  frame.charge(count);
  frame.allocate(16 * count);
  const cells = Array.from({ length: count }, (_, at) => first + at);
  return across ? new Matrix(1, count, cells) : new Matrix(count, 1, cells);
}
