import type { ExpressionError } from '../ExpressionError.ts';

/**
 * What the JavaScript engine itself refused, as one of our limits: a stack smaller than ours are counted for, or a text longer
 * than it can hold. A last net under the accounting, which is to refuse before; undefined: a bug, which passes.
 */
export function hostLimit(thrown: unknown): ExpressionError | undefined {
  // Firefox calls a full stack an InternalError.
  const isFull = thrown instanceof Error && /call stack|too much recursion/i.test(thrown.message);
  if (isFull) return { code: 'limit-depth', message: 'The calls are nested too deeply for this browser.' };
  return thrown instanceof RangeError
    ? { code: 'limit-memory', message: 'A value is larger than can be held.' }
    : undefined;
}
