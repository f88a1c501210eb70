import type { defaultTokens } from './FieldSchema.ts';

/** Column of a source table -> the field of this record, or a token as in `default`, whose value it equals. */
export type Matched = Readonly<Record<string, string | { readonly token: (typeof defaultTokens)[number] }>>;

/** How the server chooses the record of a select field by itself. */
export interface Match {
  /** What the record must equal. */
  readonly by: Matched;
  /** Columns of `by` that fit every value where they are empty; a record that names the value goes first. Default none. */
  readonly orEmpty?: readonly string[];
  /** Among those that fit, records that equal these go first. Default none. */
  readonly prefer?: Matched;
}
