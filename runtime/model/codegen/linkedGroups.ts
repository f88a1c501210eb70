/**
 * Names in groups, each after the groups that it links to. A group is one name, or those that link to each other in a circle.
 * Within a group, and between groups without links, the given order stays. `linksOf` may give names that are not among them.
 * Source: Tarjan, strongly connected components.
 */
export const linkedGroups = (
  names: readonly string[],
  linksOf: (name: string) => Iterable<string>,
): readonly (readonly string[])[] => {
  const place = new Map(names.map((name, at) => [name, at] as const));
  const seen = new Map<string, Seen>();
  const open: Seen[] = [];
  const groups: string[][] = [];
  const enter = (name: string): Seen => {
    const order = seen.size;
    const one: Seen = { name, order, lowest: order, isOpen: true, links: linksOf(name)[Symbol.iterator]() };
    seen.set(name, one);
    open.push(one);
    return one;
  };
  for (const start of names) {
    // A list of its own in place of calls within calls: a chain of links may be long.
    const path = seen.has(start) ? [] : [enter(start)];
    for (let at = path.at(-1); at !== undefined; at = path.at(-1)) {
      const { value: link, done } = at.links.next();
      if (done !== true) {
        const known = seen.get(link);
        if (known === undefined && place.has(link)) path.push(enter(link));
        else if (known?.isOpen) at.lowest = Math.min(at.lowest, known.order);
        continue;
      }
      path.pop();
      const before = path.at(-1);
      if (before !== undefined) before.lowest = Math.min(before.lowest, at.lowest);
      if (at.lowest !== at.order) continue;
      const group = open.splice(open.indexOf(at));
      for (const one of group) one.isOpen = false;
      groups.push(group.map((one) => one.name).toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)));
    }
  }
  return groups;
};

interface Seen {
  readonly name: string;
  readonly order: number;
  readonly links: Iterator<string>;
  /** Earliest name that it leads back to. */
  lowest: number;
  isOpen: boolean;
}
