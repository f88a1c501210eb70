import type { Token } from '../../grammar/Token.ts';
import { fail } from './fail.ts';

const BACKSLASH = 92;

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** Scans a quoted text with JSON escapes. */
export function scanText(source: string, from: number, quote: number): Token {
  let value = '';
  let start = from + 1;
  for (let i = start; i < source.length; i += 1) {
    const code = source.charCodeAt(i);
    if (code === quote) {
      const last = source.slice(start, i);
      return { type: 'string', value: value === '' ? last : value + last, from, to: i + 1 };
    }
    if (code !== BACKSLASH) continue;
    value += source.slice(start, i);
    i += 1;
    value += escaped(source, i);
    if (source.charAt(i) === 'u') i += 4;
    start = i + 1;
  }
  throw fail('S0101', from, source.length);
}

function escaped(source: string, at: number): string {
  const character = source.charAt(at);
  if (Object.hasOwn(escapes, character)) return escapes[character] ?? '';
  if (character === 'u') {
    const digits = source.slice(at + 1, at + 5);
    if (!/^[0-9a-fA-F]{4}$/.test(digits)) throw fail('S0104', at - 1, at + 1);
    return String.fromCharCode(Number.parseInt(digits, 16));
  }
  throw fail('S0103', at - 1, Math.min(at + 1, source.length), { token: character });
}
