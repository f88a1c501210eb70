/** A document under way in an older version of a flow. */
export interface RunningRow {
  readonly key: string;
  readonly label: string;
  readonly stepName: string | null;
  readonly version: number;
  readonly auditStatus: number;
  readonly creator: string | null;
  readonly mayMove: boolean;
  /** Why it cannot move to the newest version; null: it can. */
  readonly message: string | null;
}

/** Documents under way in older versions of a flow. */
export interface RunningAnswer {
  /** Documents may be moved; else all keep their version. */
  readonly asks: boolean;
  /** The newest version. */
  readonly version: number;
  readonly total: number;
  /** Number of them that the user may not see: they are not listed. */
  readonly hidden: number;
  readonly list: readonly RunningRow[];
}

/** Open documents that were saved before their table had a flow. */
export interface UnstartedAnswer {
  readonly total: number;
  /** Number of them that the user may not see. */
  readonly hidden: number;
  /** The newest visible ones. */
  readonly list: readonly { readonly key: string; readonly label: string | null }[];
}
