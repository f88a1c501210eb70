import { randomUUID } from 'node:crypto';

/** How many people save at once, and how long each rests in ms, also before saving again what was refused. */
const people = 8;
const rest = 20;
const restAfterRefusal = 500;

/** Milliseconds that a browser waits for an answer. */
const patience = 50_000;

/** People who save, each at one process, and save again what was refused, as it stands in the form: with the same key. */
export class SavingUsers {
  /** Names of saves that were answered as stored. */
  readonly answered = new Set<string>();
  /** What else was answered, in words, with how often. */
  readonly refusals = new Map<string, number>();
  /** Longest time in ms between two saves that were answered, of all people. */
  longestGap = 0;
  #lastAnswer = performance.now();
  #isOver = false;
  readonly #running: Promise<unknown>;

  constructor(
    readonly ports: readonly number[],
    readonly token: string,
    readonly name: string,
  ) {
    this.#running = Promise.all(Array.from({ length: people }, (_, n) => this.#work(n)));
  }

  async #work(n: number): Promise<void> {
    for (let turn = 0; !this.#isOver; turn += 1) {
      const name = `${this.name} ${n}-${turn}`;
      const key = randomUUID();
      // Who has begun to save goes on until it is stored.
      while (!(await this.#save(n, name, key))) await wait(restAfterRefusal);
      await wait(rest);
    }
  }

  async #save(n: number, name: string, key: string): Promise<boolean> {
    const refusal = await this.#send(n, name, key).catch((error: unknown) => `no answer: ${String(error)}`);
    if (refusal !== undefined) {
      this.refusals.set(refusal, (this.refusals.get(refusal) ?? 0) + 1);
      return false;
    }
    const now = performance.now();
    this.longestGap = Math.max(this.longestGap, now - this.#lastAnswer);
    this.#lastAnswer = now;
    this.answered.add(name);
    return true;
  }

  /** Sends a save. Answers what was said if it was not stored. */
  async #send(n: number, name: string, key: string): Promise<string | undefined> {
    const answer = await fetch(`http://127.0.0.1:${this.ports[n % this.ports.length]}/api/Customer/Add`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${this.token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ mainData: { CustomerName: name, CustomerType: 'direct', Enable: 1 } }),
      signal: AbortSignal.timeout(patience),
    });
    const { status, message } = (await answer.json()) as {
      readonly status?: boolean;
      readonly message?: string;
    };
    return answer.status === 200 && status === true ? undefined : `${answer.status} ${message}`;
  }

  get saves(): number {
    return this.answered.size;
  }

  /** Waits until everybody has stored what was begun. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  get inWords(): string {
    const refused = [...this.refusals].map(([what, n]) => `\n           ${n} x ${what}`).join('');
    return `${this.saves} saves answered, none for ${(this.longestGap / 1000).toFixed(1)} s at most${refused}`;
  }
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
