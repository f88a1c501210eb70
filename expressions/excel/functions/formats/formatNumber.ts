import { compareNumbers } from '../../../numbers/compareNumbers.ts';
import { Decimal, type Numeric } from '../../../numbers/Decimal.ts';
import { decimalOf } from '../../../numbers/decimalOf.ts';
import { numberText as readText } from '../chinese/numberText.ts';
import { dateText } from './dateSection.ts';
import { fractionText } from './fraction.ts';
import { generalText } from './generalText.ts';
import { numberText } from './numberSection.ts';
import { parseFormat } from './parseFormat.ts';
import type { Section } from './Section.ts';
import { scientificText } from './scientific.ts';
import { sectionFor } from './sectionFor.ts';
import type { Token } from './Token.ts';

/** A way to show a number that is not negative, for the sections it is meant for. */
interface Look {
  fits(tokens: readonly Token[]): boolean;
  show(value: Numeric, section: Section): string | undefined;
}

const has = (tokens: readonly Token[], ...kinds: readonly Token['kind'][]): boolean =>
  tokens.some(({ kind }) => kinds.includes(kind));

/** The first that fits shows the number. */
const looks: readonly Look[] = [
  { fits: (tokens) => has(tokens, 'general', 'text'), show: general },
  { fits: (tokens) => has(tokens, 'exponent'), show: (value, { tokens }) => scientificText(value, tokens) },
  { fits: isFraction, show: (value, { tokens }) => fractionText(value, tokens) },
  { fits: () => true, show: numberText },
];

/**
 * A number by a format of Excel's format language (`#,##0.00;[Red]-0`, `0.0%`, `yyyy年m月d日`), rounded half away from zero on
 * its decimal value; dates and times are serial numbers. Undefined when the format is none, or cannot show this number: a
 * date below 0, a number no section is for.
 */
export function formatNumber(value: Numeric, format: string): string | undefined {
  const parsed = parseFormat(format);
  if (parsed === null) return undefined;
  // A format of text alone shows a number as General does.
  const sections =
    parsed.numbers.length > 0 ? parsed.numbers : parsed.text === undefined ? [] : [parsed.text];
  const choice = sectionFor(value, sections);
  if (choice === undefined) return undefined;
  const { section, unsigned } = choice;
  if (has(section.tokens, 'date', 'elapsed', 'half')) return dateText(value, section);
  const { coefficient, scale, approximate } = decimalOf(value);
  const size = coefficient < 0n ? new Decimal(-coefficient, scale, approximate) : value;
  const text = looks.find(({ fits }) => fits(section.tokens))?.show(size, section);
  if (text === undefined) return undefined;
  return compareNumbers(value, 0) < 0 && !unsigned && section.tokens.length > 0 ? `-${text}` : text;
}

/** Text by the text section of a format (`@`), as it is when there is none; undefined when the format is none. */
export function formatText(text: string, format: string): string | undefined {
  const parsed = parseFormat(format);
  if (parsed === null || parsed.text === undefined) return parsed === null ? undefined : text;
  return parsed.text.tokens
    .map((token) => (token.kind === 'text' ? text : token.kind === 'literal' ? token.text : ''))
    .join('');
}

function general(value: Numeric, { tokens, numerals }: Section): string | undefined {
  if (has(tokens, 'digit', 'exponent')) return undefined;
  const text = numerals === undefined ? generalText(value) : readText(value, numerals);
  if (text === undefined) return undefined;
  return tokens
    .map((token) => {
      if (token.kind === 'general' || token.kind === 'text') return text;
      return token.kind === 'literal' ? token.text : '';
    })
    .join('');
}

/** A slash with digits on both sides. */
function isFraction(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, index) =>
      token.kind === 'slash' &&
      tokens[index - 1]?.kind === 'digit' &&
      (token.denominator !== undefined || tokens[index + 1]?.kind === 'digit'),
  );
}
