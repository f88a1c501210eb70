/**
 * A refusal with a place. `from` and `to` are UTF-16 offsets into the text (`to` exclusive); for JSON Logic, which has
 * no text, `at` is the JSON pointer of the node.
 */
export interface ExpressionError {
  /** Kebab-case, stable: `limit-steps`, `limit-depth`, `unknown-function`, `type-mismatch`, `cycle`, ... */
  readonly code: string;
  /** English; translated at the edge by `code` and `params`. */
  readonly message: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly from?: number;
  readonly to?: number;
  readonly at?: string;
}
