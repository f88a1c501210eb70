import type { Numeric } from '../../../numbers/Decimal.ts';
import type { JsonataFunction } from '../../JsonataFunction.ts';
import type { NativeCall } from '../NativeCall.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { doubleOf } from '../numbers/doubleOf.ts';
import { type Match, matches } from './matches.ts';
import { replacementOf } from './replacement.ts';
import { TextBuilder } from './TextBuilder.ts';

/**
 * `$replace(text, pattern, replacement, limit?)`: D3010 for an empty pattern, D3011 for a limit below 0,
 * D3012 when the replacement is no text.
 */
export const replace: NativeFunction = {
  name: 'replace',
  signature: '<s-(sf)(sf)n?:s>',
  title: '替换',
  summary: {
    zh: '把文本或正则的每处匹配换成新文本（$1 为第一组）或函数的结果。',
    en: 'Replaces each match of a text or regular expression by a text ($1 is its first group) or what a function makes.',
  },
  parameters: ['str', 'pattern', 'replacement', 'limit'],
  examples: [
    { expr: '$replace("张三 张四", "张", "李")', value: '李三 李四' },
    { expr: '$replace("2024-05-01", /(\\d+)-(\\d+)-(\\d+)/, "$1年$2月$3日")', value: '2024年05月01日' },
  ],
  run(
    call,
    text?: string,
    pattern?: string | JsonataFunction,
    replacement?: string | JsonataFunction,
    limit?: Numeric,
  ) {
    if (text === undefined) return undefined;
    if (pattern === '')
      throw call.frame.refuse('D3010', 'Second argument of replace cannot be an empty text.');
    const most = limit === undefined ? Number.POSITIVE_INFINITY : doubleOf(limit);
    if (most < 0) throw call.frame.refuse('D3011', 'Fourth argument of replace must be a positive number.');
    if (pattern === undefined || replacement === undefined) return text;
    const result = new TextBuilder(call.frame);
    const literal = typeof pattern === 'string' && typeof replacement === 'string';
    let from = 0;
    let count = 0;
    for (const found of most > 0 ? matches(call, text, pattern) : []) {
      result.add(text.slice(from, found.start));
      for (const piece of literal ? [replacement] : replaced(call, replacement, found)) result.add(piece);
      from = found.end;
      count += 1;
      if (count >= most) break;
    }
    result.add(text.slice(from));
    return result.toString();
  },
};

function replaced(call: NativeCall, replacement: string | JsonataFunction, found: Match): Iterable<string> {
  if (typeof replacement === 'string') {
    call.frame.charge(replacement.length >>> 3);
    return replacementOf(replacement, found);
  }
  const text = call.apply(replacement, [found.object]);
  if (typeof text === 'string') return [text];
  throw call.frame.refuse('D3012', 'Attempted to replace a matched text with a value that is no text.');
}
