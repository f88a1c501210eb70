import type { TrailEdge } from './walkTrail.ts';

/**
 * The steps between documents that are shown. A hidden one is passed over: what it was made from leads to what was made from
 * it, without a quantity.
 */
export const shownEdges = (
  edges: readonly TrailEdge[],
  isShown: (id: string) => boolean,
): readonly TrailEdge[] => {
  const onward = new Map<string, TrailEdge[]>();
  for (const edge of edges) onward.set(edge.source, [...(onward.get(edge.source) ?? []), edge]);
  /** Shown documents that hidden ones lead to. */
  const beyond = (id: string, passed: ReadonlySet<string>): readonly string[] =>
    (onward.get(id) ?? []).flatMap(({ target }) =>
      isShown(target) ? [target] : passed.has(target) ? [] : beyond(target, new Set([...passed, target])),
    );
  const found = new Map<string, TrailEdge>();
  for (const edge of edges) {
    if (!isShown(edge.source)) continue;
    const ends = isShown(edge.target)
      ? [edge]
      : beyond(edge.target, new Set([edge.target])).map((target) => ({
          source: edge.source,
          target,
          quantity: null,
        }));
    for (const one of ends) {
      const id = `${one.source} ${one.target}`;
      if (!found.has(id) || one.quantity !== null) found.set(id, one);
    }
  }
  return [...found.values()];
};
