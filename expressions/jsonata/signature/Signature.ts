/** One parameter of a signature. */
export interface Parameter {
  /** As written: `s`, `a`, `(sao)`. */
  readonly type: string;
  /** Letters of the accepted kinds: s n b l a o f, and m for a missing value. */
  readonly takes: string;
  readonly optional: boolean;
  /** `+`: one or more. */
  readonly many: boolean;
  /** `-`: the context replaces a missing argument. */
  readonly context: boolean;
  /** Kind of the items of an array: `<s>` in `a<s>`. */
  readonly items?: string;
}

/** A parsed signature. */
export interface Signature {
  readonly parameters: readonly Parameter[];
  /** Letter of the result; empty when the signature has none. */
  readonly result: string;
}
