import type { IntegerFormat } from './IntegerFormat.ts';

const symbols: readonly (readonly [string, number])[] = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];
const values: ReadonlyMap<string, number> = new Map(symbols.filter(([text]) => text.length === 1));

/** Maximum Roman number; greater ones use digits instead of thousands of M. */
const GREATEST = 1_000_000n;

/**
 * Roman numerals in upper or lower case. Repeats M for thousands; zero is '', beyond a million uses digits.
 */
export function roman(small: boolean): IntegerFormat {
  return {
    digits: 0,
    places: 0,
    write(value) {
      if (value > GREATEST) return value.toString();
      let text = 'M'.repeat(Number(value / 1000n));
      let rest = Number(value % 1000n);
      for (const [symbol, worth] of symbols) {
        for (; rest >= worth; rest -= worth) text += symbol;
      }
      return small ? text.toLowerCase() : text;
    },
    read(text, at) {
      let value = 0;
      let end = at;
      let last = Number.POSITIVE_INFINITY;
      for (; end < text.length; end += 1) {
        const letter = text.charAt(end);
        const worth = values.get(small ? letter.toUpperCase() : letter);
        if (worth === undefined || (small && letter !== letter.toLowerCase())) break;
        // A smaller letter before a greater one is subtracted; it was added before.
        value += worth > last ? worth - 2 * last : worth;
        last = worth;
      }
      return end > at ? { value: BigInt(value), end } : undefined;
    },
  };
}
