import type { Worker } from 'node:worker_threads';
import { startThread } from '../threads/startThread.ts';
import { DatabaseError } from './DatabaseError.ts';
import { databaseErrorOf } from './databaseErrorOf.ts';
import type { WorkerAnswer, WorkerCall, WorkerReply, WorkerStart } from './pgliteMessages.ts';
import { pgliteProgram } from './pgliteProgram.ts';

interface Pending {
  resolve(answer: WorkerAnswer): void;
  reject(error: unknown): void;
}

/** A worker thread that runs one PGlite. It can be killed at any time. */
export class PgliteThread {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #next = 1;
  #dead: DatabaseError | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: WorkerReply) => this.#settle(reply));
    worker.on('error', (cause) => this.#die(gone(cause)));
    worker.on('exit', () => this.#die(gone(new Error('the database thread has ended'))));
  }

  /**
   * Opens the database in a new thread. Throws {@link DatabaseError} `gone` with the reason as cause when it does
   * not open, or not within `limit` ms (0: no limit).
   */
  static async open(start: Omit<WorkerStart, 'program'>, limit = 0): Promise<PgliteThread> {
    const workerData: WorkerStart = { ...start, program: await pgliteProgram() };
    const thread = new PgliteThread(startThread(import.meta.url, 'pgliteWorker', { workerData }));
    const slow = gone(new Error(`the database did not open within ${limit} ms`));
    const timer = limit === 0 ? undefined : setTimeout(() => thread.#die(slow), limit);
    try {
      await new Promise<WorkerAnswer>((resolve, reject) => thread.#pending.set(0, { resolve, reject }));
      return thread;
    } catch (error) {
      // Not awaited: a thread that hangs in a system call does not end.
      void thread.kill(gone(error));
      throw gone(error);
    } finally {
      clearTimeout(timer);
    }
  }

  get alive(): boolean {
    return this.#dead === undefined;
  }

  /** Sends one request; rejects with {@link DatabaseError}. */
  call(call: WorkerCall): Promise<WorkerAnswer> {
    if (this.#dead !== undefined) return Promise.reject(this.#dead);
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ ...call, id });
    });
  }

  /** Kills the thread at once, even during a query. Pending calls reject with `reason`. */
  async kill(reason: DatabaseError): Promise<void> {
    this.#die(reason);
    await this.#worker.terminate();
  }

  #settle(reply: WorkerReply): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if ('error' in reply)
      pending?.reject(databaseErrorOf(Object.assign(new Error(reply.error.message), reply.error)));
    else pending?.resolve(reply.answer);
  }

  #die(reason: DatabaseError): void {
    this.#dead ??= reason;
    for (const { reject } of this.#pending.values()) reject(this.#dead);
    this.#pending.clear();
  }
}

/** A `gone` error with its cause. */
export const gone = (cause: unknown): DatabaseError =>
  cause instanceof DatabaseError && cause.kind === 'gone'
    ? cause
    : new DatabaseError('gone', '08006', {}, { cause });
