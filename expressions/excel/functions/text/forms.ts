import { toNumber } from '../../values/coerce.ts';
import { errors } from '../../values/ExcelError.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { codeOf, windowsCharacter } from './windowsCharacters.ts';

const text = { name: 'text', takes: 'text' } as const;

/** Functions that transform a text or test it. */
export const forms: readonly ExcelFunction[] = [
  excelFunction({
    name: 'TRIM',
    category: 'text',
    summary: {
      zh: '去掉首尾空格，中间的多个空格只留一个。',
      en: 'Without spaces at the ends, and with single ones inside.',
    },
    parameters: [text],
    result: 'text',
    examples: [{ formula: '=TRIM("  北京  市 ")', value: '北京 市' }],
    run: (frame, value) => {
      frame.allocateText(value.length);
      return value
        .split(' ')
        .filter((word) => word !== '')
        .join(' ');
    },
  }),
  excelFunction({
    name: 'UPPER',
    category: 'text',
    summary: { zh: '转为大写字母。', en: 'In capitals.' },
    parameters: [text],
    result: 'text',
    examples: [{ formula: '=UPPER("total")', value: 'TOTAL' }],
    run: (frame, value) => {
      // Some characters become two or three.
      frame.allocateText(value.length);
      return value.toUpperCase();
    },
  }),
  excelFunction({
    name: 'LOWER',
    category: 'text',
    summary: { zh: '转为小写字母。', en: 'In small letters.' },
    parameters: [text],
    result: 'text',
    examples: [{ formula: '=LOWER("Apt. 2B")', value: 'apt. 2b' }],
    run: (frame, value) => {
      frame.allocateText(value.length);
      return value.toLowerCase();
    },
  }),
  excelFunction({
    name: 'PROPER',
    category: 'text',
    summary: {
      zh: '每个单词首字母大写，其余小写。',
      en: 'The first letter of each word in capitals, the others small.',
    },
    parameters: [text],
    result: 'text',
    examples: [{ formula: '=PROPER("76BudGet")', value: '76Budget' }],
    run: (frame, value) => {
      frame.allocateText(2 * value.length);
      return value.replace(/\p{L}+/gu, (word) => {
        const [first = ''] = word;
        return first.toUpperCase() + word.slice(first.length).toLowerCase();
      });
    },
  }),
  excelFunction({
    name: 'VALUE',
    category: 'text',
    summary: { zh: '将文本转换为数字。', en: 'The number a text reads as.' },
    parameters: [{ name: 'text', takes: 'scalar' }],
    result: 'number',
    examples: [{ formula: '=VALUE("¥1,000")', value: 1000 }],
    run: (_frame, value) => (typeof value === 'boolean' ? errors.value : toNumber(value)),
  }),
  excelFunction({
    name: 'EXACT',
    category: 'text',
    summary: {
      zh: '两段文本是否完全相同（区分大小写）。',
      en: 'Whether two texts are the same, case included.',
    },
    parameters: [
      { name: 'text1', takes: 'text' },
      { name: 'text2', takes: 'text' },
    ],
    result: 'boolean',
    examples: [{ formula: '=EXACT("Word", "word")', value: false }],
    run: (_frame, a, b) => a === b,
  }),
  excelFunction({
    name: 'CHAR',
    category: 'text',
    summary: { zh: '代码（1 到 255）对应的字符。', en: 'The character of a code from 1 to 255.' },
    parameters: [{ name: 'number', takes: 'integer' }],
    result: 'text',
    examples: [{ formula: '=CHAR(65)', value: 'A' }],
    run: (_frame, code) => windowsCharacter(code) ?? errors.value,
  }),
  excelFunction({
    name: 'CODE',
    category: 'text',
    summary: { zh: '第一个字符的代码。', en: 'The code of the first character.' },
    parameters: [text],
    result: 'number',
    examples: [{ formula: '=CODE("Alphabet")', value: 65 }],
    run: (_frame, value) => (value === '' ? errors.value : codeOf(value)),
  }),
];
