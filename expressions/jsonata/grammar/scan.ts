import { end, type Token } from '../../grammar/Token.ts';
import { endsName, isBlank, isDigit, operatorsAt } from './characters.ts';
import { fail } from './fail.ts';
import { scanNumber } from './scanNumber.ts';
import { scanRegex } from './scanRegex.ts';
import { scanText } from './scanText.ts';

const SLASH = 47;
const STAR = 42;

/**
 * Scans the next token. Types are operators themselves, `name variable value number string regex` or the end.
 */
export function scan(source: string, at: number, operand: boolean): Token {
  const from = afterBlanks(source, at);
  if (from >= source.length) return { type: end, value: '', from, to: from };
  const code = source.charCodeAt(from);
  if (code === SLASH && operand) return scanRegex(source, from);
  const candidates = code < 128 ? operatorsAt[code] : undefined;
  if (candidates !== undefined) return operator(source, from, candidates);
  if (code === 34 || code === 39) return scanText(source, from, code);
  if (isDigit(code)) return scanNumber(source, from);
  if (code === 96) return quotedName(source, from);
  return word(source, from);
}

/** Skips blanks and comments; returns the start of the next token. */
export function afterBlanks(source: string, at: number): number {
  let i = at;
  for (;;) {
    const code = source.charCodeAt(i);
    if (isBlank(code)) i += 1;
    else if (code === SLASH && source.charCodeAt(i + 1) === STAR) {
      const close = source.indexOf('*/', i + 2);
      if (close < 0) throw fail('S0106', i, source.length);
      i = close + 2;
    } else return i;
  }
}

function operator(source: string, from: number, candidates: readonly string[]): Token {
  const [only] = candidates;
  if (candidates.length === 1 && only !== undefined) return { type: only, value: only, from, to: from + 1 };
  for (const candidate of candidates) {
    if (candidate.length === 1 || source.startsWith(candidate, from)) {
      const to = from + candidate.length;
      if (candidate === '!' || candidate === '~') throw fail('S0204', from, to, { token: candidate });
      return { type: candidate, value: candidate, from, to };
    }
  }
  throw fail('S0204', from, from + 1, { token: source.charAt(from) });
}

function quotedName(source: string, from: number): Token {
  const close = source.indexOf('`', from + 1);
  if (close < 0) throw fail('S0105', from, source.length);
  return { type: 'name', value: source.slice(from + 1, close), from, to: close + 1 };
}

const words: ReadonlyMap<string, string> = new Map([
  ['and', 'and'],
  ['or', 'or'],
  ['in', 'in'],
  ['true', 'value'],
  ['false', 'value'],
  ['null', 'value'],
]);

function word(source: string, from: number): Token {
  let to = from + 1;
  while (to < source.length && !endsName(source.charCodeAt(to))) to += 1;
  if (source.charCodeAt(from) === 36)
    return { type: 'variable', value: source.slice(from + 1, to), from, to };
  const value = source.slice(from, to);
  const type = value.length <= 5 ? words.get(value) : undefined;
  return { type: type ?? 'name', value, from, to };
}
