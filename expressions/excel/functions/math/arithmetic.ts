import { addNumbers, negated, subtractNumbers } from '../../../numbers/addNumbers.ts';
import { compareNumbers } from '../../../numbers/compareNumbers.ts';
import { divideNumbers, remainderNumbers } from '../../../numbers/divideNumbers.ts';
import { seen } from '../../../numbers/numberOut.ts';
import { approximate } from '../../values/approximate.ts';
import { doubleOf } from '../../values/coerce.ts';
import { errors } from '../../values/ExcelError.ts';
import { power } from '../../values/power.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';

const number = { name: 'number', takes: 'number' } as const;

/** Functions of one or two numbers. */
export const arithmetic: readonly ExcelFunction[] = [
  excelFunction({
    name: 'MOD',
    category: 'math',
    summary: { zh: '两数相除的余数，符号与除数相同。', en: 'The remainder, with the sign of the divisor.' },
    parameters: [number, { name: 'divisor', takes: 'number' }],
    result: 'number',
    examples: [
      { formula: '=MOD(3, 2)', value: 1 },
      { formula: '=MOD(-3, 2)', value: 1 },
    ],
    run: (_frame, value, divisor) => {
      const rest = remainderNumbers(seen(value), seen(divisor));
      if (rest === null) return errors.division;
      const opposed = compareNumbers(rest, 0) * compareNumbers(divisor, 0) < 0;
      return opposed ? addNumbers(rest, divisor) : rest;
    },
  }),
  excelFunction({
    name: 'QUOTIENT',
    category: 'math',
    summary: { zh: '除法的整数部分。', en: 'The whole part of a division.' },
    parameters: [
      { name: 'numerator', takes: 'number', noBoolean: true },
      { name: 'denominator', takes: 'number', noBoolean: true },
    ],
    result: 'number',
    examples: [{ formula: '=QUOTIENT(-10, 3)', value: -3 }],
    run: (_frame, value, divisor) => {
      const rest = remainderNumbers(seen(value), seen(divisor));
      const whole = rest === null ? null : divideNumbers(subtractNumbers(seen(value), rest), seen(divisor));
      return whole ?? errors.division;
    },
  }),
  excelFunction({
    name: 'ABS',
    category: 'math',
    summary: { zh: '绝对值。', en: 'The absolute value.' },
    parameters: [number],
    result: 'number',
    examples: [{ formula: '=ABS(-4)', value: 4 }],
    run: (_frame, value) => (compareNumbers(value, 0) < 0 ? negated(value) : value),
  }),
  excelFunction({
    name: 'SIGN',
    category: 'math',
    summary: { zh: '数字的符号：1、0 或 -1。', en: 'The sign: 1, 0 or -1.' },
    parameters: [number],
    result: 'number',
    examples: [{ formula: '=SIGN(-0.00001)', value: -1 }],
    run: (_frame, value) => compareNumbers(value, 0),
  }),
  excelFunction({
    name: 'POWER',
    category: 'math',
    summary: { zh: '乘幂。', en: 'A number raised to a power.' },
    parameters: [number, { name: 'power', takes: 'number' }],
    result: 'number',
    examples: [{ formula: '=POWER(5, 2)', value: 25 }],
    run: (_frame, value, exponent) => power(value, exponent),
  }),
  excelFunction({
    name: 'SQRT',
    category: 'math',
    summary: { zh: '平方根。', en: 'The square root.' },
    parameters: [number],
    result: 'number',
    examples: [{ formula: '=SQRT(16)', value: 4 }],
    run: (_frame, value) => approximate(Math.sqrt(doubleOf(value))),
  }),
  excelFunction({
    name: 'EXP',
    category: 'math',
    summary: { zh: 'e 的乘幂。', en: 'e raised to a power.' },
    parameters: [number],
    result: 'number',
    examples: [{ formula: '=ROUND(EXP(2), 7)', value: 7.3890561 }],
    run: (_frame, value) => approximate(Math.exp(doubleOf(value))),
  }),
  excelFunction({
    name: 'LN',
    category: 'math',
    summary: { zh: '自然对数。', en: 'The natural logarithm.' },
    parameters: [number],
    result: 'number',
    examples: [{ formula: '=ROUND(LN(86), 7)', value: 4.4543473 }],
    run: (_frame, value) => approximate(Math.log(doubleOf(value))),
  }),
  excelFunction({
    name: 'LOG10',
    category: 'math',
    summary: { zh: '以 10 为底的对数。', en: 'The logarithm to base 10.' },
    parameters: [number],
    result: 'number',
    examples: [{ formula: '=LOG10(100000)', value: 5 }],
    run: (_frame, value) => approximate(Math.log10(doubleOf(value))),
  }),
  excelFunction({
    name: 'PI',
    category: 'math',
    summary: { zh: '圆周率。', en: 'The number pi.' },
    parameters: [],
    result: 'number',
    examples: [{ formula: '=INT(100*PI())', value: 314 }],
    run: () => approximate(Math.PI),
  }),
];
