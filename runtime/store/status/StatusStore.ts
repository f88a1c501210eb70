import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DataSource } from '../../data/DataSource.ts';
import { type StatusPanel, statusAnswer } from '../../wire/watching/Status.ts';
import { watchingEndpoints } from '../../wire/watching/watchingEndpoints.ts';

/** Milliseconds between two readings, and the longest pause after slow or failed ones. */
const usualPause = 5_000;
const longestPause = 60_000;
/** A reading takes at most one part in so many of the server's time. */
const share = 20;

/** The system's state, panel by panel. It is read again while it is on screen, and all panels in view by one call. */
export class StatusStore {
  panels: ReadonlyMap<string, StatusPanel> = new Map();
  /** Why the last reading failed; undefined: it did not. */
  problem: string | undefined = undefined;
  readonly #data: DataSource;
  readonly #watched = new Map<string, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;

  constructor(data: DataSource) {
    this.#data = data;
    makeAutoObservable(this, { panels: observableRef }, { autoBind: true });
  }

  /** Reads a panel until the returned function is called. */
  watch(panel: string): () => void {
    this.#watched.set(panel, (this.#watched.get(panel) ?? 0) + 1);
    // Cards of one board come together.
    this.#askIn(0);
    return () => {
      const left = (this.#watched.get(panel) ?? 1) - 1;
      if (left > 0) this.#watched.set(panel, left);
      else this.#watched.delete(panel);
      if (this.#watched.size === 0) clearTimeout(this.#timer);
    };
  }

  #askIn(millis: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), millis);
  }

  async #ask(): Promise<void> {
    if (this.#isAsking || this.#watched.size === 0) return;
    this.#isAsking = true;
    const started = performance.now();
    const asked = [...this.#watched.keys()];
    const query = { panels: asked.join() };
    const answer = await this.#data.http.call(watchingEndpoints.status, { query }, statusAnswer);
    this.#isAsking = false;
    runInAction(() => {
      this.problem = answer.ok ? undefined : answer.failure.message;
      if (answer.ok) this.panels = new Map([...this.panels, ...Object.entries(answer.data.panels)]);
    });
    const isBehind = [...this.#watched.keys()].some((panel) => !asked.includes(panel));
    const took = performance.now() - started;
    const pause = answer.ok ? Math.max(usualPause, took * share) : longestPause / 2;
    if (this.#watched.size > 0) this.#askIn(isBehind ? 0 : Math.min(pause, longestPause));
  }
}
