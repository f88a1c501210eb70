import type { Data } from '../../../../expressions/index.ts';
import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import { type MessageKey, type MessageParams, text } from '../../messages/index.ts';
import type { Locale } from '../../schema/Locale.ts';

/** What a sentence may need besides the tables. */
export interface SentenceOptions {
  /** The label of a key: dictionaries are the caller's. Without one the field's own options and format speak. */
  readonly label?: (field: ResolvedField, value: Data) => string | undefined;
  /** `yyyy-MM-dd HH:mm:ss`: with it date tokens are shown with their concrete dates. */
  readonly now?: string;
}

/** Where a sentence stands. */
export interface SentenceContext {
  readonly doc: DocumentTable;
  readonly locale: Locale;
  readonly options: SentenceOptions;
  /** The detail whose rows are spoken of. */
  readonly rows: ResolvedTable | undefined;
  say(key: MessageKey, params?: MessageParams): string;
}

/** Words of a node, and how tightly they hold together: looser ones get parentheses inside tighter ones. */
export interface Words {
  readonly text: string;
  readonly binding: number;
}

/** Loosest first. */
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

/** The text, in parentheses when it is looser than `least`. */
export function wrapped(words: Words, least: number): string {
  return words.binding < least ? `(${words.text})` : words.text;
}

/** Where a sentence about a document begins: at its header. */
export function beginSentence(doc: DocumentTable, locale: Locale, options: SentenceOptions): SentenceContext {
  return { doc, locale, options, rows: undefined, say: (key, params) => text(key, locale, params) };
}
