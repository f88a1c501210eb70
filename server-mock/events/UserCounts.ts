/** Number of documents that wait for the user, or that the user decided, created or got a copy of. */
export interface InboxCounts {
  readonly waiting: number;
  readonly decided: number;
  readonly mine: number;
  readonly copied: number;
}

/** {@link InboxCounts} plus unread messages. */
export interface UserCounts extends InboxCounts {
  readonly unread: number;
}
