/** A database error, classified by kind. Its SQL text never leaves the server. */
export class DatabaseError extends Error {
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
