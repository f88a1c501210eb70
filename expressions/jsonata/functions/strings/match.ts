import type { Numeric } from '../../../numbers/Decimal.ts';
import type { JsonataFunction } from '../../JsonataFunction.ts';
import type { JsonataValue } from '../../JsonataValue.ts';
import { sequenceOf } from '../../Sequence.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { doubleOf } from '../numbers/doubleOf.ts';
import { matches } from './matches.ts';

/**
 * `$match(text, pattern, limit?)`: lists `{match, index, groups}` of each match; D3040 for a limit below 0.
 */
export const match: NativeFunction = {
  name: 'match',
  signature: '<s-f<s:o>n?:a<o>>',
  title: '正则匹配',
  summary: {
    zh: '列出正则的每处匹配：内容、位置和各组。',
    en: 'Each match of a regular expression: its text, place and groups.',
  },
  parameters: ['str', 'pattern', 'limit'],
  examples: [
    {
      expr: '$match("SO-17, SO-21", /SO-(\\d+)/)',
      value: [
        { match: 'SO-17', index: 0, groups: ['17'] },
        { match: 'SO-21', index: 7, groups: ['21'] },
      ],
    },
  ],
  run(call, text?: string, pattern?: JsonataFunction, limit?: Numeric) {
    if (text === undefined || pattern === undefined) return undefined;
    const most = limit === undefined ? Number.POSITIVE_INFINITY : doubleOf(limit);
    if (most < 0) throw call.frame.refuse('D3040', 'Third argument of match must be a positive number.');
    const found: JsonataValue[] = [];
    if (most === 0) return undefined;
    for (const { match, start, groups } of matches(call, text, pattern)) {
      call.frame.allocate(80 + 16 * groups.length + 2 * match.length);
      found.push({ match, index: start, groups });
      if (found.length >= most) break;
    }
    return sequenceOf(found);
  },
};
