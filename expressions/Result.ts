import type { ExpressionError } from './ExpressionError.ts';

/** Expected failures are values; exceptions are bugs. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ExpressionError };
