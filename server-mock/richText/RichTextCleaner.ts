import type { Worker } from 'node:worker_threads';
import { startThread } from '../threads/startThread.ts';
import { cleanRichText } from './cleanRichText.ts';

/** Maximum characters cleaned on the main thread, which takes about 5 ms. Longer texts go to a worker thread. */
const short = 20_000;
/** Time limit of one text in milliseconds. */
const patience = 20_000;

interface Waiting {
  readonly html: string;
  resolve(clean: string): void;
  reject(error: Error): void;
}

/** Cleans rich texts: short ones here, long ones in a worker thread that starts on demand. */
class RichTextCleaner {
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** The first entry is in progress. */
  readonly #queue: Waiting[] = [];

  /** Returns the cleaned text. Rejects on timeout. */
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
    const worker = startThread(import.meta.url, 'richTextWorker');
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

/** The cleaner of this process. */
export const richTextCleaner = new RichTextCleaner();
