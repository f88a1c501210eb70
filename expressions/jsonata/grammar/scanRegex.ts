import type { Token } from '../../grammar/Token.ts';
import { fail } from './fail.ts';

/**
 * Scans `/pattern/flags` with the flags i and m. The token's value is the pattern, a line feed and the flags:
 * no pattern ends with a raw line feed.
 */
export function scanRegex(source: string, from: number): Token {
  let open = 0;
  for (let i = from + 1; i < source.length; i += 1) {
    const character = source.charAt(i);
    if (character === '\\') {
      i += 1;
      continue;
    }
    if (character === '/' && open === 0) {
      if (i === from + 1) throw fail('S0301', from, i + 1);
      let to = i + 1;
      while (source.charAt(to) === 'i' || source.charAt(to) === 'm') to += 1;
      return { type: 'regex', value: `${source.slice(from + 1, i)}\n${source.slice(i + 1, to)}`, from, to };
    }
    if (character === '(' || character === '[' || character === '{') open += 1;
    else if (character === ')' || character === ']' || character === '}') open -= 1;
  }
  throw fail('S0302', from, source.length);
}
