/**
 * One word of a text that may be broken. Words follow each other; what lies between is blank or a comment.
 */
export interface Word {
  /** `name field variable text number constant regex comment bad`, or an operator's own characters. */
  readonly type: string;
  /** What it means: a name without its quotes or brackets, an operator. */
  readonly value: string;
  /** UTF-16 offsets, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  /** Its closing quote or bracket is missing. */
  readonly open?: true;
  /** An operator follows it, not an operand. */
  readonly ends: boolean;
}

/** The word the caret is in or directly behind, when it is one whose text goes on there; else undefined. */
export function wordAt(words: readonly Word[], offset: number): Word | undefined {
  return words.find(({ from, to }) => from < offset && offset <= to);
}

/** How many words end at or before the offset: the index of the first one behind it. */
export function wordsBefore(words: readonly Word[], offset: number): number {
  const next = words.findIndex(({ to }) => to > offset);
  return next < 0 ? words.length : next;
}
