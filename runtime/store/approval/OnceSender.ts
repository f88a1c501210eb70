import type { Answer } from '../../data/Answer.ts';
import { attemptKey } from '../SaveAttempt.ts';

/**
 * Sends calls that may count only once: what is sent again after a lost answer goes under the same key, so that the
 * server answers it as before.
 */
export class OnceSender {
  #lost: { readonly key: string; readonly content: string } | undefined;

  /** `content`: what is sent; the same again after no answer is the same call. */
  async send<T>(content: unknown, call: (key: string) => Promise<Answer<T>>): Promise<Answer<T>> {
    const text = JSON.stringify(content);
    const attempt = this.#lost?.content === text ? this.#lost : { key: attemptKey(), content: text };
    this.#lost = attempt;
    const answer = await call(attempt.key);
    if (this.#lost === attempt && (answer.ok || answer.failure.code !== 'network')) this.#lost = undefined;
    return answer;
  }
}
