import type { JsonataObject } from '../../../JsonataValue.ts';

/** What the characters of a number picture mean. */
export interface NumberSymbols {
  readonly decimal: string;
  readonly grouping: string;
  readonly exponent: string;
  readonly percent: string;
  readonly perMille: string;
  readonly optional: string;
  readonly minus: string;
  /** Between the pictures of positive and negative numbers. */
  readonly separator: string;
  /** Code point of the digit zero; the nine others follow it. */
  readonly zero: number;
}

/** Longer symbols count as not given. */
const LONGEST = 20;

/** The symbols of `$formatNumber`'s options; those not given are JSONata's defaults. */
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
