import type { Numeric } from '../../../numbers/Decimal.ts';
import { plainText } from '../../../numbers/plainText.ts';
import { roundNumber } from '../../../numbers/roundNumber.ts';
import { errors } from '../../values/ExcelError.ts';
import { excelFunction } from '../ExcelFunction.ts';
import { numberText } from './numberText.ts';
import { formal, type Numerals, plain, spelled } from './numerals.ts';

type Writing = (value: Numeric) => string | undefined;

/** Number formats of NUMBERSTRING by type. */
const writings: ReadonlyMap<number, Writing> = new Map<number, Writing>([
  [1, (value) => numberText(value, plain)],
  [2, (value) => numberText(value, formal)],
  [3, (value) => spelled(plainText(value).replace('-', '负'), plain)],
]);

/**
 * NUMBERSTRING: writes a whole number in Chinese in one of three formats. #NUM! for other types and beyond 16
 * digits.
 */
export const numberString = excelFunction({
  name: 'NUMBERSTRING',
  category: 'chinese',
  summary: {
    zh: '把整数写成中文：1 为一百二十三，2 为壹佰贰拾叁，3 为一二三。',
    en: 'A whole number in Chinese: type 1 一百二十三, 2 壹佰贰拾叁, 3 digit by digit 一二三.',
  },
  parameters: [
    { name: 'number', takes: 'number' },
    { name: 'type', takes: 'integer', optional: true },
  ],
  result: 'text',
  examples: [
    { formula: '=NUMBERSTRING(1203, 1)', value: '一千二百零三' },
    { formula: '=NUMBERSTRING(1203, 2)', value: '壹仟贰佰零叁' },
    { formula: '=NUMBERSTRING(1203, 3)', value: '一二〇三' },
  ],
  run(frame, number, type = 1) {
    const whole = roundNumber(number, 0);
    const writing = writings.get(type);
    frame.allocateText(plainText(whole).length * 4);
    return writing?.(whole) ?? errors.number;
  },
});

/** 中文数字: writes a number in everyday numerals, with its decimals. */
export const plainNumber = reader('中文数字', plain, {
  zh: '把数字写成中文小写，保留小数，如 一十二点五。',
  en: 'A number in everyday Chinese numerals, decimals included.',
  example: { formula: '=中文数字(10305.2)', value: '一万零三百零五点二' },
});

/** 大写数字: writes a number in the numerals of cheques, with its decimals. */
export const formalNumber = reader('大写数字', formal, {
  zh: '把数字写成中文大写，保留小数，如 壹拾贰点伍。',
  en: 'A number in formal Chinese numerals, decimals included.',
  example: { formula: '=大写数字(10305.2)', value: '壹万零叁佰零伍点贰' },
});

function reader(
  name: string,
  numerals: Numerals,
  words: { zh: string; en: string; example: { formula: string; value: string } },
) {
  return excelFunction({
    name,
    category: 'chinese',
    summary: { zh: words.zh, en: words.en },
    parameters: [{ name: 'number', takes: 'number' }],
    result: 'text',
    examples: [words.example],
    run(frame, number) {
      frame.allocateText(128);
      return numberText(number, numerals) ?? errors.number;
    },
  });
}
