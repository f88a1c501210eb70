import type { Frame } from '../../../evaluate/Frame.ts';
import { approximate } from '../../values/approximate.ts';
import { doubleOf } from '../../values/coerce.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../../values/ExcelValue.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { numbersIn } from '../numbersIn.ts';

/** Standard deviations and variances of a sample and of a population. */
export const deviations: readonly ExcelFunction[] = [
  deviation('STDEV', '基于样本的标准偏差。', 'The standard deviation of a sample.', 1, Math.sqrt, 27.46392),
  deviation(
    'STDEVP',
    '基于总体的标准偏差。',
    'The standard deviation of a population.',
    0,
    Math.sqrt,
    26.05456,
  ),
  deviation('VAR', '基于样本的方差。', 'The variance of a sample.', 1, Number, 754.26667),
  deviation('VARP', '基于总体的方差。', 'The variance of a population.', 0, Number, 678.84),
];

function deviation(
  name: string,
  zh: string,
  en: string,
  spared: 0 | 1,
  shape: (variance: number) => number,
  value: number,
): ExcelFunction {
  const formula = `=ROUND(${name}(1345, 1301, 1368, 1322, 1310, 1370, 1318, 1350, 1303, 1299), 5)`;
  return excelFunction({
    name,
    category: 'statistics',
    summary: { zh, en },
    parameters: [{ name: 'number', takes: 'range', repeats: true }],
    result: 'number',
    examples: [
      { formula, value },
      { formula: `=${name}(5, 5)`, value: 0 },
    ],
    run: (frame, ...values) => varianceOf(frame, values, spared, shape),
  });
}

function varianceOf(
  frame: Frame,
  values: readonly ExcelValue[],
  spared: 0 | 1,
  shape: (variance: number) => number,
): ExcelScalar {
  const found = numbersIn(frame, values);
  if (found instanceof ExcelError) return found;
  const doubles = found.numbers.map(doubleOf);
  if (doubles.length <= spared) return errors.division;
  const middle = doubles.reduce((total, value) => total + value, 0) / doubles.length;
  const squares = doubles.reduce((total, value) => total + (value - middle) ** 2, 0);
  return approximate(shape(squares / (doubles.length - spared)));
}
