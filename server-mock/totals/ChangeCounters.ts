/** How often each table was written since start: what was computed from a table stands while its counter does. */
export class ChangeCounters {
  private readonly counts = new Map<string, number>();

  /** Counter of a table, any case. */
  of(table: string): number {
    return this.counts.get(table.toLowerCase()) ?? 0;
  }

  /** Call after every committed write. */
  bump(tables: Iterable<string>): void {
    for (const table of tables) this.counts.set(table.toLowerCase(), this.of(table) + 1);
  }

  /** The counters of several tables as one text to compare. */
  stamp(tables: readonly string[]): string {
    return tables.map((table) => this.of(table)).join('.');
  }
}
