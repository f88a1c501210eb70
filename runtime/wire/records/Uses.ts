/** Documents of one table that refer to a record by one field. */
export interface RecordUse {
  /** Title of their table. */
  readonly title: string;
  readonly fieldTitle: string;
  /** Whether they are documents with states, and not master data. */
  readonly isDocument: boolean;
  /** Number of them, also of those the user may not read. */
  readonly count: number;
  /** Numbers or names of the newest that the user may read. */
  readonly names: readonly string[];
}

/** A record that others refer to. */
export interface UsedRecord {
  /** Title of its table. */
  readonly table: string;
  readonly key: string;
  /** Its number or name, else its key. */
  readonly name: string;
  readonly uses: readonly RecordUse[];
}

/** What keeps records from being deleted. */
export interface UsesAnswer {
  /** The used ones of the records asked about. */
  readonly records: readonly UsedRecord[];
}
