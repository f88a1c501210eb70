import type { Frame } from '../../../evaluate/Frame.ts';
import { Areas } from '../../values/Areas.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../../values/ExcelValue.ts';
import { Matrix } from '../../values/Matrix.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { ceilingIndex, exactIndex, floorIndex } from './found.ts';

/** Functions for positions in a range. */
export const places: readonly ExcelFunction[] = [
  excelFunction({
    name: 'MATCH',
    category: 'lookup',
    summary: {
      zh: '值在区域中的位置；0 为精确，1 为不大于的最大值，-1 为不小于的最小值。',
      en: 'The place of a value: 0 exact, 1 the largest not above it, -1 the smallest not below it.',
    },
    parameters: [
      { name: 'lookup_value', takes: 'scalar' },
      { name: 'lookup_array', takes: 'range' },
      { name: 'match_type', takes: 'integer', optional: true },
    ],
    result: 'number',
    examples: [{ formula: '=MATCH(39, {25,38,40,41}, 1)', value: 2 }],
    run: (frame, wanted, range, type = 1) => {
      if (!(range instanceof Matrix)) return range instanceof ExcelError ? range : errors.missing;
      if (range.rows !== 1 && range.columns !== 1) return errors.missing;
      const search = type === 0 ? exactIndex : type > 0 ? floorIndex : ceilingIndex;
      const index = search(frame, wanted, range.cells);
      return index < 0 ? errors.missing : index + 1;
    },
  }),
  excelFunction({
    name: 'INDEX',
    category: 'lookup',
    summary: {
      zh: '区域中指定行、列的值；0 表示整行或整列。',
      en: 'The value at a row and column; 0 means all of them.',
    },
    parameters: [
      { name: 'array', takes: 'range' },
      { name: 'row_num', takes: 'integer' },
      { name: 'column_num', takes: 'integer', optional: true },
      { name: 'area_num', takes: 'integer', optional: true },
    ],
    result: 'any',
    examples: [
      { formula: '=INDEX({"苹果","柠檬";"香蕉","梨"}, 2, 2)', value: '梨' },
      { formula: '=INDEX({10,20,30}, 3)', value: 30 },
    ],
    run: (frame, array, row, column, area = 1) => {
      if (array instanceof ExcelError) return array;
      if (area < 1) return errors.value;
      const matrix = areasOf(array)[area - 1];
      if (matrix === undefined) return errors.reference;
      const flat = column === undefined && matrix.rows === 1;
      const [r, c] = flat ? [1, row] : [row, column ?? (matrix.columns === 1 ? 1 : 0)];
      if (r < 0 || c < 0) return errors.value;
      if (r > matrix.rows || c > matrix.columns) return errors.reference;
      return r > 0 && c > 0 ? matrix.at(r - 1, c - 1) : part(frame, matrix, r, c);
    },
  }),
];

function areasOf(array: ExcelScalar | Matrix): readonly Matrix[] {
  if (array instanceof Areas) return array.areas;
  return [array instanceof Matrix ? array : new Matrix(1, 1, [array])];
}

/** Extracts a whole row (column 0), a whole column (row 0), one cell, or everything (both 0). */
function part(frame: Frame, matrix: Matrix, row: number, column: number): ExcelValue {
  const rows = row === 0 ? matrix.rows : 1;
  const columns = column === 0 ? matrix.columns : 1;
  frame.charge(rows * columns);
  frame.allocate(16 * rows * columns);
  const cells: ExcelScalar[] = [];
  for (let r = 0; r < rows; r += 1)
    for (let c = 0; c < columns; c += 1)
      cells.push(matrix.at(row === 0 ? r : row - 1, column === 0 ? c : column - 1));
  return new Matrix(rows, columns, cells);
}
