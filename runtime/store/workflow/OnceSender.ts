import type { Answer } from '../../data/Answer.ts';
import { attemptKey } from '../saving/SaveAttempt.ts';

/**
 * Sends calls that may count only once. A repeat after a lost answer has the same key, so the server repeats
 * its answer.
 */
export class OnceSender {
  #lost: { readonly key: string; readonly content: string } | undefined;

  /** `content`: the body; the same content after a lost answer is the same call. */
  async send<T>(content: unknown, call: (key: string) => Promise<Answer<T>>): Promise<Answer<T>> {
    const text = JSON.stringify(content);
    const attempt = this.#lost?.content === text ? this.#lost : { key: attemptKey(), content: text };
    this.#lost = attempt;
    const answer = await call(attempt.key);
    if (this.#lost === attempt && (answer.ok || answer.failure.code !== 'network')) this.#lost = undefined;
    return answer;
  }
}
