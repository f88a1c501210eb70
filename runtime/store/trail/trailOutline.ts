import type { TrailAnswer, TrailDocument, TrailLink, TrailNode } from '../../wire/links/Trail.ts';

/** A document below another one in the outline of a trail. */
export interface TrailEntry {
  readonly node: TrailNode;
  /** What is carried between it and the entry above; null: nothing is counted. */
  readonly quantity: string | null;
  /** What the quantity is. */
  readonly counted: string | undefined;
  readonly entries: readonly TrailEntry[];
}

/** What a document was made from, and what was made from it, as two trees. */
export interface TrailOutline {
  readonly up: readonly TrailEntry[];
  readonly down: readonly TrailEntry[];
}

const idOf = ({ table, key }: TrailDocument): string => `${table}:${key}`;

/**
 * The outline of a trail around its first document. Where several ways lead to a document it stands on the longest one: an
 * invoice below the delivery it is about, not beside it.
 */
export const trailOutline = ({ nodes, links }: TrailAnswer): TrailOutline => {
  const [root] = nodes;
  if (root === undefined) return { up: [], down: [] };
  const byId = new Map(nodes.map((node) => [idOf(node), node]));
  const side = (near: 'from' | 'to', far: 'from' | 'to'): readonly TrailEntry[] => {
    const onward = new Map<string, { readonly id: string; readonly link: TrailLink }[]>();
    for (const link of links) {
      const known = onward.get(idOf(link[near])) ?? [];
      onward.set(idOf(link[near]), [...known, { id: idOf(link[far]), link }]);
    }
    // The longest way to each document, found by going on as long as one gets farther.
    const depth = new Map<string, number>();
    const above = new Map<string, string>();
    const go = (id: string, at: number, passed: ReadonlySet<string>): void => {
      for (const next of onward.get(id) ?? []) {
        if (passed.has(next.id) || (depth.get(next.id) ?? 0) > at) continue;
        depth.set(next.id, at + 1);
        above.set(next.id, id);
        go(next.id, at + 1, new Set([...passed, next.id]));
      }
    };
    go(idOf(root), 0, new Set([idOf(root)]));
    const below = (id: string): readonly TrailEntry[] =>
      (onward.get(id) ?? []).flatMap((next) => {
        const node = byId.get(next.id);
        if (node === undefined || above.get(next.id) !== id) return [];
        const { quantity, title } = next.link;
        return [{ node, quantity, counted: title, entries: below(next.id) }];
      });
    return below(idOf(root));
  };
  return { up: side('to', 'from'), down: side('from', 'to') };
};
