/**
 * One token of a text. The grammar's tables use `type` as key: an operator's own characters, or a class like
 * `name`.
 */
export interface Token {
  readonly type: string;
  /** The decoded value: a name without quotes, a number, a text with its escapes resolved. */
  readonly value: string | number;
  /** UTF-16 offsets, `to` exclusive. */
  readonly from: number;
  readonly to: number;
}

/** The type of the token after the last one. */
export const end = '(end)';
