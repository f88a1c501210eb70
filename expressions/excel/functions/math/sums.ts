import type { Frame } from '../../../evaluate/Frame.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import { multiplyNumbers } from '../../../numbers/multiplyNumbers.ts';
import { sumNumbers } from '../../../numbers/sumNumbers.ts';
import { numeric } from '../../values/compareScalars.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import type { ExcelValue } from '../../values/ExcelValue.ts';
import { Matrix } from '../../values/Matrix.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { numbersIn } from '../numbersIn.ts';

/** Sums and products. */
export const sums: readonly ExcelFunction[] = [
  excelFunction({
    name: 'SUM',
    category: 'math',
    summary: { zh: '求和；区域中的文本和空白不计。', en: 'The sum; text and blanks in ranges are skipped.' },
    parameters: [{ name: 'number', takes: 'range', repeats: true }],
    result: 'number',
    examples: [
      { formula: '=SUM(3, 2)', value: 5 },
      {
        formula: '=SUM([明细.金额])',
        data: { 明细: [{ 金额: 0.1 }, { 金额: 0.2 }, { 金额: null }] },
        value: 0.3,
      },
    ],
    run: (frame, ...values) => {
      const found = numbersIn(frame, values);
      return found instanceof ExcelError ? found : (sumNumbers(found.numbers) ?? 0);
    },
  }),
  excelFunction({
    name: 'PRODUCT',
    category: 'math',
    summary: { zh: '求乘积。', en: 'The product.' },
    parameters: [{ name: 'number', takes: 'range', repeats: true }],
    result: 'number',
    examples: [{ formula: '=PRODUCT(A1:A3, 2)', data: { 'A1:A3': [[5], [15], [30]] }, value: 4500 }],
    run: (frame, ...values) => {
      const found = numbersIn(frame, values);
      if (found instanceof ExcelError) return found;
      return found.numbers.length === 0 ? 0 : found.numbers.reduce(multiplyNumbers);
    },
  }),
  excelFunction({
    name: 'SUMPRODUCT',
    category: 'math',
    summary: {
      zh: '对应元素相乘后求和；非数字按 0 计。',
      en: 'The sum of products of corresponding cells; what is no number counts as 0.',
    },
    parameters: [{ name: 'array', takes: 'range', repeats: true }],
    result: 'number',
    examples: [
      {
        formula: '=SUMPRODUCT([明细.数量], [明细.单价])',
        data: {
          明细: [
            { 数量: 3, 单价: 9.995 },
            { 数量: 2, 单价: 1.5 },
          ],
        },
        value: 32.985,
      },
    ],
    run: (frame, ...values) => sumOfProducts(frame, values.map(asMatrix)),
  }),
];

function asMatrix(value: ExcelValue): Matrix {
  return value instanceof Matrix ? value : new Matrix(1, 1, [value]);
}

function sumOfProducts(frame: Frame, [first, ...others]: readonly Matrix[]): Numeric | ExcelError {
  if (first === undefined) return 0;
  if (others.some((other) => other.rows !== first.rows || other.columns !== first.columns))
    return errors.value;
  frame.charge(first.cells.length * (others.length + 1));
  frame.allocate(16 * first.cells.length);
  const products: Numeric[] = [];
  for (let at = 0; at < first.cells.length; at += 1) {
    const product = productAt(at, first, others);
    if (product instanceof ExcelError) return product;
    products.push(product);
  }
  return sumNumbers(products) ?? 0;
}

function productAt(at: number, first: Matrix, others: readonly Matrix[]): Numeric | ExcelError {
  let product = factorOf(first, at);
  for (const other of others) {
    const factor = factorOf(other, at);
    if (product instanceof ExcelError) return product;
    product = factor instanceof ExcelError ? factor : multiplyNumbers(product, factor);
  }
  return product;
}

function factorOf({ cells }: Matrix, at: number): Numeric | ExcelError {
  const cell = cells[at] ?? null;
  if (typeof cell === 'number') return cell;
  return cell instanceof ExcelError ? cell : (numeric(cell) ?? 0);
}
