import { makeAutoObservable, runInAction } from 'mobx';
import type { Answer } from '../../runtime/data/Answer.ts';

/** Milliseconds after the last edit until the server is asked. */
const pause = 400;

/** Milliseconds until the browser gives an answer up; the server gives up before. */
const patience = 50_000;

/** Asks the server about a draft after each edit. An older answer never takes the place of a newer one. */
export class SoonAsked<Asked, Told> {
  /** Why the last call failed, in words. */
  failed: string | undefined;
  isWaiting = false;
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: AbortController | undefined;
  readonly #ask: (what: Asked, signal: AbortSignal) => Promise<Answer<Told>>;
  readonly #take: (told: Told) => void;

  /** `take` gets each answer that is still wanted, inside an action. */
  constructor(ask: (what: Asked, signal: AbortSignal) => Promise<Answer<Told>>, take: (told: Told) => void) {
    this.#ask = ask;
    this.#take = take;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Asks about this draft soon; undefined: there is nothing to ask. */
  want(what: Asked | undefined): void {
    this.stop();
    this.isWaiting = what !== undefined;
    if (what === undefined) return;
    const turn = this.#turn;
    this.#timer = setTimeout(() => void this.#run(what, turn), pause);
  }

  /** Asks no more, and drops the answer under way. */
  stop(): void {
    this.#turn += 1;
    clearTimeout(this.#timer);
    this.#asked?.abort();
  }

  async #run(what: Asked, turn: number): Promise<void> {
    const asked = new AbortController();
    this.#asked = asked;
    const answer = await this.#ask(what, AbortSignal.any([asked.signal, AbortSignal.timeout(patience)]));
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.isWaiting = false;
      this.failed = answer.ok ? undefined : answer.failure.message;
      if (answer.ok) this.#take(answer.data);
    });
  }
}
