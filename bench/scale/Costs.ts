/** What a call costs, in milliseconds of CPU but for the clock. */
export interface KindCost {
  readonly process: number;
  readonly database: number;
  readonly statements: number;
  /** Bytes of the answers, before compression. */
  readonly bytes: number;
  /** Milliseconds by the clock, one call at a time; disturbed by whatever else the machine does. */
  readonly clock: number;
}

/** Measured costs (`measure.ts`), kept in `costs.json`. */
export interface Costs {
  readonly when: string;
  readonly commit: string;
  readonly machine: string;
  /** By what a user does: page, open, save, create, vote, export (of 1,000 rows), signIn. */
  readonly kinds: Readonly<Record<string, KindCost>>;
  /** A page, and the count that the first page after a write asks, by the rows of the table. */
  readonly byRows: readonly { readonly rows: number; readonly page: KindCost; readonly recount: KindCost }[];
  /** Bytes of a row of orders on disk with its indexes. */
  readonly rowBytes: number;
  /** Resident memory of the process after the run. */
  readonly memoryMb: number;
}
