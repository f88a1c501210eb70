import { setTimeout as wait } from 'node:timers/promises';
import type { BackupSource } from './BackupSource.ts';

/** Milliseconds of one rest at most. */
const longest = 1_000;

/**
 * Reads tables with a rest after each piece, as long as the piece took. A database has no low priority of its own, but a backend whose
 * reader rests stands still as soon as its socket is full; where it is slow because others work, it rests longer.
 */
export const restingSource = (
  source: BackupSource,
  rest: (milliseconds: number) => Promise<unknown> = wait,
): BackupSource => ({
  ...source,
  async *rowsOf(table) {
    let began = performance.now();
    for await (const piece of source.rowsOf(table)) {
      // What takes the piece works as well: it hashes and compresses.
      yield piece;
      await rest(Math.min(performance.now() - began, longest));
      began = performance.now();
    }
  },
});
