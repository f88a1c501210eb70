/** A digit placeholder: 0 always shows, # only digits that matter, ? a blank instead. */
export type Mark = '0' | '#' | '?';

/** Date and time parts; minutes are told from months by their neighbours. */
export type DatePart = 'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute' | 'second';

/** One piece of a section of a number format. */
export type Token =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'digit'; readonly mark: Mark }
  | { readonly kind: 'point' }
  | { readonly kind: 'comma' }
  | { readonly kind: 'percent' }
  /** `E+` or `E-`: whether a plus sign is shown. */
  | { readonly kind: 'exponent'; readonly plus: boolean }
  /** A slash, with the denominator where it is written out: `/16`. */
  | { readonly kind: 'slash'; readonly denominator: number | undefined }
  | { readonly kind: 'general' }
  /** `@`: the text itself. */
  | { readonly kind: 'text' }
  | { readonly kind: 'date'; readonly part: DatePart; readonly length: number }
  /** `[h]`: hours, minutes or seconds since day 0. */
  | { readonly kind: 'elapsed'; readonly part: DatePart; readonly length: number }
  /** `AM/PM` and its like: the words for the halves of a day. */
  | { readonly kind: 'half'; readonly am: string; readonly pm: string };

/** A piece of one kind. */
export type TokenOf<K extends Token['kind']> = Extract<Token, { readonly kind: K }>;

/** Whether the piece is of that kind; for `filter` and `some`. */
export function isKind<K extends Token['kind']>(kind: K): (token: Token) => token is TokenOf<K> {
  return (token): token is TokenOf<K> => token.kind === kind;
}
