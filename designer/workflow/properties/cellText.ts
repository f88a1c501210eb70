/** What stands in a text of the wire, as it is edited: a number as its digits; what is no text at all as its JSON. */
export function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
