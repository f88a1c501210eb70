import { editDistance } from '../../../expressions/editDistance.ts';

/** The known name probably meant: equal except for case, or with at most a third of the letters wrong. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    if (candidate === name || Math.abs(candidate.length - name.length) >= least) continue;
    const steps = editDistance(wanted, candidate.toLowerCase());
    if (steps < least) {
      best = candidate;
      least = steps;
    }
  }
  return best;
}
