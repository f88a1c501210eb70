/** The first of these names, else the last one with a number, that is not taken in any case of letters. */
export function freeName(wanted: readonly string[], taken: Iterable<string>): string {
  const known = new Set([...taken].map((name) => name.toLowerCase()));
  const isFree = (name: string): boolean => !known.has(name.toLowerCase());
  const found = wanted.find(isFree);
  if (found !== undefined) return found;
  const base = wanted.at(-1) ?? '';
  let n = 2;
  while (!isFree(`${base}${n}`)) n += 1;
  return `${base}${n}`;
}
