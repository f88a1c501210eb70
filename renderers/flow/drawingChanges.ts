/** What became of parts that are known by id. */
export interface Changes<Part> {
  readonly added: readonly Part[];
  readonly changed: readonly Part[];
  /** Ids. */
  readonly removed: readonly string[];
}

/** What to do to the parts drawn so that they are the parts given; a part that is the same object or alike is not named. */
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

/** Parts are flat: texts, numbers, flags. */
function isAlike(a: object, b: object): boolean {
  const entries = Object.entries(a);
  const others = new Map<string, unknown>(Object.entries(b));
  return entries.length === others.size && entries.every(([key, value]) => Object.is(others.get(key), value));
}
