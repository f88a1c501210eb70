import { editDistance } from '../editDistance.ts';

/** The known name nearest to a mistyped one by edit distance, if it is near enough. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  // At least one letter of the name must remain.
  const most = Math.min(name.length - 1, Math.max(1, Math.floor(name.length / 3)));
  if (name.length > 64) return undefined;
  let best: { name: string; distance: number } | undefined;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance <= most && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { name: candidate, distance };
  }
  return best?.name;
}
