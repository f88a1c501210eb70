/** Some of these whose parts together are all parts that any of them has: each adds the most that is still missing. */
export const covering = (parts: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> => {
  const left = new Map([...parts].map(([name, own]) => [name, new Set(own)] as const));
  const chosen = new Set<string>();
  for (;;) {
    const [most] = [...left].sort(([, one], [, other]) => other.size - one.size);
    if (most === undefined || most[1].size === 0) return chosen;
    const [name, added] = most;
    chosen.add(name);
    left.delete(name);
    for (const missing of left.values()) for (const part of added) missing.delete(part);
  }
};
