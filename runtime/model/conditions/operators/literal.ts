import type { Data, Node } from '../../../../expressions/index.ts';

/** A constant; a list of constants becomes a list node, as JSON Logic reads one. */
export function literal(value: Data): Node {
  return Array.isArray(value) ? { kind: 'list', items: value.map(literal) } : { kind: 'literal', value };
}

/** The data of a constant or of a list of constants; undefined for every other node. */
export function constantOf(node: Node): Data | undefined {
  if (node.kind === 'literal') return node.value;
  if (node.kind !== 'list') return undefined;
  const items = node.items.map(constantOf);
  return items.includes(undefined) ? undefined : items.map((item) => item ?? null);
}
