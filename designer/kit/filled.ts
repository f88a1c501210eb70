/** The object without members that are undefined, empty texts or empty lists. */
export const filled = <T extends object>(made: T): T =>
  Object.fromEntries(
    Object.entries(made).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as T; // only members that may be absent are undefined
