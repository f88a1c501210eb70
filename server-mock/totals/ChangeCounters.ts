import { createHmac, randomBytes } from 'node:crypto';

/** Counts writes per table since start. Cached values stay valid while the counters of their tables do not change. */
export class ChangeCounters {
  private readonly counts = new Map<string, number>();
  private all = 0;
  private readonly secret = randomBytes(16);
  private readonly followers = new Set<() => void>();
  private tell: (tables: readonly string[]) => void = () => undefined;

  /** Counter of a table, any case. */
  of(table: string): number {
    return this.all + (this.counts.get(table.toLowerCase()) ?? 0);
  }

  /** Call after every committed write; also tells other processes on the same database. */
  bump(tables: Iterable<string>): void {
    const names = [...tables];
    this.heard(names);
    this.tell(names);
  }

  /** Counts writes of another process. */
  heard(tables: readonly string[]): void {
    for (const table of tables) {
      const name = table.toLowerCase();
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    }
    this.follow();
  }

  private follow(): void {
    for (const follower of this.followers) follower();
  }

  /** Calls after every write, here or in another process, until the returned function is called. */
  onWrite(follower: () => void): () => void {
    this.followers.add(follower);
    return () => this.followers.delete(follower);
  }

  /** Raises all counters: any table may have changed. */
  bumpAll(): void {
    this.all += 1;
    this.follow();
  }

  /** Sets the callback that tells other processes. */
  tellOthers(tell: (tables: readonly string[]) => void): void {
    this.tell = tell;
  }

  /** Counters of several tables as one comparable text. */
  stamp(tables: readonly string[]): string {
    return tables.map((table) => this.of(table)).join('.');
  }

  /** Like {@link stamp}, for browsers: short, says nothing but whether it differs, and to other processes nothing at all. */
  seal(tables: readonly string[]): string {
    return createHmac('sha256', this.secret).update(this.stamp(tables)).digest('base64url').slice(0, 16);
  }
}
