import type { Data } from '../../../../expressions/index.ts';
import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import { type MessageKey, type MessageParams, text } from '../../messages/index.ts';
import type { Locale } from '../../schema/Locale.ts';

/** Options of a sentence. */
export interface SentenceOptions {
  /** Returns the label of a key from its dictionary. Without it, the field's own options and format apply. */
  readonly label?: (field: ResolvedField, value: Data) => string | undefined;
  /** Current time as `yyyy-MM-dd HH:mm:ss`. With it, date tokens show their actual dates. */
  readonly now?: string;
}

/** Context of a sentence: document, language and current table. */
export interface SentenceContext {
  readonly doc: DocumentTable;
  readonly locale: Locale;
  readonly options: SentenceOptions;
  /** The detail whose rows the current node tests. */
  readonly rows: ResolvedTable | undefined;
  say(key: MessageKey, params?: MessageParams): string;
}

/** Text of a node with its binding strength. Looser text gets parentheses inside tighter text. */
export interface Words {
  readonly text: string;
  readonly binding: number;
}

/** Binding strengths, loosest first. */
export const binding = {
  or: 1,
  and: 2,
  not: 3,
  comparison: 4,
  sum: 5,
  product: 6,
  sign: 7,
  whole: 9,
} as const;

/** Adds parentheses when the text binds looser than `least`. */
export function wrapped(words: Words, least: number): string {
  return words.binding < least ? `(${words.text})` : words.text;
}

/** Context of a sentence that starts at the header of a document. */
export function beginSentence(doc: DocumentTable, locale: Locale, options: SentenceOptions): SentenceContext {
  return { doc, locale, options, rows: undefined, say: (key, params) => text(key, locale, params) };
}
