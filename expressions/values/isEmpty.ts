/** Empty: null, missing, or the empty text; one and the same value to a condition. A list is never empty in this sense. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
