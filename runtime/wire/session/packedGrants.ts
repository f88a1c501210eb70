/** Names of tables and paths by their granted actions, joined by commas. `/x` stands for `x` too. */
export type PackedGrants = Readonly<Record<string, readonly string[]>>;

/** Groups names by equal actions: hundreds of tables share a few lists of actions. Names are lower case. */
export const packGrants = (grants: ReadonlyMap<string, ReadonlySet<string>>): PackedGrants => {
  const groups = new Map<string, Set<string>>();
  for (const [name, actions] of grants) {
    const key = [...actions].join();
    groups.set(key, (groups.get(key) ?? new Set()).add(name));
  }
  return Object.fromEntries(
    [...groups].map(([key, names]) => [key, [...names].filter((name) => !names.has(`/${name}`))]),
  );
};

/** Actions by name, as {@link packGrants} was given them. */
export const unpackGrants = (packed: PackedGrants): Readonly<Record<string, readonly string[]>> => {
  const groups = Object.entries(packed).map(
    ([key, names]) => [key === '' ? [] : key.split(','), names] as const,
  );
  // A name of its own group overrides what its path implies.
  const implied = groups.flatMap(([actions, names]) =>
    names.filter((name) => name.startsWith('/')).map((name) => [name.slice(1), actions] as const),
  );
  const own = groups.flatMap(([actions, names]) => names.map((name) => [name, actions] as const));
  return Object.fromEntries([...implied, ...own]);
};
