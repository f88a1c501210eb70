import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { cleanRichText } from './cleanRichText.ts';

/** Characters cleaned at once: some 5 ms of the main thread. A longer text goes to a thread. */
const short = 20_000;
/** Milliseconds one text may take. */
const patience = 20_000;

interface Waiting {
  readonly html: string;
  resolve(clean: string): void;
  reject(error: Error): void;
}

/** Cleans rich texts: short ones here, long ones in one thread that starts with the first of them. */
class RichTextCleaner {
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** The first is being cleaned. */
  readonly #queue: Waiting[] = [];

  /** The text as it may be stored. Rejects when it takes too long. */
  clean(html: string): string | Promise<string> {
    if (html.length <= short) return cleanRichText(html);
    return new Promise((resolve, reject) => {
      this.#queue.push({ html, resolve, reject });
      if (this.#queue.length === 1) this.#next();
    });
  }

  #next(): void {
    const [first] = this.#queue;
    if (first === undefined) {
      this.#worker?.unref();
      return;
    }
    const worker = this.#started();
    worker.ref();
    this.#timer = setTimeout(() => this.#fail(new Error('a rich text took too long to clean')), patience);
    worker.postMessage(first.html);
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = spawn();
    this.#worker = worker;
    worker.on('message', (clean: string) => {
      clearTimeout(this.#timer);
      this.#queue.shift()?.resolve(clean);
      this.#next();
    });
    worker.on('error', (error) => this.#fail(error));
    return worker;
  }

  #fail(error: Error): void {
    clearTimeout(this.#timer);
    const broken = this.#worker;
    this.#worker = undefined;
    broken?.removeAllListeners();
    void broken?.terminate();
    this.#queue.shift()?.reject(error);
    this.#next();
  }
}

/** Beside the built server lies the built worker; in development and tests the source runs through tsx. */
function spawn(): Worker {
  const built = new URL(`./${'richTextWorker.js'}`, import.meta.url);
  const program = existsSync(fileURLToPath(built))
    ? built
    : new URL(`./${'richTextWorker.dev.mjs'}`, import.meta.url);
  return new Worker(program, { execArgv: [] });
}

/** The cleaner of this process. */
export const richTextCleaner = new RichTextCleaner();
