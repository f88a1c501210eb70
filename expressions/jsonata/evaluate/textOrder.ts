import type { Frame } from '../../evaluate/Frame.ts';
import { compareText } from '../../values/compareText.ts';

/** Negative, zero or positive: two texts by code points; charges for what they may have in common. */
export function textOrder(a: string, b: string, frame: Frame): number {
  frame.charge(Math.min(a.length, b.length) >>> 6);
  return compareText(a, b);
}
