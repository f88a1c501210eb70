import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { FontFiles } from './fontFiles.ts';
import type { PaperJob, PrintedSoFar, PrintJob } from './printMessages.ts';
import { writePaper } from './writePaper.ts';
import { writePdf } from './writePdf.ts';

// Worker thread that makes PDFs, one at a time. The main thread kills it to stop a slow one.

// Calls for pages come first. On Linux a thread has its own priority; elsewhere this would change the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Milliseconds between two reports. */
const pause = 300;

parentPort?.on('message', async (job: PrintJob | PaperJob) => {
  let told = performance.now();
  const tell = (printed: number): void => {
    if (performance.now() - told < pause) return;
    told = performance.now();
    parentPort?.postMessage({ printed } satisfies PrintedSoFar);
  };
  // An error ends the thread, and the waiting caller gets it.
  const files = workerData as FontFiles; // given by PrintThreads
  const result = await ('pages' in job ? writePaper(job, files, tell) : writePdf(job, files, tell));
  parentPort?.postMessage(result, [result.bytes.buffer]);
});
