import type { Answer } from './Answer.ts';
import type { UserCall } from './Call.ts';

/**
 * Carries a refusal out of a transaction, so that it rolls back.
 * The only exception that is not a bug: the code that opened the transaction answers it.
 */
export class Refusal extends Error {
  constructor(readonly answer: Answer<never>) {
    super('refused');
    this.name = 'Refusal';
  }

  /** The answer for the caller, who may see more or less than others. Asked once the transaction has ended. */
  answerFor(_call: UserCall): Promise<Answer<never>> | Answer<never> {
    return this.answer;
  }
}
