import type { FieldName } from '../Language.ts';

/** A field that gets another code, title, or both. `to.code` keeps the table of a column: `Lines.Qty` to `Lines.Count`. */
export interface Renaming {
  readonly from: Pick<FieldName, 'code' | 'title'>;
  readonly to: Pick<FieldName, 'code' | 'title'>;
}

/** A piece of a text, UTF-16 offsets, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What became of a text. */
export interface Renamed {
  /** The text itself when nothing in it means the field. */
  readonly text: string;
  /** Where, in the text as it was. */
  readonly places: readonly Span[];
  /** Names spelled alike of which the text does not show whose they are: unchanged, for a person to look at. */
  readonly doubtful: readonly Span[];
}

/** A replacement of one span. */
export interface Edit extends Span {
  readonly insert: string;
}

/** The text with every edit made; edits do not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { from, to, insert } of [...edits].sort((a, b) => a.from - b.from)) {
    result += text.slice(at, from) + insert;
    at = to;
  }
  return result + text.slice(at);
}

/** What a rename answers for these edits. */
export function renamedBy(text: string, edits: readonly Edit[], doubtful: readonly Span[] = []): Renamed {
  const changes = edits.filter(({ from, to, insert }) => text.slice(from, to) !== insert);
  return { text: edited(text, changes), places: changes.map(({ from, to }) => ({ from, to })), doubtful };
}
