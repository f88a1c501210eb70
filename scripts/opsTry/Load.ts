import { randomUUID } from 'node:crypto';
import type { SiteClient } from './SiteClient.ts';

/** How many calls go on at once: half of them read a page, half of them save. */
const clients = 12;
/** Milliseconds that a client rests between two calls. */
const rest = 5;

/** People who work while something happens to the processes. */
export class Load {
  calls = 0;
  /** Saves that were answered well. */
  saved = 0;
  slowest = 0;
  /** What failed, in words, with how often. */
  readonly failures = new Map<string, number>();
  #isOver = false;
  readonly #running: Promise<unknown>;

  constructor(
    readonly client: SiteClient,
    readonly name: string,
  ) {
    this.#running = Promise.all(Array.from({ length: clients }, (_, n) => this.#work(n)));
  }

  async #work(n: number): Promise<void> {
    const page = { page: 1, rows: 30, sort: 'Customer_Id', order: 'desc', wheres: '[]' };
    for (let turn = 0; !this.#isOver; turn += 1) {
      const began = performance.now();
      const isSave = n % 2 === 0;
      try {
        if (isSave) {
          await this.client.json(
            '/api/Customer/Add',
            { mainData: { CustomerName: `${this.name} ${n}-${turn}`, CustomerType: 'direct', Enable: 1 } },
            { 'idempotency-key': randomUUID() },
          );
          this.saved += 1;
        } else await this.client.json('/api/Customer/Page', page);
      } catch (error) {
        const what = `${isSave ? 'save' : 'page'}: ${error instanceof Error ? error.message : String(error)}`;
        this.failures.set(what, (this.failures.get(what) ?? 0) + 1);
      }
      this.calls += 1;
      this.slowest = Math.max(this.slowest, performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  }

  /** Waits for the calls that are on their way. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  /** How many of its saves are stored: as many as were answered well, and none twice. */
  async stored(): Promise<number> {
    const wheres = JSON.stringify([{ name: 'CustomerName', value: `${this.name} `, displayType: 'like' }]);
    const { total } = await this.client.json('/api/Customer/Page', { page: 1, rows: 1, wheres });
    return Number(total);
  }

  get failed(): number {
    return [...this.failures.values()].reduce((sum, n) => sum + n, 0);
  }

  get inWords(): string {
    const failures = [...this.failures].map(([what, n]) => `\n           ${n} x ${what}`).join('');
    return `${this.calls} calls, ${this.failed} failed, the slowest took ${Math.round(this.slowest)} ms${failures}`;
  }
}
