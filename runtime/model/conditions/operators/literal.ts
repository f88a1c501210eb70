import type { Data, Node } from '../../../../expressions/index.ts';

/** Makes a literal node; a list of constants becomes a list node. */
export function literal(value: Data): Node {
  return Array.isArray(value) ? { kind: 'list', items: value.map(literal) } : { kind: 'literal', value };
}

/** Reads a literal node or a list of literals; undefined for other nodes. */
export function constantOf(node: Node): Data | undefined {
  if (node.kind === 'literal') return node.value;
  if (node.kind !== 'list') return undefined;
  const items = node.items.map(constantOf);
  return items.includes(undefined) ? undefined : items.map((item) => item ?? null);
}
