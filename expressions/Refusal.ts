import type { ExpressionError } from './ExpressionError.ts';

/**
 * The way out of deep work when a limit is hit. Thrown and caught inside this folder only: every public function turns it
 * into an error value. Not an Error, because no stack trace is wanted and limits must stay cheap.
 */
export class Refusal {
  readonly error: ExpressionError;
  constructor(error: ExpressionError) {
    this.error = error;
  }
}

/** Runs the work and turns a {@link Refusal} into its error; anything else thrown is a bug and passes. */
export function caught<T>(work: () => T): { ok: true; value: T } | { ok: false; error: ExpressionError } {
  try {
    return { ok: true, value: work() };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { ok: false, error: thrown.error };
    throw thrown;
  }
}
