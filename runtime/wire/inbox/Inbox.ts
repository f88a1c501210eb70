/** Number of documents that wait for the user, or that the user decided, created or got a copy of. */
export interface InboxCounts {
  readonly waiting: number;
  readonly decided: number;
  readonly mine: number;
  readonly copied: number;
}

/** A document that waits for the user. */
export interface WaitingDocument {
  readonly table: string;
  readonly cnName: string;
  readonly key: string;
  /** Its number or name. */
  readonly label: string;
}

/** Contents of the user's inbox. */
export interface Inbox extends InboxCounts {
  /** The document that has waited longest; null or absent: none waits. */
  readonly next?: WaitingDocument | null | undefined;
}
