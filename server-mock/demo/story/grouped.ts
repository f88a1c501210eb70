/** The elements of a list by what `nameOf` says of them, in their order. */
export const grouped = <T, K>(list: readonly T[], nameOf: (one: T) => K): ReadonlyMap<K, readonly T[]> => {
  const groups = new Map<K, T[]>();
  for (const one of list) {
    const name = nameOf(one);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [one]);
    else group.push(one);
  }
  return groups;
};
