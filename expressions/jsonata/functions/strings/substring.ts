import type { Numeric } from '../../../numbers/Decimal.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { doubleOf } from '../numbers/doubleOf.ts';
import { lengthOf, offsetOf } from './characters.ts';

/** `$substring(text, start, length?)`: 0-based, by characters; a negative start counts from the end. */
export const substring: NativeFunction = {
  name: 'substring',
  signature: '<s-nn?:s>',
  title: '截取文本',
  summary: {
    zh: '从第 start 个字符（从 0 数，负数从末尾数）起截取，可限定长度。',
    en: 'The characters from start (0-based, negative from the end), at most length of them.',
  },
  parameters: ['str', 'start', 'length'],
  examples: [
    { expr: '$substring("SO-2024-0017", 3, 4)', value: '2024' },
    { expr: '$substring("SO-2024-0017", -4)', value: '0017' },
  ],
  run(call, text: string | undefined, start?: Numeric, length?: Numeric) {
    if (text === undefined) return undefined;
    const characters = lengthOf(call.frame, text);
    // Without a start, a length has no meaning.
    if (start === undefined && length !== undefined) return '';
    const first = doubleOf(start ?? 0);
    const exact = first < 0 ? Math.max(0, characters + first) : first;
    // Truncates fractions of a character, also from the end: -1.5 is -1, and -0.5 is 0, the first.
    const from = first < 0 && exact > 0 ? (first > -1 ? 0 : characters + Math.trunc(first)) : exact;
    const to = length === undefined ? characters : Math.min(characters, exact + doubleOf(length));
    if (to <= from) return '';
    const begin = offsetOf(call.frame, text, Math.trunc(from));
    const end = to === characters ? text.length : offsetOf(call.frame, text, Math.trunc(to));
    call.frame.allocateText(end - begin);
    return text.slice(begin, end);
  },
};
