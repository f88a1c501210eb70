import type { Answer } from './Answer.ts';

/**
 * Carries a refusal out of a transaction, so that it rolls back.
 * The only exception that is not a bug: the code that opened the transaction answers it.
 */
export class Refusal extends Error {
  constructor(readonly answer: Answer<never>) {
    super('refused');
    this.name = 'Refusal';
  }
}
