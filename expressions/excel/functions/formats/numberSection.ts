import type { Numeric } from '../../../numbers/Decimal.ts';
import { digitsOf, fill } from './digits.ts';
import type { Section } from './Section.ts';
import type { Token } from './Token.ts';

/** A section of placeholders, percent signs and commas: `#,##0.00`, `0.0%`, `0.0,` (thousands). */
export function numberText(value: Numeric, { tokens, numerals }: Section): string {
  const point = tokens.findIndex(({ kind }) => kind === 'point');
  const first = tokens.findIndex(({ kind }) => kind === 'digit');
  const last = tokens.findLastIndex(({ kind }) => kind === 'digit');
  const wholeEnd = point < 0 ? last : tokens.slice(0, point).findLastIndex(({ kind }) => kind === 'digit');
  const commas = tokens.flatMap(({ kind }, index) => (kind === 'comma' ? [index] : []));
  const grouped = commas.some((index) => index > first && index < wholeEnd);
  const percents = tokens.filter(({ kind }) => kind === 'percent').length;
  const thousands = commas.filter((index) => scales(tokens, index, wholeEnd, last)).length;
  const places = point < 0 ? 0 : tokens.slice(point).filter(({ kind }) => kind === 'digit').length;
  return fill(tokens, digitsOf(value, places, 2 * percents - 3 * thousands), { grouped, numerals });
}

/** A comma right behind the last placeholder (before or after the point), or behind such a comma, divides by a thousand. */
function scales(tokens: readonly Token[], index: number, wholeEnd: number, last: number): boolean {
  let at = index;
  while (tokens[at]?.kind === 'comma') at -= 1;
  return at >= 0 && (at === wholeEnd || at === last);
}
