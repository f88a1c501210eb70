/** Readers of each name, as lists in one array. */
export interface Readers {
  readonly places: ReadonlyMap<string, number>;
  readonly starts: Int32Array;
  readonly readers: Int32Array;
}

/**
 * Inverts the reads of formulas; `names` are the formulas in order. A name that a formula reads twice counts
 * once.
 */
export function readersOf(names: readonly string[], reads: ReadonlyMap<string, readonly string[]>): Readers {
  const places = new Map(names.map((name, at) => [name, at]));
  const sources = names.map((name) => [...new Set(reads.get(name))]);
  for (const read of sources) for (const name of read) if (!places.has(name)) places.set(name, places.size);

  const starts = new Int32Array(places.size + 1);
  for (const read of sources) for (const name of read) count(starts, placeOf(places, name) + 1);
  for (let place = 1; place < starts.length; place += 1)
    starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);

  const readers = new Int32Array(starts.at(-1) ?? 0);
  const filled = starts.slice();
  for (const [at, read] of sources.entries()) {
    for (const name of read) {
      const place = placeOf(places, name);
      readers[filled[place] ?? 0] = at;
      count(filled, place);
    }
  }
  return { places, starts, readers };
}

function placeOf(places: ReadonlyMap<string, number>, name: string): number {
  return places.get(name) ?? 0;
}

function count(counts: Int32Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}
