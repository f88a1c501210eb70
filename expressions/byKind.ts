import type { Node, Nodes } from './Tree.ts';

/** One handler per node kind; complete, because it is mapped over {@link Nodes}. */
export type ByKind<Extra extends readonly unknown[], Answer> = {
  readonly [K in keyof Nodes]: (node: Nodes[K], ...extra: Extra) => Answer;
};

/** Calls the handler of the node's kind. */
export function byKind<Extra extends readonly unknown[], Answer>(
  handlers: ByKind<Extra, Answer>,
  node: Node,
  ...extra: Extra
): Answer {
  // ByKind ensures that key and node agree; TypeScript cannot relate the two unions.
  const handler = handlers[node.kind] as (node: Node, ...extra: Extra) => Answer;
  return handler(node, ...extra);
}
