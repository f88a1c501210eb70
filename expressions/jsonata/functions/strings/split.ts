import type { Numeric } from '../../../numbers/Decimal.ts';
import type { JsonataFunction } from '../../JsonataFunction.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { doubleOf } from '../numbers/doubleOf.ts';
import { charactersOf } from './characters.ts';
import { matches } from './matches.ts';

/**
 * `$split(text, separator, limit?)`: the parts between separators; '' splits into characters. D3020 for a
 * limit below 0.
 */
export const split: NativeFunction = {
  name: 'split',
  signature: '<s-(sf)n?:a<s>>',
  title: '拆分',
  summary: {
    zh: '按分隔文本或正则拆成列表，可限定取前几个。',
    en: 'The parts between separators, a text or regular expression; at most limit of them.',
  },
  parameters: ['str', 'separator', 'limit'],
  examples: [
    { expr: '$split("红,黄,蓝", ",")', value: ['红', '黄', '蓝'] },
    { expr: '$split("红, 黄,  蓝", /, */, 2)', value: ['红', '黄'] },
  ],
  run(call, text?: string, separator?: string | JsonataFunction, limit?: Numeric) {
    if (text === undefined) return undefined;
    const most = limit === undefined ? Number.POSITIVE_INFINITY : Math.floor(doubleOf(limit));
    if (most < 0) throw call.frame.refuse('D3020', 'Third argument of split must be a positive number.');
    if (separator === undefined) return [text].slice(0, most);
    if (separator === '') return charactersOf(call.frame, text).slice(0, most);
    const parts: string[] = [];
    const keep = (part: string): void => {
      call.frame.allocate(16 + 2 * part.length);
      parts.push(part);
    };
    let from = 0;
    for (const { start, end } of matches(call, text, separator)) {
      if (parts.length >= most) return parts;
      keep(text.slice(from, start));
      from = end;
    }
    if (parts.length < most) keep(text.slice(from));
    return parts;
  },
};
