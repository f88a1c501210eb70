import { makeAutoObservable, observableRef } from 'mobx';
import type { Answer } from '../../data/Answer.ts';
import type { RowOutcome } from '../../wire/records/RowOutcome.ts';
import { RowsRun, type RunRow } from '../page/RowsRun.ts';

type Send = (keys: readonly string[]) => Promise<Answer<readonly RowOutcome[]>>;

/** Rows that the user chooses and sends; finished rows cannot be chosen again. */
export class RowChoice {
  chosen: ReadonlySet<string>;
  run: RowsRun | undefined = undefined;
  /** Keys of finished rows. */
  done: ReadonlySet<string> = new Set();
  readonly rows: readonly RunRow[];
  readonly #send: Send;

  /** `all`: every row starts as chosen (default). */
  constructor(rows: readonly RunRow[], send: Send, all = true) {
    this.rows = rows;
    this.#send = send;
    this.chosen = new Set(all ? rows.map(({ key }) => key) : []);
    makeAutoObservable(this, {
      rows: false,
      chosen: observableRef,
      done: observableRef,
      run: observableRef,
    });
  }

  /** Chosen and unfinished rows. */
  get open(): readonly RunRow[] {
    return this.rows.filter(({ key }) => this.chosen.has(key) && !this.done.has(key));
  }

  get all(): boolean {
    return this.rows.every(({ key }) => this.chosen.has(key));
  }

  choose(key: string, on: boolean): void {
    const chosen = new Set(this.chosen);
    if (on) chosen.add(key);
    else chosen.delete(key);
    this.chosen = chosen;
  }

  chooseAll(on: boolean): void {
    this.chosen = new Set(on ? this.rows.map(({ key }) => key) : []);
  }

  /** Sends the chosen rows. Returns the server's message when all succeeded. */
  async send(): Promise<string | undefined> {
    if (this.run?.running || this.open.length === 0) return undefined;
    const run = new RowsRun(this.open, this.#send);
    this.run = run;
    const isDone = await run.run();
    this.finish(run);
    return isDone ? (run.message ?? '') : undefined;
  }

  private finish(run: RowsRun): void {
    const done = new Set(this.done);
    for (const [key, { ok }] of run.outcomes) if (ok) done.add(key);
    this.done = done;
  }
}
