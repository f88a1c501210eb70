import type { Frame } from './Frame.ts';

/** Texts from this length on are charged, so that repeated comparisons reach the limit. */
export const LONG = 1024;

/** Charges for comparing two long texts. */
export function chargeLong(frame: Frame, a: unknown, b: unknown): void {
  if (typeof a === 'string' && typeof b === 'string' && a.length > LONG && b.length > LONG)
    frame.charge(Math.min(a.length, b.length) >>> 6);
}
