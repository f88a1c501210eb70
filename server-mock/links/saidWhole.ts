import { type Amount, compare } from '../../expressions/index.ts';
import type { DocumentLink } from '../../runtime/model/links/DocumentLink.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { Said } from './BarredByLinks.ts';

/**
 * What there is of a source row, in words: the number, and in brackets how it comes about where a formula computes it,
 * and what the tolerance allows at most.
 */
export const saidWhole =
  (
    { source }: DocumentLink,
    { of, whole, most }: { readonly of: string; readonly whole: Amount; readonly most: Amount },
  ): Said =>
  (catalog, locale) => {
    const field = catalog.table(source.table.table)?.byName.get(of);
    const notes = [
      ...(field?.formula === undefined
        ? []
        : [
            field.tipextra === undefined
              ? field.title
              : text('link.computed', locale, { field: field.title, how: field.tipextra }),
          ]),
      ...((compare(most, whole) ?? 0) > 0 ? [text('link.atMost', locale, { most: String(most) })] : []),
    ];
    return notes.length === 0
      ? String(whole)
      : text('link.wholeWith', locale, { whole: String(whole), notes });
  };
