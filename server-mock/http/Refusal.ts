import type { Answer } from './Answer.ts';

/**
 * Carries a refusal out of a transaction, so that it rolls back. The only exception that is not a bug: whoever opened
 * the transaction turns it into its answer.
 */
export class Refusal extends Error {
  constructor(readonly answer: Answer) {
    super('refused');
    this.name = 'Refusal';
  }
}
