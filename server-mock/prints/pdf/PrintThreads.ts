import type { Worker } from 'node:worker_threads';
import { startThread } from '../../threads/startThread.ts';
import { fontFiles } from './fontFiles.ts';
import type { PaperJob, PrintedSoFar, PrintJob, PrintResult } from './printMessages.ts';

/** Heap limits of one thread in MB. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };
/** Maximum threads; other jobs wait. */
const most = 2;
const mostWaiting = 20;
/** Milliseconds until a job is given up, and until an idle thread ends. */
const limit = 60_000;
const idleLife = 120_000;

/** Why no PDF was made. */
export type PrintFault = 'busy' | 'slow' | 'memory';

/** Who follows a job. */
interface PrintWork {
  readonly signal?: AbortSignal | undefined;
  /** Hears how many documents are drawn. */
  tell?(printed: number): void;
}

interface Idle {
  readonly worker: Worker;
  /** Stops waiting for its end. */
  take(): void;
}

const idle: Idle[] = [];
const waiting: (() => void)[] = [];
let running = 0;

const taken = (): Worker => {
  const found = idle.pop();
  if (found === undefined)
    return startThread(import.meta.url, 'printWorker', { resourceLimits, workerData: fontFiles() });
  found.take();
  return found.worker;
};

const given = (worker: Worker): void => {
  // The process may end while the thread waits for work.
  worker.unref();
  const end = (): void => {
    const at = idle.indexOf(one);
    if (at >= 0) idle.splice(at, 1);
    void worker.terminate();
  };
  const timer = setTimeout(end, idleLife);
  timer.unref();
  worker.once('error', end);
  const one: Idle = {
    worker,
    take() {
      clearTimeout(timer);
      worker.off('error', end);
      worker.ref();
    },
  };
  idle.push(one);
};

const run = (worker: Worker, job: PrintJob | PaperJob, work: PrintWork): Promise<PrintResult | PrintFault> =>
  new Promise((resolve, reject) => {
    // Its own listeners only: a worker counts on others.
    const settle = (done: () => void): void => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', failed).off('exit', ended);
      work.signal?.removeEventListener('abort', aborted);
      done();
    };
    const answered = (told: PrintResult | PrintedSoFar): void => {
      if ('printed' in told) work.tell?.(told.printed);
      else settle(() => resolve(told));
    };
    const aborted = (): void => settle(() => reject(work.signal?.reason));
    const failed = (error: NodeJS.ErrnoException): void =>
      settle(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('memory') : reject(error)));
    const ended = (): void => settle(() => reject(new Error('the print thread has ended')));
    const timer = setTimeout(() => settle(() => resolve('slow')), limit);
    worker.on('message', answered).on('error', failed).on('exit', ended);
    work.signal?.addEventListener('abort', aborted);
    worker.postMessage(job);
  });

/**
 * Makes a PDF in a thread with limits of time and memory, or says why there is none. Rejects once it is aborted; its thread
 * ends then.
 */
export const printPdf = async (
  job: PrintJob | PaperJob,
  work: PrintWork = {},
): Promise<PrintResult | PrintFault> => {
  if (running >= most) {
    if (waiting.length >= mostWaiting) return 'busy';
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  if (work.signal?.aborted === true) {
    waiting.shift()?.();
    throw work.signal.reason;
  }
  running += 1;
  const worker = taken();
  let isUsable = false;
  try {
    const result = await run(worker, job, work);
    isUsable = typeof result === 'object';
    return result;
  } finally {
    if (isUsable) given(worker);
    else void worker.terminate();
    running -= 1;
    waiting.shift()?.();
  }
};
