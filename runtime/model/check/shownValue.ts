/** Characters of a value that a finding shows. */
const longest = 100;

/** A JSON value as a finding names it: text as it is, anything else as JSON, cut where it is long. */
export function shownValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
