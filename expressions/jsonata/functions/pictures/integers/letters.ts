import type { IntegerFormat } from './IntegerFormat.ts';

/** A, B, ... Z, AA, AB, ...; zero is ''. */
export function letters(first: 'A' | 'a'): IntegerFormat {
  const base = first.charCodeAt(0) - 1;
  return {
    digits: 0,
    places: 0,
    write(value) {
      let text = '';
      for (let rest = value; rest > 0n; rest = (rest - 1n) / 26n)
        text = String.fromCharCode(base + Number((rest - 1n) % 26n) + 1) + text;
      return text;
    },
    read(text, at) {
      let value = 0n;
      let end = at;
      for (; end < text.length; end += 1) {
        const letter = text.charCodeAt(end) - base;
        if (letter < 1 || letter > 26) break;
        value = value * 26n + BigInt(letter);
      }
      return end > at ? { value, end } : undefined;
    },
  };
}
