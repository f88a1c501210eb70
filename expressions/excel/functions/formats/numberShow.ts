import { groupThousands } from '../../../numbers/groupThousands.ts';
import { type Digits, digitsOf, fill } from './digits.ts';
import type { Section } from './Section.ts';
import type { Show } from './Show.ts';
import type { Token } from './Token.ts';

/** Compiles a section of placeholders, percent signs and commas: `#,##0.00`, `0.0%`, `0.0,` (thousands). */
export function numberShow({ tokens, numerals }: Section): Show {
  const point = tokens.findIndex(({ kind }) => kind === 'point');
  const first = tokens.findIndex(({ kind }) => kind === 'digit');
  const last = tokens.findLastIndex(({ kind }) => kind === 'digit');
  const wholeEnd = point < 0 ? last : tokens.slice(0, point).findLastIndex(({ kind }) => kind === 'digit');
  const commas = tokens.flatMap(({ kind }, index) => (kind === 'comma' ? [index] : []));
  const isGrouped = commas.some((index) => index > first && index < wholeEnd);
  const percents = tokens.filter(({ kind }) => kind === 'percent').length;
  const thousands = commas.filter((index) => scales(tokens, index, wholeEnd, last)).length;
  const places = point < 0 ? 0 : tokens.slice(point).filter(({ kind }) => kind === 'digit').length;
  const shift = 2 * percents - 3 * thousands;
  const simple = numerals === undefined ? simply(tokens, isGrouped) : undefined;
  const style = { grouped: isGrouped, numerals };
  return simple === undefined
    ? (value) => fill(tokens, digitsOf(value, places, shift), style)
    : (value) => simple(digitsOf(value, places, shift));
}

/**
 * True for commas that divide by a thousand. They directly follow the last placeholder (before or after the
 * decimal point) or another such comma.
 */
function scales(tokens: readonly Token[], index: number, wholeEnd: number, last: number): boolean {
  let at = index;
  while (tokens[at]?.kind === 'comma') at -= 1;
  return at >= 0 && (at === wholeEnd || at === last);
}

/**
 * Fast path for usual sections: no blanks for digits, only commas and one decimal point between placeholders.
 * Undefined for others.
 */
function simply(tokens: readonly Token[], isGrouped: boolean): ((digits: Digits) => string) | undefined {
  const shape = tokens.map(symbol).join('');
  const [, before, whole, point, decimals, after] =
    /^([^0#?.]*)([0#][0#,]*)(?:(\.)([0#,]*))?((?:[^0#?.,][^0#?.]*)?)$/.exec(shape) ?? [];
  if (before === undefined || whole === undefined || after === undefined) return undefined;
  const front = fill(tokens.slice(0, before.length), NONE);
  const back = fill(tokens.slice(tokens.length - after.length), NONE);
  const marks = whole.replaceAll(',', '');
  const least = marks.includes('0') ? marks.length - marks.indexOf('0') : 0;
  const kept = decimals?.replaceAll(',', '').lastIndexOf('0') ?? -1;
  return (digits) => {
    const padded = digits.whole.padStart(least, '0');
    const shown = front + (isGrouped ? groupThousands(padded) : padded);
    return point === undefined ? shown + back : `${shown}.${trimmed(digits.decimals, kept + 1)}${back}`;
  };
}

const NONE: Digits = { whole: '', decimals: '' };

/** One character per token, to match the shape of a section. */
function symbol(token: Token): string {
  if (token.kind === 'digit') return token.mark;
  return token.kind === 'point' ? '.' : token.kind === 'comma' ? ',' : 'x';
}

/** Removes trailing zeros, but keeps at least `least` decimals. */
function trimmed(decimals: string, least: number): string {
  let end = decimals.length;
  while (end > least && decimals.charAt(end - 1) === '0') end -= 1;
  return decimals.slice(0, end);
}
