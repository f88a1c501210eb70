import type { FailureKey } from './knownFailureOf.ts';

/** A failure of what the server works with, which the operator can mend. Answered as 503 in the words of its key. */
export class KnownFailure extends Error {
  constructor(
    readonly key: FailureKey,
    /** For the log; users do not see it. */
    reason: string,
    options?: ErrorOptions,
  ) {
    super(reason, options);
    this.name = 'KnownFailure';
  }
}
