import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Runs a program from source. The built product has none. */
const fromSource = new URL(`./${'sourceThread.mjs'}`, import.meta.url);

/**
 * Starts a worker thread. `beside`: URL of a module in the folder of the program; `name`: its file without ending. Takes the
 * built program when there is one, else its source.
 */
export const startThread = (
  beside: string,
  name: string,
  options: Pick<WorkerOptions, 'resourceLimits' | 'workerData'> = {},
): Worker => {
  const built = new URL(`./${name}.js`, beside);
  return existsSync(fileURLToPath(built))
    ? new Worker(built, { ...options, execArgv: [] })
    : new Worker(fromSource, { ...options, execArgv: [], argv: [new URL(`./${name}.ts`, beside).href] });
};
