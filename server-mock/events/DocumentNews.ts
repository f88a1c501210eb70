/** Announces a change of documents to clients that show or count them. Has no content. */
export interface DocumentNews {
  readonly table: string;
  /** Empty: only counts changed (messages were read). */
  readonly keys: readonly string[];
  /** Affected users: creator, current and former approvers, the user who acted, and recipients of messages. */
  readonly users: readonly number[];
  /** Roles that are or were approvers. */
  readonly roles: readonly number[];
}
