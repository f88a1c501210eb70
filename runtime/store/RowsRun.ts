import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Answer } from '../data/Answer.ts';
import { rowOutcomes } from '../data/httpDocumentCalls.ts';
import type { RowOutcome } from '../wire/records/RowOutcome.ts';
import { read } from '../wire/shape.ts';

/** One row a call is about: what it is sent as and what people call it. */
export interface RunRow {
  readonly key: string;
  readonly label: string;
}

/**
 * A call about several rows: how each ended, and the failed ones again. A row that went well is never sent twice; one call
 * at a time.
 */
export class RowsRun {
  readonly rows: readonly RunRow[];
  running = false;
  outcomes: ReadonlyMap<string, RowOutcome> = new Map();
  /** Why the call as a whole gave nothing (no right, no network); undefined: it answered. */
  failure: string | undefined = undefined;
  /** The server's words of the last answer. */
  message: string | undefined = undefined;
  readonly #send: (keys: readonly string[]) => Promise<Answer<readonly RowOutcome[]>>;

  constructor(
    rows: readonly RunRow[],
    send: (keys: readonly string[]) => Promise<Answer<readonly RowOutcome[]>>,
  ) {
    this.rows = rows;
    this.#send = send;
    makeAutoObservable(this, { rows: false, outcomes: observableRef }, { autoBind: true });
  }

  /** Something was answered about the rows. */
  get answered(): boolean {
    return this.outcomes.size > 0;
  }

  get failed(): readonly RunRow[] {
    return this.rows.filter(({ key }) => this.outcomes.get(key)?.ok === false);
  }

  /** At least one row was changed. */
  get changedSome(): boolean {
    return [...this.outcomes.values()].some(({ ok }) => ok);
  }

  /** Sends the rows that are not done yet; true: all of them are done now. */
  async run(): Promise<boolean> {
    if (this.running) return false;
    const open = this.rows.filter(({ key }) => this.outcomes.get(key)?.ok !== true);
    this.running = true;
    this.failure = undefined;
    const answer = await this.#send(open.map(({ key }) => key));
    runInAction(() => {
      this.running = false;
      this.#take(answer, open);
    });
    return this.rows.every(({ key }) => this.outcomes.get(key)?.ok === true);
  }

  #take(answer: Answer<readonly RowOutcome[]>, sent: readonly RunRow[]): void {
    const found = answer.ok ? answer.data : outcomesIn(answer.failure.data);
    this.message = answer.ok ? answer.message : answer.failure.message;
    if (found === undefined) {
      this.failure = answer.ok ? undefined : answer.failure.message;
      return;
    }
    const outcomes = new Map(this.outcomes);
    const keys = new Set(sent.map(({ key }) => key));
    for (const outcome of found) if (keys.has(outcome.key)) outcomes.set(outcome.key, outcome);
    this.outcomes = outcomes;
  }
}

/** Every row was refused: the rows stand in the refusal. Anything else there is no answer about rows. */
function outcomesIn(data: unknown): readonly RowOutcome[] | undefined {
  const found = read(rowOutcomes, data);
  return found.ok && found.value.length > 0 ? found.value : undefined;
}
