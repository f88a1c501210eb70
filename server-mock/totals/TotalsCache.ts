import { refuseWaitInTransaction } from '../db/transactionScope.ts';
import type { ChangeCounters } from './ChangeCounters.ts';

/** Remembered answers; the least recently used go first. */
const capacity = 2_000;

interface Entry {
  readonly stamp: string;
  readonly value: Promise<unknown>;
}

/**
 * Counts and sums over a filtered set, kept per table, row scope and where while the table is not written. Paging and
 * sorting ask for the same key and never count again; twins in flight share one count.
 */
export class TotalsCache {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly changes: ChangeCounters) {}

  /** The remembered value, or what `compute` gives. `key` must hold the whole question, `tables` what it was asked of. */
  async of<T>(tables: readonly string[], key: string, compute: () => Promise<T>): Promise<T> {
    refuseWaitInTransaction('a shared cache');
    // Read before counting: a write meanwhile makes what is counted now stale at once.
    const stamp = this.changes.stamp(tables);
    const known = this.entries.get(key);
    if (known !== undefined && known.stamp === stamp) {
      this.entries.delete(key);
      this.entries.set(key, known);
      return (await known.value) as T; // one key always asks one question
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
