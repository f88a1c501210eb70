/** A set of integers: closed intervals, ascending, with a gap between any two. */
export type Ranges = readonly (readonly [from: bigint, to: bigint])[];

/** The empty set. */
export const noRanges: Ranges = [];

/** The integers from `from` to `to`, both included; empty when `from` is greater. */
export const rangeOf = (from: bigint, to: bigint): Ranges => (from > to ? noRanges : [[from, to]]);

/** The union of the sets. */
export function unite(sets: readonly Ranges[]): Ranges {
  const sorted = sets.flat().toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const united: [bigint, bigint][] = [];
  for (const [from, to] of sorted) {
    const last = united.at(-1);
    // Joins adjacent intervals, so that equal sets have equal representations.
    if (last === undefined || from > last[1] + 1n) united.push([from, to]);
    else if (to > last[1]) last[1] = to;
  }
  return united;
}

/** The intersection of both sets. */
export function meetRanges(a: Ranges, b: Ranges): Ranges {
  const both: (readonly [bigint, bigint])[] = [];
  let i = 0;
  let j = 0;
  for (let left = a[i], right = b[j]; left !== undefined && right !== undefined; left = a[i], right = b[j]) {
    const from = left[0] > right[0] ? left[0] : right[0];
    const to = left[1] < right[1] ? left[1] : right[1];
    if (from <= to) both.push([from, to]);
    if (left[1] < right[1]) i += 1;
    else j += 1;
  }
  return both;
}

/** The numbers of `a` that are not in `b`. */
export function withoutRanges(a: Ranges, b: Ranges): Ranges {
  return a.flatMap(([from, to]) => {
    const left: (readonly [bigint, bigint])[] = [];
    let next = from;
    for (const [start, end] of b) {
      if (end < next || start > to) continue;
      if (start > next) left.push([next, start - 1n]);
      next = end + 1n;
    }
    return next <= to ? [...left, [next, to] as const] : left;
  });
}

/** Whether both sets contain the same numbers. */
export const sameRanges = (a: Ranges, b: Ranges): boolean =>
  a.length === b.length && a.every(([from, to], at) => from === b[at]?.[0] && to === b[at]?.[1]);

/** Whether the number is in the set. */
export const hasNumber = (set: Ranges, number: bigint): boolean =>
  set.some(([from, to]) => from <= number && number <= to);
