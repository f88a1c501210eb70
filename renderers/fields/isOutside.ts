/**
 * True if a day is outside the bounds of a picker. `length` is the number of characters of the picker's text
 * (7 for a month). Only that many are compared; otherwise the last month or year would exceed a bound that
 * names it.
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
