import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RecordKey } from '../../data/DataSource.ts';
import type { DocumentCalls } from '../../data/DocumentCalls.ts';
import type { Present } from '../../wire/session/readPresentUsers.ts';

const beatMillis = 20_000;
/**
 * Milliseconds without input after which heartbeats stop, so that a forgotten box does not keep its user
 * signed in.
 */
const restMillis = 10 * 60_000;

/** Other users who have the record open. Ignores failed calls: presence is optional. */
export class PresenceStore {
  others: readonly Present[] = [];
  readonly #data: Pick<DocumentCalls, 'presence'>;
  readonly #table: string;
  readonly #key: RecordKey;
  readonly #window = [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16))
    .join('');
  #field: string | undefined = undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #touched = Date.now();
  #isGone = false;

  constructor(data: Pick<DocumentCalls, 'presence'>, table: string, key: RecordKey) {
    this.#data = data;
    this.#table = table;
    this.#key = key;
    makeAutoObservable(this, { others: observableRef });
  }

  start(): void {
    void this.beat();
    this.#timer = setInterval(() => {
      if (Date.now() - this.#touched < restMillis) void this.beat();
    }, beatMillis);
  }

  /** Sets the focused field (undefined: none). */
  enter(field: string | undefined): void {
    this.#touched = Date.now();
    if (field === this.#field) return;
    this.#field = field;
    void this.beat();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#isGone = true;
    void this.beat();
  }

  async beat(): Promise<void> {
    const gone = this.#isGone;
    const answer = await this.#data.presence({
      table: this.#table,
      key: this.#key,
      window: this.#window,
      field: this.#field,
      gone,
    });
    if (gone || this.#isGone) return;
    runInAction(() => {
      if (answer.ok) this.others = answer.data;
    });
  }
}
