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

/** Resident memory of a process, at least once, every `every` milliseconds until `isOver`. */
export async function memoryOf(
  pid: number,
  every: number,
  isOver: () => boolean,
): Promise<readonly MemorySample[]> {
  const samples: MemorySample[] = [];
  const start = performance.now();
  do {
    samples.push({ at: performance.now() - start, resident: await residentOf(pid) });
    await wait(every);
  } while (!isOver());
  return samples;
}

/**
 * The median of the samples from one time to another, in megabytes. A short time on a busy machine may have no sample: then the one
 * nearest to its middle.
 */
export function memoryBetween(samples: readonly MemorySample[], from: number, to: number): number {
  const within = samples.filter(({ at }) => at >= from && at <= to);
  const away = ({ at }: MemorySample): number => Math.abs(at - (from + to) / 2);
  const seen = within.length > 0 ? within : samples.toSorted((a, b) => away(a) - away(b)).slice(0, 1);
  return median(seen.map(({ resident }) => resident));
}
