import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RecordKey } from '../../data/DataSource.ts';
import type { App } from '../../host/AppContext.ts';
import type { HistoryEntry } from '../../wire/records/History.ts';

/** The history of one record, page by page, newest first. */
export class HistoryStore {
  entries: readonly HistoryEntry[] = [];
  /** Where older entries start; null: none are left. Undefined: nothing is loaded yet. */
  next: string | null | undefined = undefined;
  isLoading = false;
  /** Why the last load failed; undefined: it did not. */
  problem: string | undefined = undefined;
  readonly #app: Pick<App, 'data' | 't'>;
  readonly #table: string;
  readonly #key: RecordKey;
  /** Counts loads; answers to earlier ones are dropped. */
  #turn = 0;

  constructor(app: Pick<App, 'data' | 't'>, table: string, key: RecordKey) {
    this.#app = app;
    this.#table = table;
    this.#key = key;
    makeAutoObservable(this, { entries: observableRef }, { autoBind: true });
  }

  /** Loads the newest entries; earlier pages are dropped. */
  load(): Promise<void> {
    return this.#read(undefined);
  }

  /** Loads the next older page. */
  async more(): Promise<void> {
    if (typeof this.next === 'string' && !this.isLoading) await this.#read(this.next);
  }

  async #read(before: string | undefined): Promise<void> {
    const turn = ++this.#turn;
    this.isLoading = true;
    this.problem = undefined;
    const answer = await this.#app.data
      .record()
      .then((calls) => calls.history(this.#table, this.#key, before))
      .catch(() => undefined);
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.isLoading = false;
      if (!answer?.ok) {
        this.problem = answer?.failure.message ?? this.#app.t('shell.chunkFailed');
        return;
      }
      const { entries, next } = answer.data;
      this.entries = before === undefined ? entries : [...this.entries, ...entries];
      this.next = next;
    });
  }
}
