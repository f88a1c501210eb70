import type { ExpressionError } from './ExpressionError.ts';

/**
 * Leaves deep work at a limit. Thrown and caught inside this folder only; public functions return it as an
 * error. It is not an Error, because a stack trace would make limits expensive.
 */
export class Refusal {
  readonly error: ExpressionError;
  constructor(error: ExpressionError) {
    this.error = error;
  }
}

/** Runs work and returns a {@link Refusal} as its error. Other exceptions are bugs and pass through. */
export function caught<T>(work: () => T): { ok: true; value: T } | { ok: false; error: ExpressionError } {
  try {
    return { ok: true, value: work() };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { ok: false, error: thrown.error };
    throw thrown;
  }
}
