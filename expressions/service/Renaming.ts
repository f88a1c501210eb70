import type { FieldName } from '../Language.ts';

/**
 * A new code, title, or both for a field. `to.code` keeps the table of a column: `Lines.Qty` to
 * `Lines.Count`.
 */
export interface Renaming {
  readonly from: Pick<FieldName, 'code' | 'title'>;
  readonly to: Pick<FieldName, 'code' | 'title'>;
}

/** Part of a text in UTF-16 offsets, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Result of a rename. */
export interface Renamed {
  /** The new text; unchanged if it does not name the field. */
  readonly text: string;
  /** Places of the changes in the old text. */
  readonly places: readonly Span[];
  /** Equal names whose owner is unclear. They stay unchanged, for the user to check. */
  readonly doubtful: readonly Span[];
}

/** A replacement of one span. */
export interface Edit extends Span {
  readonly insert: string;
}

/** The text with all edits, which must not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { from, to, insert } of [...edits].sort((a, b) => a.from - b.from)) {
    result += text.slice(at, from) + insert;
    at = to;
  }
  return result + text.slice(at);
}

/** The result of a rename with these edits. */
export function renamedBy(text: string, edits: readonly Edit[], doubtful: readonly Span[] = []): Renamed {
  const changes = edits.filter(({ from, to, insert }) => text.slice(from, to) !== insert);
  return { text: edited(text, changes), places: changes.map(({ from, to }) => ({ from, to })), doubtful };
}
