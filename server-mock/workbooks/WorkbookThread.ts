import type { Worker } from 'node:worker_threads';
import { startThread } from '../threads/startThread.ts';
import { SheetFault } from './SheetFault.ts';
import type { WorkbookAnswer, WorkbookReply, WorkbookRequest } from './workbookMessages.ts';

/** Heap limits of one thread in MB. */
const resourceLimits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 16 };
/** Maximum threads; other requests wait. More threads would compete for the same cores. */
const most = 2;
/** Maximum waiting requests: each may hold a file of 50 MB. */
const mostWaiting = 10;

let running = 0;
const waiting: (() => void)[] = [];

interface Pending {
  resolve(answer: WorkbookAnswer): void;
  reject(error: unknown): void;
}

/**
 * A worker thread for one workbook. It handles one request at a time and is killed at its time or memory limit.
 * Always `close` it: threads are counted.
 */
export class WorkbookThread {
  readonly #worker: Worker;
  #pending: Pending | undefined;
  #ended: Error | undefined;
  #isClosed = false;

  private constructor() {
    this.#worker = startThread(import.meta.url, 'workbookWorker', { resourceLimits });
    this.#worker.on('message', (reply: WorkbookReply) => this.#settle(reply));
    this.#worker.on('error', (error: NodeJS.ErrnoException) =>
      this.#end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new SheetFault('sheet.memory') : error),
    );
    this.#worker.on('exit', () => this.#end(new Error('the workbook thread has ended')));
  }

  /** Waits for a free thread. Rejects with SheetFault when the queue is full. */
  static async start(): Promise<WorkbookThread> {
    if (waiting.length >= mostWaiting) throw new SheetFault('sheet.busy');
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    return new WorkbookThread();
  }

  /** Sends one request. `limit`: milliseconds until the thread is killed. Rejects with SheetFault on a bad file. */
  async ask(request: WorkbookRequest, limit: number): Promise<WorkbookAnswer> {
    if (this.#ended !== undefined) throw this.#ended;
    if (this.#pending !== undefined) throw new Error('one request at a time (bug)');
    const timer = setTimeout(() => this.#end(new SheetFault('sheet.slow')), limit);
    try {
      return await new Promise<WorkbookAnswer>((resolve, reject) => {
        this.#pending = { resolve, reject };
        this.#worker.postMessage(request, request.kind === 'open' ? [request.bytes.buffer] : []);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#end(new Error('the workbook thread is closed'));
    await this.#worker.terminate();
    running -= 1;
    waiting.shift()?.();
  }

  #settle(reply: WorkbookReply): void {
    const pending = this.#pending;
    this.#pending = undefined;
    if ('fault' in reply) pending?.reject(new SheetFault(reply.fault.rule, reply.fault.params));
    else pending?.resolve(reply.answer);
  }

  #end(error: Error): void {
    this.#ended ??= error;
    this.#pending?.reject(this.#ended);
    this.#pending = undefined;
    if (error instanceof SheetFault) void this.#worker.terminate();
  }
}
