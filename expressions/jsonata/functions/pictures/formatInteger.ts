import type { Numeric } from '../../../numbers/Decimal.ts';
import { settle } from '../../../numbers/settle.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { integerOf } from '../numbers/roundHalfEven.ts';
import { floorOf } from '../numbers/rounding.ts';
import { integerPicture } from './integerPicture.ts';

/** `$formatInteger(number, picture)`: rounds down and formats by an XPath picture; D3130, D3131. */
export const formatInteger: NativeFunction = {
  name: 'formatInteger',
  signature: '<n-s:s>',
  title: '整数格式',
  summary: {
    zh: '按图样写整数：#,##0 分组，I 罗马数字，A 字母，w 英文单词，;o 序数。',
    en: 'Writes an integer by a picture: #,##0 groups, I roman, A letters, w words, ;o ordinal.',
  },
  parameters: ['number', 'picture'],
  examples: [
    { expr: '$formatInteger(17, "0000")', value: '0017' },
    { expr: '$formatInteger(2024, "I")', value: 'MMXXIV' },
    { expr: '$formatInteger(2789, "w")', value: 'two thousand, seven hundred and eighty-nine' },
  ],
  run({ frame }, value?: Numeric, picture?: string) {
    if (value === undefined || picture === undefined) return undefined;
    const format = integerPicture(frame, picture);
    const integer = integerOf(floorOf(value));
    const text = format.write(integer < 0n ? -integer : integer);
    frame.allocateText(text.length + 1);
    return integer < 0n ? `-${text}` : text;
  },
};

/**
 * `$parseInteger(text, picture)`: reads what {@link formatInteger} writes. D3030 when the text does not
 * match, D3130, D3131.
 */
export const parseInteger: NativeFunction = {
  name: 'parseInteger',
  signature: '<s-s:n>',
  title: '读整数',
  summary: { zh: '按图样把文本读成整数。', en: 'Reads an integer from text by a picture.' },
  parameters: ['string', 'picture'],
  examples: [
    { expr: '$parseInteger("12,345", "#,##0")', value: 12345 },
    { expr: '$parseInteger("MMXXIV", "I")', value: 2024 },
  ],
  run({ frame }, text?: string, picture?: string) {
    if (text === undefined || picture === undefined) return undefined;
    const format = integerPicture(frame, picture);
    const at = text.startsWith('-') ? 1 : 0;
    // Letters and Roman numerals write zero as the empty text.
    if (text === '' && format.write(0n) === '') return 0;
    const reading = text.length > LONGEST ? undefined : format.read(text, at);
    if (reading === undefined || reading.end !== text.length)
      throw frame.refuse('D3030', 'The text is no integer of this picture.');
    return settle(at === 1 ? -reading.value : reading.value, 0, false);
  },
};

/** Maximum length of the text; even thousands of Roman M are not read. */
const LONGEST = 10_000;
