import { compareNumbers } from '../../../numbers/compareNumbers.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import { divideNumbers } from '../../../numbers/divideNumbers.ts';
import { multiplyNumbers } from '../../../numbers/multiplyNumbers.ts';
import { roundNumber } from '../../../numbers/roundNumber.ts';
import { type ExcelError, errors } from '../../values/ExcelError.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { ceiled, clamped, floored, roundedUp, truncated } from './rounded.ts';

const number = { name: 'number', takes: 'number' } as const;
const digits = { name: 'num_digits', takes: 'integer' } as const;
/** Defaults to 1, so that 向上取整 and 向下取整 do what their names say. */
const significance = { name: 'significance', takes: 'number', optional: true } as const;

/** Rounding functions. */
export const rounding: readonly ExcelFunction[] = [
  excelFunction({
    name: 'ROUND',
    category: 'math',
    summary: {
      zh: '四舍五入到指定的小数位数（负数表示小数点左边）。',
      en: 'Rounds half away from zero to a number of digits (negative: left of the point).',
    },
    parameters: [number, digits],
    result: 'number',
    examples: [
      { formula: '=ROUND(2.15, 1)', value: 2.2 },
      { formula: '=ROUND([数量]*[单价], 2)', data: { 数量: 3, 单价: 9.995 }, value: 29.99 },
    ],
    run: (_frame, value, places) => roundNumber(value, clamped(places)),
  }),
  excelFunction({
    name: 'ROUNDUP',
    category: 'math',
    summary: { zh: '向远离零的方向舍入。', en: 'Rounds away from zero.' },
    parameters: [number, digits],
    result: 'number',
    examples: [{ formula: '=ROUNDUP(3.2, 0)', value: 4 }],
    run: (_frame, value, places) => roundedUp(value, clamped(places)),
  }),
  excelFunction({
    name: 'ROUNDDOWN',
    category: 'math',
    summary: { zh: '向零的方向舍入。', en: 'Rounds toward zero.' },
    parameters: [number, digits],
    result: 'number',
    examples: [{ formula: '=ROUNDDOWN(-3.14159, 1)', value: -3.1 }],
    run: (_frame, value, places) => truncated(value, clamped(places)),
  }),
  excelFunction({
    name: 'TRUNC',
    category: 'math',
    summary: {
      zh: '截去小数部分，或保留指定的小数位数。',
      en: 'Cuts off the fraction, or all but some digits of it.',
    },
    parameters: [number, { ...digits, optional: true }],
    result: 'number',
    examples: [{ formula: '=TRUNC(-8.9)', value: -8 }],
    run: (_frame, value, places = 0) => truncated(value, clamped(places)),
  }),
  excelFunction({
    name: 'INT',
    category: 'math',
    summary: { zh: '向下取整到最接近的整数。', en: 'Rounds down to the next whole number.' },
    parameters: [number],
    result: 'number',
    examples: [{ formula: '=INT(-8.9)', value: -9 }],
    run: (_frame, value) => floored(value),
  }),
  excelFunction({
    name: 'MROUND',
    category: 'math',
    summary: { zh: '舍入到指定基数的倍数。', en: 'Rounds to the nearest multiple.' },
    parameters: [
      { ...number, noBoolean: true },
      { name: 'multiple', takes: 'number', noBoolean: true },
    ],
    result: 'number',
    examples: [{ formula: '=MROUND(10, 3)', value: 9 }],
    run: (_frame, value, multiple) => {
      if (multiple === 0 || value === 0) return 0;
      if (compareNumbers(value, 0) !== compareNumbers(multiple, 0)) return errors.number;
      return multipleOf(value, multiple, (quotient) => roundNumber(quotient, 0));
    },
  }),
  excelFunction({
    name: 'CEILING',
    category: 'math',
    summary: { zh: '向上舍入到指定基数的倍数。', en: 'Rounds up to a multiple of significance.' },
    parameters: [number, significance],
    result: 'number',
    examples: [{ formula: '=CEILING(2.5, 1)', value: 3 }],
    run: (_frame, value, step = 1) => {
      if (step === 0) return 0;
      return opposed(value, step) ? errors.number : multipleOf(value, step, ceiled);
    },
  }),
  excelFunction({
    name: 'FLOOR',
    category: 'math',
    summary: { zh: '向下舍入到指定基数的倍数。', en: 'Rounds down to a multiple of significance.' },
    parameters: [number, significance],
    result: 'number',
    examples: [{ formula: '=FLOOR(3.7, 2)', value: 2 }],
    run: (_frame, value, step = 1) => {
      if (value === 0) return 0;
      return opposed(value, step) ? errors.number : multipleOf(value, step, floored);
    },
  }),
];

/** A positive number has no multiple of a negative step above or below it. */
function opposed(value: Numeric, step: Numeric): boolean {
  return compareNumbers(value, 0) > 0 && compareNumbers(step, 0) < 0;
}

function multipleOf(
  value: Numeric,
  step: Numeric,
  round: (quotient: Numeric) => Numeric,
): Numeric | ExcelError {
  const quotient = divideNumbers(value, step);
  return quotient === null ? errors.division : multiplyNumbers(round(quotient), step);
}
