import type { Progress } from '../../server-mock/backup/Progress.ts';
import { shownBytes } from '../../server-mock/backup/shownBytes.ts';

/** Milliseconds between two lines. */
const pause = 2_000;

/** Says on stderr every two seconds how far a command is; nothing for a short one. */
export const showProgress = (): Progress => {
  let last = performance.now();
  return ({ what, bytes }) => {
    if (performance.now() - last < pause) return;
    last = performance.now();
    process.stderr.write(`${shownBytes(bytes)}  ${what}\n`);
  };
};
