/**
 * Returns NaN. As a call it stays out of the machine code until needed: the engine keeps a number in a
 * register only if all possible values are numbers.
 */
export function none(): number {
  return Number.NaN;
}
