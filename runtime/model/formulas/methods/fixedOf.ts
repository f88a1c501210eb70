/** The number a person gave; blank is 0. What is no number is 0 too: its check refuses it. */
export function fixedOf(fixed: number | string | null): number {
  return typeof fixed === 'number' ? Math.trunc(fixed) : 0;
}
