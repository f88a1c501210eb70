import { Decimal, type Numeric } from '../../../numbers/Decimal.ts';
import { type Choice, choices } from './choices.ts';
import { compileSection } from './compileSection.ts';
import { parseFormat } from './parseFormat.ts';
import type { Section } from './Section.ts';
import type { Show } from './Show.ts';

/** A compiled number format. */
export interface CompiledFormat {
  readonly number: Show;
  readonly text: (text: string) => string;
}

/** Maximum length of a format, as in Excel; longer ones are refused. */
const LONGEST = 255;
/** Maximum cached formats. Few formats serve many rows. */
const MOST_KEPT = 200;
const kept = new Map<string, CompiledFormat | null>();

/** Compiles a format and caches it; null when it is invalid. */
export function compileFormat(format: string): CompiledFormat | null {
  const known = kept.get(format);
  if (known !== undefined) return known;
  const compiled = format.length > LONGEST ? null : compiledOf(format);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(format, compiled);
  return compiled;
}

function compiledOf(format: string): CompiledFormat | null {
  const parsed = parseFormat(format);
  if (parsed === null) return null;
  const { numbers, text } = parsed;
  // A format with only a text section shows numbers in General format.
  const sections = numbers.length > 0 || text === undefined ? numbers : [text];
  const shows = choices(sections).map((choice) => ({ ...choice, show: showOf(choice) }));
  return {
    number: (value) => shows.find((choice) => choice.fits(value))?.show(value),
    text: text === undefined ? (given) => given : textShow(text),
  };
}

function showOf({ section, unsigned }: Choice): Show {
  const { show, signed } = compileSection(section);
  if (signed) return show;
  const minus = unsigned || section.tokens.length === 0 ? '' : '-';
  const nothing = section.tokens.some(({ kind }) => kind === 'digit') ? show(0) : undefined;
  return (value) => {
    if (!isNegative(value)) return show(value);
    const text = show(sizeOf(value));
    if (text === undefined || minus === '') return text;
    // A number rounded to zero has no sign.
    return text === nothing ? text : minus + text;
  };
}

function isNegative(value: Numeric): boolean {
  return typeof value === 'number' ? value < 0 : value.coefficient < 0n;
}

function sizeOf(value: Numeric): Numeric {
  return typeof value === 'number' ? -value : new Decimal(-value.coefficient, value.scale, value.approximate);
}

function textShow({ tokens }: Section): (text: string) => string {
  return (text) =>
    tokens
      .map((token) => (token.kind === 'text' ? text : token.kind === 'literal' ? token.text : ''))
      .join('');
}
