import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CallEnd } from '../context/WorkWatch.ts';
import type { BegunWork, WorkEnd } from '../db/WatchedWork.ts';
import type { CallInHand } from '../log/CallInHand.ts';
import { type Standing, standingFigures } from './standingFigures.ts';

/** Upper bounds in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What the process did since it began, as Prometheus reads it. No figure names a user, a record or a value. */
export class ProcessMetrics {
  readonly #registry = new Registry();
  readonly #calls = new Histogram({
    name: 'jig_call_seconds',
    help: 'Calls by route and status, with the time until their answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [this.#registry],
  });
  readonly #works = new Histogram({
    name: 'jig_database_seconds',
    help: 'Statements, transactions, and steps (statements within one), with their wait for a connection.',
    labelNames: ['kind'],
    buckets,
    registers: [this.#registry],
  });
  readonly #refused = new Counter({
    name: 'jig_database_refused_total',
    help: 'Statements and transactions that failed.',
    labelNames: ['kind'],
    registers: [this.#registry],
  });
  #readsProcess = false;

  answered({ method, route }: CallInHand, { status, millis }: CallEnd): void {
    this.#calls.observe({ method, route, status }, millis / 1_000);
  }

  ended({ kind }: BegunWork, { millis, isRefused }: WorkEnd): void {
    this.#works.observe({ kind }, millis / 1_000);
    if (isRefused) this.#refused.inc({ kind });
  }

  /** All figures in Prometheus' text format. Those of the process (memory, event loop) begin with the first reading. */
  async text(standing: Standing): Promise<string> {
    if (!this.#readsProcess) collectDefaultMetrics({ register: this.#registry });
    this.#readsProcess = true;
    return `${await this.#registry.metrics()}\n${await standingText(standing)}`;
  }

  /** Of the text. */
  get type(): string {
    return this.#registry.contentType;
  }
}

/** Figures of the moment; those that are not known are absent. */
const standingText = (standing: Standing): Promise<string> => {
  const registry = new Registry();
  for (const { name, help, label, read } of standingFigures) {
    const value = read(standing);
    if (value === undefined) continue;
    const gauge = new Gauge({
      ...{ name, help, registers: [registry] },
      labelNames: label === undefined ? [] : [label],
    });
    if (typeof value === 'number') gauge.set(value);
    else if (label !== undefined)
      for (const [of, figure] of Object.entries(value)) gauge.set({ [label]: of }, figure);
  }
  return registry.metrics();
};
