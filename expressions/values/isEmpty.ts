/**
 * Empty: null, missing or the empty text, which conditions treat as one value. A list is never empty here.
 */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
