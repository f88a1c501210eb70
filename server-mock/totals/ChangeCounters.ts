/** How often each table was written since start: what was computed from a table stands while its counter does. */
export class ChangeCounters {
  private readonly counts = new Map<string, number>();
  private all = 0;
  private tell: (tables: readonly string[]) => void = () => undefined;

  /** Counter of a table, any case. */
  of(table: string): number {
    return this.all + (this.counts.get(table.toLowerCase()) ?? 0);
  }

  /** Call after every committed write; other processes on the same database are told. */
  bump(tables: Iterable<string>): void {
    const names = [...tables];
    this.heard(names);
    this.tell(names);
  }

  /** Another process wrote these. */
  heard(tables: readonly string[]): void {
    for (const table of tables) {
      const name = table.toLowerCase();
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    }
  }

  /** Anything may have been written. */
  bumpAll(): void {
    this.all += 1;
  }

  /** Who passes on what is bumped here. */
  tellOthers(tell: (tables: readonly string[]) => void): void {
    this.tell = tell;
  }

  /** The counters of several tables as one text to compare. */
  stamp(tables: readonly string[]): string {
    return tables.map((table) => this.of(table)).join('.');
  }
}
