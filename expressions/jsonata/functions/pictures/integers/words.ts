import type { IntegerFormat } from './IntegerFormat.ts';
import { numberWords, wordValues } from './numberWords.ts';

/** Letter case of words. */
export type WordCase = 'lower' | 'upper' | 'title';

const cases: Readonly<Record<WordCase, (text: string) => string>> = {
  lower: (text) => text,
  upper: (text) => text.toUpperCase(),
  title: (text) =>
    text.replace(/[a-z]+/g, (word) => (word === 'and' ? word : word.charAt(0).toUpperCase() + word.slice(1))),
};

const WORD = /[ ,-]*([a-z]+)/iy;

/** English words: `two thousand, seven hundred and eighty-nine`. Read in any case, cardinal or ordinal. */
export function words(letters: WordCase, ordinal: boolean): IntegerFormat {
  return {
    digits: 0,
    places: 0,
    write: (value) => cases[letters](numberWords(value, ordinal)),
    read(text, at) {
      const found: bigint[] = [];
      let end = at;
      for (let from = at; ; from = WORD.lastIndex) {
        WORD.lastIndex = from;
        const word = WORD.exec(text)?.[1]?.toLowerCase() ?? '';
        const value = wordValues.get(word);
        if (value === undefined && (word !== 'and' || found.length === 0)) break;
        if (value === undefined) continue;
        found.push(value);
        end = WORD.lastIndex;
      }
      return found.length === 0 ? undefined : { value: composed(found), end };
    },
  };
}

/**
 * Combines word values. `[1, 100, 20, 1000]` is 120,000: a magnitude multiplies the smaller numbers just
 * before it.
 */
function composed(found: readonly bigint[]): bigint {
  const parts: bigint[] = [];
  for (const value of found) {
    if (value < 100n || parts.length === 0) {
      parts.push(value);
      continue;
    }
    let factor = parts.pop() ?? 1n;
    while ((parts.at(-1) ?? value) < value) factor += parts.pop() ?? 0n;
    parts.push(factor * value);
  }
  return parts.reduce((sum, part) => sum + part, 0n);
}
