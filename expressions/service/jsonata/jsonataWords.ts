import { end, type Token } from '../../grammar/Token.ts';
import { grammar } from '../../jsonata/grammar/grammar.ts';
import { afterBlanks, scan } from '../../jsonata/grammar/scan.ts';
import { caught } from '../../Refusal.ts';
import type { Word } from '../Word.ts';

const BACKSLASH = '\\';
/** Scanner types whose names differ from ours. */
const types: Readonly<Record<string, string>> = { string: 'text', value: 'constant' };
const brackets: ReadonlySet<string> = new Set([')', ']', '}']);

/** The words of a formula from its scanner, with a best guess for broken parts. */
export function jsonataWords(source: string): readonly Word[] {
  const words: Word[] = [];
  for (let at = 0; ; ) {
    const behind = words[words.length - 1]?.ends === true;
    const start = caught(() => afterBlanks(source, at));
    if (!start.ok) {
      // A comment without end takes the rest.
      const from = start.error.from ?? at;
      return [...words, { ...rest(source, from), type: 'comment' }];
    }
    const from = start.value;
    if (from >= source.length) return words;
    const read = caught(() => scan(source, from, !behind));
    if (read.ok && read.value.type === end) return words;
    const word = read.ok ? wordOf(read.value, behind) : broken(source, from);
    words.push(word);
    at = word.to;
  }
}

function wordOf({ type, value, from, to }: Token, behind: boolean): Word {
  // `*`, `**` and `%` are operands where one is expected.
  const ends =
    brackets.has(type) || (grammar.endsOperand?.has(type) === true && (!behind || type.length > 2));
  return { type: types[type] ?? type, value: String(value), from, to, ends };
}

function broken(source: string, from: number): Word {
  const first = source.charAt(from);
  if (first === '`') return { ...rest(source, from), type: 'name' };
  if (first === '/') return { type: '/', value: '/', from, to: from + 1, ends: false };
  if (first !== '"' && first !== "'") return { type: 'bad', value: first, from, to: from + 1, ends: false };
  for (let to = from + 1; to < source.length; to += 1) {
    if (source.charAt(to) === BACKSLASH) to += 1;
    else if (source.charAt(to) === first)
      return { type: 'text', value: source.slice(from + 1, to), from, to: to + 1, ends: true };
  }
  return { ...rest(source, from), type: 'text' };
}

function rest(source: string, from: number): Omit<Word, 'type'> {
  return { value: source.slice(from + 1), from, to: source.length, open: true, ends: true };
}
