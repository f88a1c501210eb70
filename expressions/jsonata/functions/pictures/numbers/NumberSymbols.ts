import type { JsonataObject } from '../../../JsonataValue.ts';

/** Meaning of the characters in a number picture. */
export interface NumberSymbols {
  readonly decimal: string;
  readonly grouping: string;
  readonly exponent: string;
  readonly percent: string;
  readonly perMille: string;
  readonly optional: string;
  readonly minus: string;
  /** Separates the pictures of positive and negative numbers. */
  readonly separator: string;
  /** Code point of the digit zero; the other nine follow it. */
  readonly zero: number;
}

/** Maximum length of a symbol; longer ones are ignored. */
const LONGEST = 20;

/** Symbols from the options of `$formatNumber`; defaults are JSONata's. */
export function symbolsOf(options: JsonataObject = {}): NumberSymbols {
  const symbol = (name: string, fallback: string): string => {
    const given = Object.hasOwn(options, name) ? options[name] : undefined;
    return typeof given === 'string' && given !== '' && given.length <= LONGEST ? given : fallback;
  };
  return {
    decimal: symbol('decimal-separator', '.'),
    grouping: symbol('grouping-separator', ','),
    exponent: symbol('exponent-separator', 'e'),
    percent: symbol('percent', '%'),
    perMille: symbol('per-mille', '\u2030'),
    optional: symbol('digit', '#'),
    minus: symbol('minus-sign', '-'),
    separator: symbol('pattern-separator', ';'),
    zero: symbol('zero-digit', '0').codePointAt(0) ?? 0x30,
  };
}
