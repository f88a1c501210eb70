/** A record found from anywhere (`findRecords`). */
export interface FoundRecord {
  readonly path: string;
  readonly table: string;
  readonly cnName: string;
  readonly key: string;
  readonly label: string;
}

/** Records of every list the user may open; `left`: lists that were not asked, because time was up. */
export interface FoundRecords {
  readonly records: readonly FoundRecord[];
  readonly left: number;
}
