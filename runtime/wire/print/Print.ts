import type { Locale } from '../../model/schema/Locale.ts';

/** Documents to print. */
export interface PrintBody {
  /** Keys of the documents, in the order of printing. At most 500. */
  readonly keys: readonly (string | number)[];
  /** Name of the template; default: the first of those that the user may print with. */
  readonly template?: string;
  /** Language of the titles; default: that of the caller. */
  readonly locale?: Locale;
}

/** A PDF that is kept for the user for ten minutes. */
export interface KeptPrint {
  /** Signed address on the same origin, for this user only. */
  readonly url: string;
  readonly pages: number;
  readonly documents: number;
  /** What the user has to know about it, in words: blanks, missing characters, missing pages. */
  readonly notes: readonly string[];
}

/** A template that the user may print documents of a table with. */
export interface OfferedTemplate {
  readonly name: string;
  readonly title: string;
}
