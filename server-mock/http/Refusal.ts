import type { SaveIssue } from '../../runtime/model/schema/Issue.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { Answer } from './Answer.ts';
import type { UserCall } from './Call.ts';

/** What is wrong in one of the documents that a transaction wrote. */
export interface DocumentIssue {
  readonly issue: SaveIssue;
  readonly document: { readonly table: string; readonly key: Cell };
}

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

  /** What is wrong in which document, for those who wrote many; empty where the answer says it all. */
  async issuesFor(_call: UserCall): Promise<readonly DocumentIssue[]> {
    return [];
  }
}
