import { refuseWaitInTransaction } from '../db/transactionScope.ts';
import type { ChangeCounters } from '../totals/ChangeCounters.ts';

/** Maximum entries; at the limit all are dropped. */
const most = 10_000;

/** Caches values by key until any of `tables` is written, in this process or another. */
export class StampedCache<K, V> {
  private stamp = '';
  private entries = new Map<K, Promise<V>>();

  constructor(
    private readonly changes: ChangeCounters,
    private readonly tables: readonly string[],
    private readonly load: (key: K) => Promise<V>,
  ) {}

  async of(key: K): Promise<V> {
    refuseWaitInTransaction('a shared cache');
    const stamp = this.changes.stamp(this.tables);
    if (stamp !== this.stamp || this.entries.size >= most) {
      this.stamp = stamp;
      this.entries = new Map();
    }
    const { entries } = this;
    const known = entries.get(key);
    if (known !== undefined) return known;
    const loading = this.load(key);
    entries.set(key, loading);
    try {
      return await loading;
    } catch (error) {
      entries.delete(key);
      throw error;
    }
  }
}
