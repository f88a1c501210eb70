/** Something happened to documents: whoever shows them, or counts of them, must know. Carries no content. */
export interface DocumentNews {
  readonly table: string;
  /** Empty: only counts changed (messages were read). */
  readonly keys: readonly string[];
  /** Users it concerns: who made the document, who is or was asked, who acted, who is told. */
  readonly users: readonly number[];
  /** Roles that are or were asked. */
  readonly roles: readonly number[];
}
