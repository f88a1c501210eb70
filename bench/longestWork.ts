import { openSync, readSync } from 'node:fs';

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
export async function longestWork(run: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = mainThreadTime();
  let isOver = false;
  const look = (): void => {
    const now = mainThreadTime();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await run();
  isOver = true;
  return Math.max(longest, mainThreadTime() - last);
}
