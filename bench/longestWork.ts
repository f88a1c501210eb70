import { openSync, readSync } from 'node:fs';
import { longestHold } from '../tests/wire/longestHold.ts';

const buffer = Buffer.alloc(64);
let file: number | undefined;

/** Milliseconds of CPU of the main thread so far, exact to a tick of the scheduler (4 ms at most). */
function mainThreadTime(): number {
  file ??= openSync('/proc/self/schedstat', 'r');
  const length = readSync(file, buffer, 0, buffer.length, 0);
  return Number(buffer.toString('latin1', 0, length).split(' ')[0]) / 1e6;
}

/**
 * Longest time in milliseconds that the main thread worked during `run` before it let anything else in. CPU time, so that other
 * work on the machine does not count.
 */
export const longestWork = (run: () => Promise<unknown>): Promise<number> => longestHold(run, mainThreadTime);
