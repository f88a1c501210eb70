/** A plant and what its users do (`plants.json`). */
export interface Plants {
  readonly note: string;
  /** Part of the signed-in users who work at the same minute. */
  readonly activeShare: number;
  /** Calls by kind of a user who works. */
  readonly callsPerActiveMinute: Readonly<Record<string, number>>;
  /** Part of all rows that is in the largest table, which is also called and written most. */
  readonly largestTableShare: number;
  /** Part of pages and writes that are about the largest table. */
  readonly largestTableCalls: number;
  /** Different filters and row scopes in use on it, each with a count of its own. */
  readonly questions: number;
  /** Part of what a processor may be busy on average. */
  readonly targetLoad: number;
  /** Connections of a process at most, with the one that hears of the others. */
  readonly connectionsOfProcess: number;
  /** Cores of the largest database machine that is taken for one. */
  readonly largestDatabase: number;
  readonly plants: readonly Plant[];
}

export interface Plant {
  readonly name: string;
  readonly users: number;
  readonly rows: number;
}
