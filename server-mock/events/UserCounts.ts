/** How many documents wait for a user, were decided by, made by or copied to the user. */
export interface InboxCounts {
  readonly waiting: number;
  readonly decided: number;
  readonly mine: number;
  readonly copied: number;
}

/** {@link InboxCounts}, and the messages not read. */
export interface UserCounts extends InboxCounts {
  readonly unread: number;
}
