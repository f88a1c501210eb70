import type { Numeric } from '../../../numbers/Decimal.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { doubleOf } from '../numbers/doubleOf.ts';
import { lengthOf, offsetOf } from './characters.ts';

/**
 * `$pad(text, width, chars?)`: pads to |width| characters, on the right, or on the left when width is
 * negative.
 */
export const pad: NativeFunction = {
  name: 'pad',
  signature: '<s-ns?:s>',
  title: '补齐',
  summary: {
    zh: '补到至少 width 个字符；正数补在右边，负数补在左边，默认补空格。',
    en: 'Fills up to |width| characters with blanks or chars: on the right, or on the left when width is negative.',
  },
  parameters: ['str', 'width', 'char'],
  examples: [
    { expr: '$pad("17", -6, "0")', value: '000017' },
    { expr: '$pad("合计", 5, "·")', value: '合计···' },
  ],
  run({ frame }, text: string | undefined, width: Numeric = 0, chars: string = ' ') {
    if (text === undefined) return undefined;
    const filler = chars === '' ? ' ' : chars;
    const size = Math.trunc(doubleOf(width));
    const missing = Math.abs(size) - lengthOf(frame, text);
    if (missing <= 0) return text;
    const perFiller = lengthOf(frame, filler);
    const whole = Math.floor(missing / perFiller);
    const rest = filler.slice(0, offsetOf(frame, filler, missing % perFiller));
    frame.allocateText(text.length + whole * filler.length + rest.length);
    const padding = filler.repeat(whole) + rest;
    return size < 0 ? padding + text : text + padding;
  },
};
