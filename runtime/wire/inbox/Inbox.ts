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

/** A kind of document in a list: its table. */
export interface InboxKind {
  readonly table: string;
  readonly cnName: string;
}

/** Maximum kinds in an answer. */
export const mostKinds = 50;

/** Contents of the user's inbox. */
export interface Inbox extends InboxCounts {
  /** The document that has waited longest; null or absent: none waits. */
  readonly next?: WaitingDocument | null | undefined;
  /** Kinds of documents in the list that was asked for, by name. */
  readonly kinds?: readonly InboxKind[] | undefined;
}
