/**
 * No whole number. A call, because what has never been needed is then no part of the machine code: the engine keeps a number
 * in a register only where all that it may be is known to be a number.
 */
export function none(): number {
  return Number.NaN;
}
