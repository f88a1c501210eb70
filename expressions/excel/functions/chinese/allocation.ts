import { allocateNumbers } from '../../../numbers/allocate.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import { toNumber } from '../../values/coerce.ts';
import { ExcelError } from '../../values/ExcelError.ts';
import { Matrix } from '../../values/Matrix.ts';
import { excelFunction } from '../ExcelFunction.ts';

/**
 * 分摊: allocates a total over rows so that the shares add up to it. Returns a matrix shaped like the weights.
 */
export const allocation = excelFunction({
  name: '分摊',
  category: 'chinese',
  summary: {
    zh: '把总额按权重分摊到各行：每行四舍五入，尾差一分一分补给余数最大的行，合计等于总额。',
    en: 'Shares a total out by weights: each share rounded, what is missing given unit by unit to the largest remainders.',
  },
  parameters: [
    { name: 'total', takes: 'number' },
    { name: 'weights', takes: 'range' },
    { name: 'places', takes: 'integer', optional: true },
  ],
  result: 'list',
  examples: [
    { formula: '=分摊(100, {1;1;1})', value: [[33.34], [33.33], [33.33]] },
    { formula: '=SUM(分摊(100, {1;2;4}, 1))', value: 100 },
    { formula: '=分摊(100, {1;"二"})', value: { error: '#VALUE!' } },
  ],
  run(frame, total, weights, places = 2) {
    const rows = weights instanceof Matrix ? weights : new Matrix(1, 1, [weights]);
    const count = rows.cells.length;
    // Pays for sorting by remainder and for some integers per row.
    frame.charge(count * (4 + Math.ceil(Math.log2(count + 1))));
    frame.allocate(64 * count);
    const numbers: Numeric[] = [];
    for (const cell of rows.cells) {
      const number = toNumber(cell);
      if (number instanceof ExcelError) return number;
      numbers.push(number);
    }
    return new Matrix(rows.rows, rows.columns, allocateNumbers(total, numbers, places));
  },
});
