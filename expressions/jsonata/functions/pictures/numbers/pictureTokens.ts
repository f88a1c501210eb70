import type { NumberSymbols } from './NumberSymbols.ts';

/** Kind of a token in a number picture. */
export type PictureTokenKind =
  | 'digit'
  | 'optional'
  | 'decimal'
  | 'grouping'
  | 'exponent'
  | 'percent'
  | 'perMille'
  | 'passive';

/** A token of a number picture. */
export interface PictureToken {
  readonly kind: PictureTokenKind;
  readonly text: string;
}

const named = ['decimal', 'grouping', 'exponent', 'percent', 'perMille', 'optional'] as const;

/** Splits a sub-picture into tokens. */
export function pictureTokens(picture: string, symbols: NumberSymbols): readonly PictureToken[] {
  const tokens: PictureToken[] = [];
  for (let at = 0; at < picture.length; at += tokens.at(-1)?.text.length ?? 1)
    tokens.push(tokenAt(picture, at, symbols));
  return tokens;
}

function tokenAt(picture: string, at: number, symbols: NumberSymbols): PictureToken {
  const kind = named.find((name) => picture.startsWith(symbols[name], at));
  if (kind !== undefined) return { kind, text: symbols[kind] };
  const point = picture.codePointAt(at) ?? 0;
  const isDigit = point >= symbols.zero && point < symbols.zero + 10;
  return { kind: isDigit ? 'digit' : 'passive', text: String.fromCodePoint(point) };
}
