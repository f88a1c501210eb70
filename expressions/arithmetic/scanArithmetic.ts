import { end, type Token } from '../grammar/Token.ts';
import { Refusal } from '../Refusal.ts';

const BLANK = /[\s\u3000]*/y;
const NUMBER = /\d+(?:\.\d+)?|\.\d+/y;
/** A code or a title of letters and digits; dots reach into details (`Lines.Qty`). */
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*/uy;
const BRACKETED = /\[([^[\]]+)\]/y;
const operators = '+-*/()';

/** Scans the token at or after `at`: a number, a name, one of `+ - * / ( )`, or the end. */
export function scanArithmetic(source: string, at: number): Token {
  const from = at + matched(BLANK, source, at).length;
  const character = source[from];
  if (character === undefined) return { type: end, value: '', from, to: from };
  if (operators.includes(character)) return { type: character, value: character, from, to: from + 1 };
  const number = matched(NUMBER, source, from);
  if (number !== '') return { type: 'number', value: number, from, to: from + number.length };
  const name = matched(NAME, source, from);
  if (name !== '') return { type: 'name', value: name, from, to: from + name.length };
  const bracketed = matched(BRACKETED, source, from);
  if (bracketed !== '')
    return { type: 'name', value: bracketed.slice(1, -1).trim(), from, to: from + bracketed.length };
  const text = String.fromCodePoint(source.codePointAt(from) ?? 0);
  throw refusal(text, from, from + text.length);
}

/** Creates the refusal of a token in the wrong position. */
export function unexpectedToken(token: Token): Refusal {
  if (token.type !== end) return refusal(String(token.value), token.from, token.to);
  const { from, to } = token;
  return new Refusal({ code: 'unexpected-end', message: 'The formula ends too early.', from, to });
}

function refusal(text: string, from: number, to: number): Refusal {
  const message = `${text} cannot stand here.`;
  return new Refusal({ code: 'unexpected-token', message, params: { text }, from, to });
}

function matched(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? '';
}
