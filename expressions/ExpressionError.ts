/**
 * An error with its place. `from` and `to` are UTF-16 offsets into the text (`to` exclusive); JSON Logic has
 * no text, so `at` is the JSON pointer of the node.
 */
export interface ExpressionError {
  /** Kebab-case, stable: `limit-steps`, `limit-depth`, `unknown-function`, `type-mismatch`, `cycle`, ... */
  readonly code: string;
  /** English text; translated for the user by `code` and `params`. */
  readonly message: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly from?: number;
  readonly to?: number;
  readonly at?: string;
}
