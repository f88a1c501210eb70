import type { Numeric } from '../../../numbers/Decimal.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { doubleOf } from '../numbers/doubleOf.ts';
import { dateText } from './dateText.ts';

/**
 * `$fromMillis(millis, picture?, timezone?)`: formats a date; D3130 to D3135, `bad-timezone`, `number-range`.
 */
export const fromMillis: NativeFunction = {
  name: 'fromMillis',
  signature: '<n-s?s?:s>',
  title: '毫秒转日期',
  summary: {
    zh: '把 1970 年起的毫秒数写成日期文本，默认 UTC 的 ISO 8601；可给图样和时区。',
    en: 'Milliseconds since 1970 as date text, in UTC as ISO 8601 unless a picture and a timezone are given.',
  },
  parameters: ['number', 'picture', 'timezone'],
  examples: [
    { expr: '$fromMillis(1510067557121)', value: '2017-11-07T15:12:37.121Z' },
    {
      expr: '$fromMillis(1510067557121, "[Y]年[M]月[D]日 [H01]:[m01]", "+0800")',
      value: '2017年11月7日 23:12',
    },
    { expr: '$fromMillis(1510067557121, "[D1o] [MNn], [FNn,3-3]")', value: '7th November, Tue' },
  ],
  run: ({ frame }, millis?: Numeric, picture?: string, timezone?: string) =>
    millis === undefined ? undefined : dateText(frame, doubleOf(millis), picture, timezone),
};
