/** A database error, classified by kind. Its SQL text never leaves the server. */
export class DatabaseError extends Error {
  /**
   * Of work that a lost or read-only database ended: `unbegun` where none of it was sent, `unstored` where its transaction cannot have been
   * stored. Undefined where it may have been, or where the database works.
   */
  lost: 'unbegun' | 'unstored' | undefined;

  constructor(
    readonly kind:
      | 'unique'
      | 'foreignKey'
      | 'notNull'
      | 'tooLong'
      | 'outOfRange'
      | 'invalid'
      | 'timeout'
      | 'serialization'
      | 'gone'
      | 'other',
    /** SQLSTATE, e.g. `23505`. */
    readonly sqlState: string,
    readonly detail: { readonly table?: string; readonly column?: string; readonly constraint?: string },
    options: { readonly cause: unknown },
  ) {
    super(`database refusal ${sqlState} (${kind})`, options);
    this.name = 'DatabaseError';
  }
}
