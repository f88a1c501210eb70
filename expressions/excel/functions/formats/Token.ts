/** Digit placeholder: 0 always shows, # only significant digits, ? a blank in their place. */
export type Mark = '0' | '#' | '?';

/** Date and time parts; neighbours tell minutes from months. */
export type DatePart = 'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute' | 'second';

/** A token of a number format section. */
export type Token =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'digit'; readonly mark: Mark }
  | { readonly kind: 'point' }
  | { readonly kind: 'comma' }
  | { readonly kind: 'percent' }
  /** `E+` or `E-`: whether a plus sign is shown. */
  | { readonly kind: 'exponent'; readonly plus: boolean }
  /** A slash, with the denominator when it is fixed: `/16`. */
  | { readonly kind: 'slash'; readonly denominator: number | undefined }
  | { readonly kind: 'general' }
  /** `@`: the text itself. */
  | { readonly kind: 'text' }
  | { readonly kind: 'date'; readonly part: DatePart; readonly length: number }
  /** `[h]`: total hours, minutes or seconds since day 0. */
  | { readonly kind: 'elapsed'; readonly part: DatePart; readonly length: number }
  /** `AM/PM` and similar: the words for the halves of a day. */
  | { readonly kind: 'half'; readonly am: string; readonly pm: string };

/** A token of one kind. */
export type TokenOf<K extends Token['kind']> = Extract<Token, { readonly kind: K }>;

/** Type guard for tokens of a kind, for `filter` and `some`. */
export function isKind<K extends Token['kind']>(kind: K): (token: Token) => token is TokenOf<K> {
  return (token): token is TokenOf<K> => token.kind === kind;
}
