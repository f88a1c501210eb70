import type { ExpressionError } from '../ExpressionError.ts';

/**
 * Converts an error of the JavaScript engine to a limit refusal. Its stack is smaller than expected, or a
 * text is too long. A last resort, because the accounting should refuse first. Undefined for a bug, which the
 * caller throws on.
 */
export function hostLimit(thrown: unknown): ExpressionError | undefined {
  // Firefox reports a full stack as an InternalError.
  const isFull = thrown instanceof Error && /call stack|too much recursion/i.test(thrown.message);
  if (isFull) return { code: 'limit-depth', message: 'The calls are nested too deeply for this browser.' };
  return thrown instanceof RangeError
    ? { code: 'limit-memory', message: 'A value is larger than can be held.' }
    : undefined;
}
