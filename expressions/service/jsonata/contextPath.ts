import type { Word } from '../Word.ts';

const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/**
 * The path to which names at the word `index` are relative: '' the record, `Lines` its rows; undefined:
 * unclear. Reads backwards, so the following text may be missing.
 */
export function contextPath(words: readonly Word[], index: number): string | undefined {
  if (words[index - 1]?.type === '.') return operandPath(words, index - 2);
  const open = openBefore(words, index);
  if (open === undefined) return '';
  const before = words[open - 1];
  const type = words[open]?.type;
  // Inside `Lines.(`, `Lines[` and `Lines{`, names are columns.
  if (before?.type === '.') return operandPath(words, open - 2);
  if (before?.ends === true && (type === '[' || type === '{')) return operandPath(words, open - 1);
  if (before?.type === '^') return operandPath(words, open - 2);
  return contextPath(words, open);
}

/** Path of the operand that ends at the word `last`. */
function operandPath(words: readonly Word[], last: number): string | undefined {
  const word = words[last];
  if (word === undefined) return undefined;
  if (word.type === ']' || word.type === '}') {
    const open = openOf(words, last);
    return open === undefined ? undefined : operandPath(words, open - 1);
  }
  if (word.type === 'variable' && (word.value === '' || word.value === '$'))
    return word.value === '' ? contextPath(words, last) : '';
  if (word.type !== 'name' && word.type !== 'text') return undefined;
  const context = contextPath(words, last);
  if (context === undefined) return undefined;
  return context === '' ? word.value : `${context}.${word.value}`;
}

/** Index of the innermost open bracket before the word. */
function openBefore(words: readonly Word[], index: number): number | undefined {
  let closed = 0;
  for (let at = index - 1; at >= 0; at -= 1) {
    const type = words[at]?.type ?? '';
    if (Object.hasOwn(opening, type)) closed += 1;
    else if (type === '(' || type === '[' || type === '{') {
      if (closed === 0) return at;
      closed -= 1;
    }
  }
  return undefined;
}

/** Index of the bracket that the one at `close` closes. */
function openOf(words: readonly Word[], close: number): number | undefined {
  return openBefore(words, close);
}
