import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import { text } from '../../messages/index.ts';
import type { Locale } from '../../schema/Locale.ts';
import type { SentenceContext, SentenceOptions } from './SentenceContext.ts';

/** Where a sentence about a document begins: at its header. */
export function beginSentence(doc: DocumentTable, locale: Locale, options: SentenceOptions): SentenceContext {
  return { doc, locale, options, rows: undefined, say: (key, params) => text(key, locale, params) };
}
