import { errors } from '../../values/ExcelError.ts';
import { Pattern } from '../../values/wildcards.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { built } from './built.ts';
import { cut } from './cut.ts';

const text = { name: 'text', takes: 'text' } as const;
const startNum = { name: 'start_num', takes: 'integer' } as const;
const numChars = { name: 'num_chars', takes: 'integer' } as const;

/**
 * Functions that take part of a text. Positions count from 1, in UTF-16 units; surrogate pairs are never
 * split.
 */
export const parts: readonly ExcelFunction[] = [
  excelFunction({
    name: 'LEFT',
    category: 'text',
    summary: { zh: '文本开头的若干字符。', en: 'The first characters of a text.' },
    parameters: [text, { ...numChars, optional: true }],
    result: 'text',
    examples: [{ formula: '=LEFT([编码], 2)', data: { 编码: 'SO20260101' }, value: 'SO' }],
    run: (_frame, value, count = 1) => (count < 0 ? errors.value : cut(value, 0, count)),
  }),
  excelFunction({
    name: 'RIGHT',
    category: 'text',
    summary: { zh: '文本末尾的若干字符。', en: 'The last characters of a text.' },
    parameters: [text, { ...numChars, optional: true }],
    result: 'text',
    examples: [{ formula: '=RIGHT("销售订单", 2)', value: '订单' }],
    run: (_frame, value, count = 1) =>
      count < 0 ? errors.value : cut(value, value.length - count, value.length),
  }),
  excelFunction({
    name: 'MID',
    category: 'text',
    summary: { zh: '从指定位置开始的若干字符。', en: 'Characters from a place on.' },
    parameters: [text, startNum, numChars],
    result: 'text',
    examples: [{ formula: '=MID("Fluid Flow", 7, 20)', value: 'Flow' }],
    run: (_frame, value, start, count) =>
      start < 1 || count < 0 ? errors.value : cut(value, start - 1, start - 1 + count),
  }),
  excelFunction({
    name: 'LEN',
    category: 'text',
    summary: { zh: '字符个数。', en: 'How many characters a text has.' },
    parameters: [text],
    result: 'number',
    examples: [{ formula: '=LEN("客户名称")', value: 4 }],
    run: (_frame, value) => value.length,
  }),
  excelFunction({
    name: 'FIND',
    category: 'text',
    summary: { zh: '查找文本的位置，区分大小写。', en: 'The place of a text in another, case-sensitive.' },
    parameters: [
      { name: 'find_text', takes: 'text' },
      { name: 'within_text', takes: 'text' },
      { ...startNum, optional: true },
    ],
    result: 'number',
    examples: [{ formula: '=FIND("M", "Miriam McGovern", 3)', value: 8 }],
    run: (frame, wanted, within, start = 1) => {
      if (start < 1 || start > within.length + 1) return errors.value;
      frame.charge((within.length * wanted.length) >>> 12);
      const found = within.indexOf(wanted, start - 1);
      return found < 0 ? errors.value : found + 1;
    },
  }),
  excelFunction({
    name: 'SEARCH',
    category: 'text',
    summary: {
      zh: '查找文本的位置，不区分大小写，可用 * ? 通配符。',
      en: 'The place of a text in another; any case, with wildcards.',
    },
    parameters: [
      { name: 'find_text', takes: 'text' },
      { name: 'within_text', takes: 'text' },
      { ...startNum, optional: true },
    ],
    result: 'number',
    examples: [{ formula: '=SEARCH("e", "Statements", 6)', value: 7 }],
    run: (frame, wanted, within, start = 1) => {
      if (start < 1 || start > within.length + 1) return errors.value;
      frame.charge((within.length * (wanted.length + 1)) >>> 4);
      const found = new Pattern(wanted).indexIn(within, start - 1);
      return found < 0 ? errors.value : found + 1;
    },
  }),
  excelFunction({
    name: 'REPLACE',
    category: 'text',
    summary: {
      zh: '用新文本替换指定位置的字符。',
      en: 'Other text in place of the characters from a place on.',
    },
    parameters: [
      { name: 'old_text', takes: 'text' },
      startNum,
      numChars,
      { name: 'new_text', takes: 'text' },
    ],
    result: 'text',
    examples: [{ formula: '=REPLACE("2009", 3, 2, "10")', value: '2010' }],
    run: (frame, old, start, count, replacement) => {
      if (start < 1 || count < 0) return errors.value;
      const length = old.length + replacement.length;
      return built(
        frame,
        length,
        () => cut(old, 0, start - 1) + replacement + cut(old, start - 1 + count, old.length),
      );
    },
  }),
  excelFunction({
    name: 'SUBSTITUTE',
    category: 'text',
    summary: {
      zh: '替换文本中的旧文本；可只替换第几次出现。',
      en: 'New for old text everywhere, or at one occurrence only.',
    },
    parameters: [
      text,
      { name: 'old_text', takes: 'text' },
      { name: 'new_text', takes: 'text' },
      { name: 'instance_num', takes: 'integer', optional: true },
    ],
    result: 'text',
    examples: [{ formula: '=SUBSTITUTE("Quarter 1, 2008", "1", "2", 1)', value: 'Quarter 2, 2008' }],
    run: (frame, value, old, replacement, instance) => {
      if (instance !== undefined && instance < 1) return errors.value;
      if (old === '') return value;
      frame.charge((value.length * old.length) >>> 12);
      const pieces = value.split(old);
      frame.allocate(16 * pieces.length);
      if (instance !== undefined && instance >= pieces.length) return value;
      const times = instance === undefined ? pieces.length - 1 : 1;
      return built(frame, value.length + times * (replacement.length - old.length), () =>
        instance === undefined
          ? pieces.join(replacement)
          : pieces.slice(0, instance).join(old) + replacement + pieces.slice(instance).join(old),
      );
    },
  }),
];
