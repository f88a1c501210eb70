/**
 * Whether a picker may not offer a day. `length`: characters of the picker's own text (7 for a month): of a month or a year
 * only that much is compared, or its last one would lie behind a bound named by itself.
 */
export function isOutside(date: Date | undefined, bounds: Bounds, length: number): boolean {
  if (!date) return false;
  const day = dayText(date);
  const compared = (bound: unknown): number | undefined => {
    if (typeof bound !== 'string' || bound === '') return undefined;
    const shown = Math.min(length, bound.length, day.length);
    const [mine, theirs] = [day.slice(0, shown), bound.slice(0, shown)];
    return mine === theirs ? 0 : mine < theirs ? -1 : 1;
  };
  return compared(bounds.min) === -1 || compared(bounds.max) === 1;
}

interface Bounds {
  readonly min?: unknown;
  readonly max?: unknown;
}

function dayText(date: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
