import type { Locale } from '../../model/schema/Locale.ts';

/** Documents to print. */
export interface PrintBody {
  /** Keys of the documents, in the order of printing. At most 500. */
  readonly keys: readonly (string | number)[];
  /** Name of the template; default: the first of those for its language that excludes none of the documents. */
  readonly template?: string;
  /** Language of the titles; default: that of the caller. */
  readonly locale?: Locale;
  /** 1 to 20; default 1. The documents follow each other, then come again. */
  readonly copies?: number;
}

/** How often a document was printed, by whom and when. */
export interface PrintedDocument {
  readonly key: string;
  readonly times: number;
  /** The newest first, at most 20. `at`: `yyyy-MM-dd HH:mm`. */
  readonly prints: readonly {
    readonly by: string;
    readonly at: string;
    readonly template: string;
    readonly copies: number;
  }[];
}

/** Documents whose prints are asked for, at most 200. */
export interface PrintedBody {
  readonly keys: readonly (string | number)[];
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
