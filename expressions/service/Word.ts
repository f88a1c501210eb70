/** One token of a text that may be incomplete. Blanks or comments are between tokens. */
export interface Word {
  /** `name field variable text number constant regex comment bad`, or an operator's own characters. */
  readonly type: string;
  /** Meaning: a name without quotes or brackets, or an operator. */
  readonly value: string;
  /** UTF-16 offsets, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  /** The closing quote or bracket is missing. */
  readonly open?: true;
  /** True when an operator may follow it, not an operand. */
  readonly ends: boolean;
}

/** The word at or directly before the caret whose text continues there; undefined: none. */
export function wordAt(words: readonly Word[], offset: number): Word | undefined {
  return words.find(({ from, to }) => from < offset && offset <= to);
}

/** Number of words that end at or before the offset: the index of the next one. */
export function wordsBefore(words: readonly Word[], offset: number): number {
  const next = words.findIndex(({ to }) => to > offset);
  return next < 0 ? words.length : next;
}
