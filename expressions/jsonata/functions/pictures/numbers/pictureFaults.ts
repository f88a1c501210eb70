import type { PictureToken, PictureTokenKind } from './pictureTokens.ts';

/** The parts of a sub-picture. */
export interface PictureParts {
  readonly all: readonly PictureToken[];
  readonly prefix: readonly PictureToken[];
  readonly suffix: readonly PictureToken[];
  /** From the first to the last digit, separator or decimal point. */
  readonly active: readonly PictureToken[];
  readonly mantissa: readonly PictureToken[];
  readonly integer: readonly PictureToken[];
  readonly fraction: readonly PictureToken[];
  /** Undefined without an exponent sign. */
  readonly exponent: readonly PictureToken[] | undefined;
}

/** A mistake that a sub-picture must not contain. */
export interface PictureFault {
  readonly code: string;
  readonly message: string;
  isIn(parts: PictureParts): boolean;
}

/** Faults in the order of the checks; reports the last one found, as JSONata does. */
export const pictureFaults: readonly PictureFault[] = [
  {
    code: 'D3081',
    message: 'A sub-picture has more than one decimal separator.',
    isIn: ({ all }) => isTwice(all, 'decimal'),
  },
  {
    code: 'D3082',
    message: 'A sub-picture has more than one percent sign.',
    isIn: ({ all }) => isTwice(all, 'percent'),
  },
  {
    code: 'D3083',
    message: 'A sub-picture has more than one per-mille sign.',
    isIn: ({ all }) => isTwice(all, 'perMille'),
  },
  {
    code: 'D3084',
    message: 'A sub-picture has a percent and a per-mille sign.',
    isIn: ({ all }) => has(all, 'percent') && has(all, 'perMille'),
  },
  {
    code: 'D3085',
    message: 'A sub-picture has no digit before an exponent.',
    isIn: ({ mantissa }) => !has(mantissa, 'digit') && !has(mantissa, 'optional'),
  },
  {
    code: 'D3086',
    message: 'A sub-picture has other characters between its digits.',
    isIn: ({ active }) => has(active, 'passive') || has(active, 'percent') || has(active, 'perMille'),
  },
  {
    code: 'D3087',
    message: 'A grouping separator stands beside the decimal separator.',
    isIn: ({ mantissa }) => {
      const point = mantissa.findIndex(({ kind }) => kind === 'decimal');
      return (
        point >= 0 && (mantissa[point - 1]?.kind === 'grouping' || mantissa[point + 1]?.kind === 'grouping')
      );
    },
  },
  {
    code: 'D3088',
    message: 'A grouping separator stands at the end of the integer part.',
    isIn: ({ mantissa }) => !has(mantissa, 'decimal') && mantissa.at(-1)?.kind === 'grouping',
  },
  {
    code: 'D3089',
    message: 'Two grouping separators stand side by side.',
    isIn: ({ mantissa }) => isBeside(mantissa, 'grouping', 'grouping'),
  },
  {
    code: 'D3090',
    message: 'In the integer part an optional digit follows a digit.',
    isIn: ({ integer }) => follows(integer, 'digit', 'optional'),
  },
  {
    code: 'D3091',
    message: 'In the fractional part a digit follows an optional digit.',
    isIn: ({ fraction }) => follows(fraction, 'optional', 'digit'),
  },
  {
    code: 'D3092',
    message: 'A sub-picture with an exponent has a percent or per-mille sign.',
    isIn: ({ all, exponent }) => exponent !== undefined && (has(all, 'percent') || has(all, 'perMille')),
  },
  {
    code: 'D3093',
    message: 'The exponent has no digits, or other characters.',
    isIn: ({ exponent }) =>
      exponent?.length === 0 || (exponent?.some(({ kind }) => kind !== 'digit') ?? false),
  },
];

function has(tokens: readonly PictureToken[], kind: PictureTokenKind): boolean {
  return tokens.some((token) => token.kind === kind);
}

function isTwice(tokens: readonly PictureToken[], kind: PictureTokenKind): boolean {
  return tokens.filter((token) => token.kind === kind).length > 1;
}

function isBeside(tokens: readonly PictureToken[], left: PictureTokenKind, right: PictureTokenKind): boolean {
  return tokens.some(({ kind }, index) => kind === left && tokens[index + 1]?.kind === right);
}

function follows(tokens: readonly PictureToken[], first: PictureTokenKind, later: PictureTokenKind): boolean {
  const at = tokens.findIndex(({ kind }) => kind === first);
  return at >= 0 && has(tokens.slice(at), later);
}
