import type { Frame } from '../../../../evaluate/Frame.ts';
import { inFamily, zeroOf } from '../digitFamily.ts';
import { type Grouping, grouped, groupsOf } from '../grouped.ts';
import type { IntegerFormat, LeastDigits } from './IntegerFormat.ts';

const ORDINAL = /(?:st|nd|rd|th)/y;

/**
 * Parses a pattern such as `#,##0` or `0001`, in any digit family. Undefined when it is not one; D3131 for
 * mixed families. `least` turns the required digits of the pattern into the minimum to write.
 */
export function decimals(
  frame: Frame,
  pattern: string,
  ordinal: boolean,
  least: LeastDigits = (drawn) => drawn,
): IntegerFormat | undefined {
  const characters = Array.from(pattern);
  const zeros = characters.map(zeroOf).filter((zero) => zero !== undefined);
  const [zero] = zeros;
  const separators = characters.filter((character) => character !== '#' && zeroOf(character) === undefined);
  if (zero === undefined || separators.some((character) => /[\p{L}\p{N}]/u.test(character))) return undefined;
  if (zeros.some((other) => other !== zero))
    throw frame.refuse(
      'D3131',
      'In a decimal digit pattern, all digits must be from the same decimal group.',
    );
  if (/^[^\p{Nd}#]|[^\p{Nd}#]$|[^\p{Nd}#]{2}/u.test(pattern)) return undefined;
  const groups = groupsOf(groupingsOf(characters));
  const digits = least(zeros.length);
  return {
    digits,
    places: digits + characters.length - separators.length - zeros.length,
    write(value) {
      const text = grouped(value.toString().padStart(digits, '0'), groups);
      return inFamily(text, zero) + (ordinal ? suffixOf(value) : '');
    },
    read(text, at, most = Number.POSITIVE_INFINITY) {
      let read = '';
      let end = at;
      for (let next = at; next < text.length && read.length < most; ) {
        const character = String.fromCodePoint(text.codePointAt(next) ?? 0);
        next += character.length;
        const digit = (character.codePointAt(0) ?? 0) - zero;
        if (digit >= 0 && digit <= 9) {
          read += String(digit);
          end = next;
        } else if (!separators.includes(character) || read === '') break;
      }
      if (read === '') return undefined;
      if (!ordinal) return { value: BigInt(read), end };
      ORDINAL.lastIndex = end;
      return ORDINAL.test(text) ? { value: BigInt(read), end: ORDINAL.lastIndex } : undefined;
    },
  };
}

function groupingsOf(characters: readonly string[]): Grouping[] {
  const groupings: Grouping[] = [];
  let position = 0;
  for (const character of [...characters].reverse()) {
    if (character === '#' || zeroOf(character) !== undefined) position += 1;
    else groupings.push({ position, separator: character });
  }
  return groupings;
}

/** 1st, 2nd, 3rd, 4th, ... 11th, 12th, 13th, ... 21st. */
function suffixOf(value: bigint): string {
  const last = Number(value % 10n);
  if (Number((value / 10n) % 10n) === 1) return 'th';
  return ['th', 'st', 'nd', 'rd'][last] ?? 'th';
}
