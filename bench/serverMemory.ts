import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from './measure.ts';

/** Memory of a process at one time. */
export interface MemorySample {
  /** Milliseconds since the first sample. */
  readonly at: number;
  /** Resident megabytes. */
  readonly resident: number;
}

const residentOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1_024;
};

/** Resident memory of a process, every `every` milliseconds until `isOver`. */
export async function memoryOf(
  pid: number,
  every: number,
  isOver: () => boolean,
): Promise<readonly MemorySample[]> {
  const samples: MemorySample[] = [];
  const start = performance.now();
  while (!isOver()) {
    samples.push({ at: performance.now() - start, resident: await residentOf(pid) });
    await wait(every);
  }
  return samples;
}

/** The median of the samples from one time to another, in megabytes. */
export const memoryBetween = (samples: readonly MemorySample[], from: number, to: number): number =>
  median(samples.filter(({ at }) => at >= from && at <= to).map(({ resident }) => resident));
