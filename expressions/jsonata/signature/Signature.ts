/** One parameter of a signature: which kinds of value it takes, by one letter each. */
export interface Parameter {
  /** As written: `s`, `a`, `(sao)`. */
  readonly type: string;
  /** Letters of values it takes: s n b l a o f, and m for a missing one. */
  readonly takes: string;
  readonly optional: boolean;
  /** `+`: one or more. */
  readonly many: boolean;
  /** `-`: the context stands in for a missing one. */
  readonly context: boolean;
  /** What an array's items must be: `<s>` of `a<s>`. */
  readonly items?: string;
}

/** A signature, read. */
export interface Signature {
  readonly parameters: readonly Parameter[];
  /** The letter of what it answers; empty when it does not say. */
  readonly result: string;
}
