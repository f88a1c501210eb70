/** One column of a list's order. */
export interface SortPart {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

/** An order as one text, the first column first: `-Amount,Code`. */
export const sortText = (sort: readonly SortPart[]): string =>
  sort.map(({ field, order }) => (order === 'desc' ? '-' : '') + field).join();

/** Reads such a text; skips columns it does not know and repeated ones. */
export function readSortText(text: string, isKnown: (field: string) => boolean): readonly SortPart[] {
  const found = new Map<string, SortPart>();
  for (const part of text.split(',')) {
    const field = part.replace(/^-/, '');
    if (isKnown(field) && !found.has(field))
      found.set(field, { field, order: part.startsWith('-') ? 'desc' : 'asc' });
  }
  return [...found.values()];
}
