import type { Frame } from '../../../../evaluate/Frame.ts';
import { type Grouping, type Groups, groupsOf } from '../grouped.ts';
import type { NumberSymbols } from './NumberSymbols.ts';
import { type PictureParts, pictureFaults } from './pictureFaults.ts';
import { type PictureToken, pictureTokens } from './pictureTokens.ts';

/** Number format for one sign. */
export interface SubPicture {
  readonly prefix: string;
  readonly suffix: string;
  /** Power of ten to multiply by: 2 for percent, 3 for per mille. */
  readonly shift: number;
  readonly leastInteger: number;
  readonly leastFraction: number;
  readonly mostFraction: number;
  /** Digits before the decimal point in exponential notation. */
  readonly scaling: number;
  /** Minimum digits of the exponent; 0: no exponential notation. */
  readonly exponent: number;
  readonly integerGroups: Groups;
  /** Positions count from the decimal point. */
  readonly fractionGroups: readonly Grouping[];
}

/** Parses a sub-picture; D3081 to D3093 for what XPath forbids. */
export function readSubPicture(frame: Frame, picture: string, symbols: NumberSymbols): SubPicture {
  const parts = partsOf(pictureTokens(picture, symbols));
  const fault = pictureFaults.findLast(({ isIn }) => isIn(parts));
  if (fault !== undefined) throw frame.refuse(fault.code, fault.message);
  const { all, integer, fraction, exponent } = parts;
  const required = countOf(integer, 'digit');
  const optional = countOf(integer, 'optional');
  return {
    prefix: textOf(parts.prefix),
    suffix: textOf(parts.suffix),
    shift: countOf(all, 'percent') > 0 ? 2 : countOf(all, 'perMille') > 0 ? 3 : 0,
    scaling: required,
    exponent: exponent?.length ?? 0,
    integerGroups: groupsOf(groupingsOf([...integer].reverse())),
    fractionGroups: groupingsOf(fraction),
    ...sizes(required, optional, fraction, exponent !== undefined),
  };
}

/** Sizes with XPath's adjustments, so that at least one digit is written. */
function sizes(required: number, optional: number, fraction: readonly PictureToken[], exponential: boolean) {
  let leastInteger = required;
  let leastFraction = countOf(fraction, 'digit');
  let mostFraction = leastFraction + countOf(fraction, 'optional');
  if (leastInteger === 0 && mostFraction === 0) {
    if (exponential) leastFraction = mostFraction = 1;
    else leastInteger = 1;
  }
  if (exponential && leastInteger === 0 && optional > 0) leastInteger = 1;
  if (leastInteger === 0 && leastFraction === 0) leastFraction = 1;
  return { leastInteger, leastFraction, mostFraction };
}

function partsOf(all: readonly PictureToken[]): PictureParts {
  const hasCore = all.some(isCore);
  const first = hasCore ? all.findIndex(isCore) : 0;
  const end = hasCore ? all.findLastIndex(isCore) + 1 : all.length;
  const active = all.slice(first, end);
  // Directly after the last digit, an exponent sign counts and lacks its digits; further on it is a literal
  // letter.
  const exponentAt = all.slice(first, end + 1).findIndex(({ kind }) => kind === 'exponent');
  const mantissa = exponentAt < 0 ? active : active.slice(0, exponentAt);
  const point = mantissa.findIndex(({ kind }) => kind === 'decimal');
  return {
    all,
    prefix: all.slice(0, first),
    suffix: all.slice(end),
    active,
    mantissa,
    integer: point < 0 ? mantissa : mantissa.slice(0, point),
    fraction: point < 0 ? [] : mantissa.slice(point + 1),
    exponent: exponentAt < 0 ? undefined : active.slice(exponentAt + 1),
  };
}

function isCore({ kind }: PictureToken): boolean {
  return kind === 'digit' || kind === 'optional' || kind === 'decimal' || kind === 'grouping';
}

function countOf(tokens: readonly PictureToken[], kind: PictureToken['kind']): number {
  return tokens.filter((token) => token.kind === kind).length;
}

function textOf(tokens: readonly PictureToken[]): string {
  return tokens.map(({ text }) => text).join('');
}

function groupingsOf(tokens: readonly PictureToken[]): Grouping[] {
  const groupings: Grouping[] = [];
  let position = 0;
  for (const { kind, text } of tokens) {
    if (kind === 'grouping') groupings.push({ position, separator: text });
    else position += 1;
  }
  return groupings;
}
