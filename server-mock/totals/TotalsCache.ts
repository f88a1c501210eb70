import { refuseWaitInTransaction } from '../db/transactionScope.ts';
import type { ChangeCounters } from './ChangeCounters.ts';

/** Maximum cached answers; the least recently used go first. */
const capacity = 2_000;

interface Entry {
  readonly stamp: string;
  readonly value: Promise<unknown>;
}

/**
 * Caches counts and sums per table, row scope and filter until the table changes. Paging and sorting use the same
 * key and never count again; parallel requests share one count.
 */
export class TotalsCache {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly changes: ChangeCounters) {}

  /** Cached value, or the result of `compute`. `key` must identify the whole query, `tables` its sources. */
  async of<T>(tables: readonly string[], key: string, compute: () => Promise<T>): Promise<T> {
    refuseWaitInTransaction('a shared cache');
    // Read the stamp before counting, so that a write during the count invalidates it at once.
    const stamp = this.changes.stamp(tables);
    const known = this.entries.get(key);
    if (known !== undefined && known.stamp === stamp) {
      this.entries.delete(key);
      this.entries.set(key, known);
      return (await known.value) as T; // a key always has one type of value
    }
    const value = compute();
    this.entries.set(key, { stamp, value });
    this.trim();
    try {
      return await value;
    } catch (error) {
      if (this.entries.get(key)?.value === value) this.entries.delete(key);
      throw error;
    }
  }

  private trim(): void {
    for (const key of this.entries.keys()) {
      if (this.entries.size <= capacity) return;
      this.entries.delete(key);
    }
  }
}
