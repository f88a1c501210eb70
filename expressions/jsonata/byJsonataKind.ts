import type { JsonataNode, JsonataNodes } from './JsonataNode.ts';

/** One handler per node kind; the type requires all of them. */
export type ByJsonataKind<Extra extends readonly unknown[], Answer> = {
  readonly [K in keyof JsonataNodes]: (node: JsonataNodes[K], ...extra: Extra) => Answer;
};

/** Calls the handler of the node's kind. */
export function byJsonataKind<Extra extends readonly unknown[], Answer>(
  handlers: ByJsonataKind<Extra, Answer>,
  node: JsonataNode,
  ...extra: Extra
): Answer {
  // ByJsonataKind makes key and node agree; TypeScript cannot relate the two unions.
  const handler = handlers[node.kind] as (node: JsonataNode, ...extra: Extra) => Answer;
  return handler(node, ...extra);
}
