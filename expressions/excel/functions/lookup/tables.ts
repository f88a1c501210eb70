import type { Frame } from '../../../evaluate/Frame.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../../values/ExcelValue.ts';
import { Matrix } from '../../values/Matrix.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { exactIndex, floorIndex } from './found.ts';

const prices = {
  'A1:C3': [
    ['M6', '螺丝', 0.12],
    ['M8', '螺丝', 0.18],
    ['P1', '垫片', 0.05],
  ],
};

const lookupValue = { name: 'lookup_value', takes: 'scalar' } as const;
const tableArray = { name: 'table_array', takes: 'range' } as const;
const rangeLookup = { name: 'range_lookup', takes: 'boolean', optional: true } as const;

/** Lookups in the first column or row of a table. */
export const tables: readonly ExcelFunction[] = [
  excelFunction({
    name: 'VLOOKUP',
    category: 'lookup',
    summary: {
      zh: '在表格第一列查找，返回同一行指定列的值。',
      en: 'Finds a value in the first column and answers another column of that row.',
    },
    parameters: [lookupValue, tableArray, { name: 'col_index_num', takes: 'integer' }, rangeLookup],
    result: 'any',
    examples: [{ formula: '=VLOOKUP("M8", A1:C3, 3, FALSE)', data: prices, value: 0.18 }],
    run: (frame, wanted, table, column, approximate = true) => {
      if (!(table instanceof Matrix)) return fault(table);
      if (tooLong(wanted) || column < 1) return errors.value;
      if (column > table.columns) return errors.reference;
      const row = find(
        frame,
        wanted,
        line(table.rows, (at) => table.at(at, 0)),
        approximate,
      );
      return row < 0 ? errors.missing : table.at(row, column - 1);
    },
  }),
  excelFunction({
    name: 'HLOOKUP',
    category: 'lookup',
    summary: {
      zh: '在表格第一行查找，返回同一列指定行的值。',
      en: 'Finds a value in the first row and answers another row of that column.',
    },
    parameters: [lookupValue, tableArray, { name: 'row_index_num', takes: 'integer' }, rangeLookup],
    result: 'any',
    examples: [{ formula: '=HLOOKUP(3, {1,2,3;"a","b","c"}, 2, TRUE)', value: 'c' }],
    run: (frame, wanted, table, row, approximate = true) => {
      if (!(table instanceof Matrix)) return fault(table);
      if (tooLong(wanted) || row < 1) return errors.value;
      if (row > table.rows) return errors.reference;
      const column = find(
        frame,
        wanted,
        line(table.columns, (at) => table.at(0, at)),
        approximate,
      );
      return column < 0 ? errors.missing : table.at(row - 1, column);
    },
  }),
];

/** Maximum length of a text to look up. */
const LONGEST = 255;

function tooLong(wanted: ExcelScalar): boolean {
  return typeof wanted === 'string' && wanted.length > LONGEST;
}

function find(
  frame: Frame,
  wanted: ExcelScalar,
  cells: readonly ExcelScalar[],
  approximate: boolean,
): number {
  frame.allocate(16 * cells.length);
  return approximate ? floorIndex(frame, wanted, cells) : exactIndex(frame, wanted, cells);
}

function line(length: number, at: (index: number) => ExcelScalar): readonly ExcelScalar[] {
  return Array.from({ length }, (_, index) => at(index));
}

function fault(table: ExcelValue): ExcelError {
  return table instanceof ExcelError ? table : errors.value;
}
