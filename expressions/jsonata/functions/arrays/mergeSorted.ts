import type { Frame } from '../../../evaluate/Frame.ts';
import type { JsonataValue } from '../../JsonataValue.ts';

/** True when the left item belongs after the right one. */
export type IsAfter = (left: JsonataValue, right: JsonataValue) => boolean;

/**
 * Sorts a copy, stably. Uses its own merge, because a formula's comparison may be inconsistent and each
 * comparison must be charged.
 */
export function mergeSorted(
  frame: Frame,
  list: readonly JsonataValue[],
  isAfter: IsAfter,
): readonly JsonataValue[] {
  frame.allocate(32 * list.length);
  let from = list.slice();
  let to = list.slice();
  for (let width = 1; width < list.length; width *= 2) {
    frame.charge(list.length);
    for (let start = 0; start < list.length; start += 2 * width) {
      merge(
        from,
        to,
        start,
        Math.min(start + width, list.length),
        Math.min(start + 2 * width, list.length),
        isAfter,
      );
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Merges the sorted runs start..middle and middle..end. */
function merge(
  from: readonly JsonataValue[],
  to: JsonataValue[],
  start: number,
  middle: number,
  end: number,
  isAfter: IsAfter,
): void {
  let left = start;
  let right = middle;
  for (let at = start; at < end; at += 1) {
    const takesRight = left >= middle || (right < end && isAfter(from[left], from[right]));
    to[at] = takesRight ? from[right] : from[left];
    if (takesRight) right += 1;
    else left += 1;
  }
}
