/** Differences between two sets of parts with ids. */
export interface Changes<Part> {
  readonly added: readonly Part[];
  readonly changed: readonly Part[];
  /** Ids of removed parts. */
  readonly removed: readonly string[];
}

/** Changes that turn the drawn parts into the given ones. Equal parts are left out. */
export function drawingChanges<Part extends { readonly id: string }>(
  drawn: ReadonlyMap<string, Part>,
  given: ReadonlyMap<string, Part>,
): Changes<Part> {
  const added: Part[] = [];
  const changed: Part[] = [];
  for (const part of given.values()) {
    const before = drawn.get(part.id);
    if (before === undefined) added.push(part);
    else if (before !== part && !isAlike(before, part)) changed.push(part);
  }
  const removed = [...drawn.keys()].filter((id) => !given.has(id));
  return { added, changed, removed };
}

/** Shallow comparison, because parts contain only texts, numbers and flags. */
function isAlike(a: object, b: object): boolean {
  const entries = Object.entries(a);
  const others = new Map<string, unknown>(Object.entries(b));
  return entries.length === others.size && entries.every(([key, value]) => Object.is(others.get(key), value));
}
