/** Milliseconds of {@link work} on the machine on which the limits in time were set. */
const referenceMillis = 19;
const runs = 15;

/** Fixed work of the kind the product does: reads rows from JSON, sorts them by text, and adds up by key. */
const work = (text: string): number => {
  const rows = JSON.parse(text) as { readonly code: string; readonly qty: number }[];
  rows.sort((one, other) => (one.code < other.code ? -1 : 1));
  const sums = new Map<string, number>();
  for (const { code, qty } of rows) {
    const key = code.slice(-2);
    sums.set(key, (sums.get(key) ?? 0) + qty);
  }
  return sums.size;
};

let known: number | undefined;

/**
 * How much slower this machine is now than the one on which limits in time were set; at least 1. A limit in time is
 * multiplied by it, so that it is a ratio to the same work in the same run.
 */
export function machinePace(): number {
  known ??= measured();
  return known;
}

function measured(): number {
  const text = JSON.stringify(
    Array.from({ length: 20_000 }, (_, row) => ({ code: `P${(row * 7_919) % 20_011}`, qty: row % 97 })),
  );
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work(text);
    return performance.now() - start;
  });
  const middle = times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? referenceMillis;
  return Math.max(1, middle / referenceMillis);
}
