import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Answer } from '../../data/Answer.ts';
import type { Fact } from '../../wire/records/Fact.ts';
import type { RowOutcome } from '../../wire/records/RowOutcome.ts';
import { rowOutcomes } from '../../wire/records/readRowOutcomes.ts';
import { read } from '../../wire/shape.ts';

/** One row of a call: the key that is sent and the name the user sees. */
export interface RunRow {
  readonly key: string;
  readonly label: string;
  /** What tells the row apart: its customer, amount and date. Absent: unknown. */
  readonly about?: readonly Fact[] | undefined;
}

/**
 * A call on several rows, with the result of each and a retry of failed ones. A row that succeeded is never
 * sent again; one call at a time.
 */
export class RowsRun {
  readonly rows: readonly RunRow[];
  running = false;
  outcomes: ReadonlyMap<string, RowOutcome> = new Map();
  /** Why the whole call failed (no right, no network); undefined: it was answered. */
  failure: string | undefined = undefined;
  /** The server's message in the last answer. */
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

  /** Whether any row was answered. */
  get answered(): boolean {
    return this.outcomes.size > 0;
  }

  get failed(): readonly RunRow[] {
    return this.rows.filter(({ key }) => this.outcomes.get(key)?.ok === false);
  }

  /** Whether any row changed. */
  get changedSome(): boolean {
    return [...this.outcomes.values()].some(({ ok }) => ok);
  }

  /** Sends the remaining rows; true: all have succeeded. */
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

/** Outcomes in a refusal of every row; undefined: the refusal is not about rows. */
function outcomesIn(data: unknown): readonly RowOutcome[] | undefined {
  const found = read(rowOutcomes, data);
  return found.ok && found.value.length > 0 ? found.value : undefined;
}
