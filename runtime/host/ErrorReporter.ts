import { type BrowserError, placesOf, withoutValues } from '../wire/watching/BrowserError.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';

/** Maximum reports of one page, and milliseconds between two. */
const most = 10;
const restMillis = 2_000;

/** Errors that say nothing of the product: a call given up, a code file away, and what browsers say of layouts that settle. */
const isNoise = (problem: unknown, message: string): boolean =>
  problem instanceof ChunkLoadError ||
  (problem instanceof DOMException && problem.name === 'AbortError') ||
  message.startsWith('ResizeObserver loop') ||
  message === 'Script error.';

const messageOf = (problem: unknown): string => {
  if (problem instanceof Error) return `${problem.name}: ${problem.message}`;
  return typeof problem === 'string' ? problem : Object.prototype.toString.call(problem);
};

const stackOf = (problem: unknown): string =>
  problem instanceof Error && typeof problem.stack === 'string' ? problem.stack : '';

interface ReporterOptions {
  /** Sends a report; its failure is ignored. */
  send(error: BrowserError): Promise<unknown>;
  /** Route of the page in front, without its query. */
  page(): string;
  /** Name of the file with which the page began. */
  readonly version: string;
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
}

/**
 * Reports errors of this page to the server: each once, few in all, never more than one in two seconds. Errors while reporting are
 * dropped, so that it cannot go in circles.
 */
export class ErrorReporter {
  readonly #options: ReporterOptions;
  readonly #told = new Set<string>();
  #next = Number.NEGATIVE_INFINITY;
  #isBusy = false;

  constructor(options: ReporterOptions) {
    this.#options = options;
  }

  report(kind: BrowserError['kind'], problem: unknown): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      this.#report(kind, problem);
    } catch {
      // An error of the report itself is not reported.
    } finally {
      this.#isBusy = false;
    }
  }

  #report(kind: BrowserError['kind'], problem: unknown): void {
    const said = messageOf(problem);
    const now = this.#options.now();
    if (isNoise(problem, said) || this.#told.size >= most || now < this.#next) return;
    const stack = stackOf(problem);
    // Of an extension of the browser.
    if (/\b[a-z-]+-extension:\/\//.test(stack)) return;
    const { page, version, send } = this.#options;
    const error = { kind, message: withoutValues(said), page: page(), place: placesOf(stack), version };
    const key = JSON.stringify([error.message, error.place]);
    if (error.message === '' || this.#told.has(key)) return;
    this.#told.add(key);
    this.#next = now + restMillis;
    send(error).catch(() => undefined);
  }
}
