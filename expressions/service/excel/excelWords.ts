import { continuesName } from '../../excel/grammar/characters.ts';
import { scan } from '../../excel/grammar/scan.ts';
import { end, type Token } from '../../grammar/Token.ts';
import { caught } from '../../Refusal.ts';
import type { Word } from '../Word.ts';

const operands: ReadonlySet<string> = new Set(['number', 'text', 'field', 'error', 'name', ')', '}', '%']);

/** The words of a formula from its scanner, with a best guess for broken parts. */
export function excelWords(source: string): readonly Word[] {
  const words: Word[] = [];
  for (let at = 0; ; ) {
    const read = caught(() => scan(source, at));
    if (read.ok && read.value.type === end) return words;
    const word = read.ok
      ? wordOf(source, read.value)
      : broken(source, read.error.from ?? at, read.error.code);
    words.push(word);
    at = Math.max(word.to, at + 1);
  }
}

function wordOf(source: string, { type, value, from, to }: Token): Word {
  // A second opening bracket means that the first was never closed.
  if (type === 'field' && String(value).includes('[')) return openField(source, from);
  return {
    type: type === 'error' ? 'constant' : type,
    value: String(value),
    from,
    to,
    ends: operands.has(type),
  };
}

function broken(source: string, from: number, code: string): Word {
  if (code === 'unclosed-text')
    return { type: 'text', value: source.slice(from + 1), from, to: source.length, open: true, ends: true };
  if (code === 'unclosed-field') return openField(source, from);
  return { type: 'bad', value: source.charAt(from), from, to: from + 1, ends: false };
}

/** Reads a field without closing bracket as far as a name can go; `[]` is complete and has no name. */
function openField(source: string, from: number): Word {
  const nameless = /^[[【［]\s*[\]】］]/.exec(source.slice(from, from + 64))?.[0].length;
  if (nameless !== undefined) return { type: 'field', value: '', from, to: from + nameless, ends: true };
  let to = from + 1;
  while (to < source.length && continuesName(source.charCodeAt(to))) to += 1;
  return { type: 'field', value: source.slice(from + 1, to), from, to, open: true, ends: true };
}
