/** Powers of ten that doubles hold exactly. */
export const tens: readonly number[] = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

/** Integers below this have at most 15 digits; a decimal made of one is its double's shortest decimal. */
export const FIFTEEN_DIGITS = 1e15;

/**
 * The scale at which a double is an integer of at most 15 digits (0, 2, 4, 6 or 8), or -1. If n = round(x *
 * 10^s) and n / 10^s === x, then x means exactly n * 10^-s: the division is correctly rounded, and no other
 * decimal of 15 digits is as near.
 */
export function scaleOf(x: number): number {
  if (Number.isInteger(x)) return x < FIFTEEN_DIGITS && x > -FIFTEEN_DIGITS ? 0 : -1;
  if (isScaled(x, 100)) return 2;
  if (isScaled(x, 1e4)) return 4;
  if (isScaled(x, 1e6)) return 6;
  return isScaled(x, 1e8) ? 8 : -1;
}

function isScaled(x: number, power: number): boolean {
  const n = Math.round(x * power);
  return n / power === x && n < FIFTEEN_DIGITS && n > -FIFTEEN_DIGITS;
}

/** 10^exponent, from a table that covers the fast path. */
export function ten(exponent: number): number {
  return tens[exponent] ?? 10 ** exponent;
}
