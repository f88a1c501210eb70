import type { Frame } from '../../evaluate/Frame.ts';
import { compareText } from '../../values/compareText.ts';

/** Compares two texts by code points: negative, zero or positive. Charges for their common length. */
export function textOrder(a: string, b: string, frame: Frame): number {
  frame.charge(Math.min(a.length, b.length) >>> 6);
  return compareText(a, b);
}
