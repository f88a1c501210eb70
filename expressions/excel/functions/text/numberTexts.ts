import type { Numeric } from '../../../numbers/Decimal.ts';
import { divideNumbers } from '../../../numbers/divideNumbers.ts';
import { numericOf } from '../../../numbers/numericOf.ts';
import { roundNumber } from '../../../numbers/roundNumber.ts';
import { numeric } from '../../values/compareScalars.ts';
import { type ExcelError, errors } from '../../values/ExcelError.ts';
import type { ExcelScalar } from '../../values/ExcelValue.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { formatNumber } from '../formats/formatNumber.ts';
import { clamped } from '../math/rounded.ts';

const number = { name: 'number', takes: 'number' } as const;
const decimals = { name: 'decimals', takes: 'integer', optional: true } as const;

/** Functions that convert numbers to text and text to numbers. */
export const numberTexts: readonly ExcelFunction[] = [
  excelFunction({
    name: 'FIXED',
    category: 'text',
    summary: {
      zh: '四舍五入到指定小数位数的文本，可不带千位分隔符。',
      en: 'A number as text with a fixed number of decimals, with or without commas.',
    },
    parameters: [number, decimals, { name: 'no_commas', takes: 'boolean', optional: true }],
    result: 'text',
    examples: [
      { formula: '=FIXED(1234.567, 1)', value: '1,234.6' },
      { formula: '=FIXED(-1234.567, -1, TRUE)', value: '-1230' },
    ],
    run: (frame, value, places = 2, plain = false) => {
      frame.allocateText(WIDEST);
      return written(value, places, (digits) => (plain ? `0${digits}` : `#,##0${digits}`));
    },
  }),
  excelFunction({
    name: 'RMB',
    category: 'text',
    summary: {
      zh: '把数字写成人民币格式的文本，四舍五入到指定小数位数。',
      en: 'A number as text in yuan, rounded to a number of decimals.',
    },
    parameters: [number, decimals],
    result: 'text',
    examples: [
      { formula: '=RMB(1234.567)', value: '¥1,234.57' },
      { formula: '=RMB(-1234.567, -2)', value: '-¥1,200' },
    ],
    run: (frame, value, places = 2) => {
      frame.allocateText(WIDEST);
      return written(value, places, (digits) => `¥#,##0${digits}`);
    },
  }),
  excelFunction({
    name: 'NUMBERVALUE',
    category: 'text',
    summary: {
      zh: '按指定的小数点和千位分隔符把文本读成数字。',
      en: 'The number a text reads as, with the given decimal and group separators.',
    },
    parameters: [
      { name: 'text', takes: 'text' },
      { name: 'decimal_separator', takes: 'text', optional: true },
      { name: 'group_separator', takes: 'text', optional: true },
    ],
    result: 'number',
    examples: [
      { formula: '=NUMBERVALUE("2.500,27", ",", ".")', value: 2500.27 },
      { formula: '=NUMBERVALUE("3.5%")', value: 0.035 },
    ],
    run: (frame, text, point = '.', group = ',') => {
      frame.charge(text.length);
      frame.allocateText(text.length);
      return readNumber(text, point.charAt(0), group.charAt(0));
    },
  }),
  excelFunction({
    name: 'N',
    category: 'information',
    summary: {
      zh: '转为数字：数字和日期不变，TRUE 为 1，其余为 0。',
      en: 'A value as a number: dates as their serials, TRUE as 1, other values as 0.',
    },
    parameters: [{ name: 'value', takes: 'scalar' }],
    result: 'number',
    examples: [
      { formula: '=N(7)', value: 7 },
      { formula: '=N("7")', value: 0 },
      { formula: '=N(TRUE)', value: 1 },
    ],
    run: (_frame, value) => numberOf(value),
  }),
  excelFunction({
    name: 'T',
    category: 'text',
    summary: { zh: '文本不变，其余为空文本。', en: 'Text as it is, empty text for other values.' },
    parameters: [{ name: 'value', takes: 'scalar' }],
    result: 'text',
    examples: [
      { formula: '=T("雨量")', value: '雨量' },
      { formula: '=T(19)', value: '' },
    ],
    run: (_frame, value) => (typeof value === 'string' ? value : ''),
  }),
];

/** Maximum characters of a number. */
const WIDEST = 512;
/** Maximum decimals; more are #VALUE!. */
const MOST_DECIMALS = 127;

function written(value: Numeric, places: number, format: (digits: string) => string): string | ExcelError {
  if (places > MOST_DECIMALS) return errors.value;
  const digits = places > 0 ? `.${'0'.repeat(places)}` : '';
  return formatNumber(roundNumber(value, clamped(places)), format(digits)) ?? errors.value;
}

function readNumber(text: string, point: string, group: string): Numeric | ExcelError {
  if (point === '' || group === '' || point === group) return errors.value;
  const packed = Array.from(text, (character) => (character.trim() === '' ? '' : character)).join('');
  if (packed === '') return 0;
  let end = packed.length;
  while (packed.charAt(end - 1) === '%') end -= 1;
  const percents = packed.length - end;
  const [whole = '', fraction, ...more] = packed.slice(0, end).split(point);
  // Group separators may appear only before the decimal separator.
  if (more.length > 0 || fraction?.includes(group)) return errors.value;
  const digits = whole.replaceAll(group, '');
  const plain = numericOf(
    fraction === undefined ? digits : `${digits === '' ? '0' : digits}.${fraction || '0'}`,
  );
  if (plain === null) return errors.value;
  return percents === 0 ? plain : hundredth(plain, percents);
}

/** Divides by 100, `times` times; 0 when too small for a number. */
function hundredth(value: Numeric, times: number): Numeric | ExcelError {
  return times > 150 ? 0 : (divideNumbers(value, 100 ** times) ?? errors.number);
}

function numberOf(value: ExcelScalar): ExcelScalar {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return numeric(value) ?? 0;
}
