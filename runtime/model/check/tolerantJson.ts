import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type Place, placeAt } from './placeOf.ts';

/**
 * What can be read of damaged JSON text (undefined: nothing), and where the damage begins. The parser recurses: the caller
 * has bounded the nesting (`offsetBeyond`). Names are own properties, whatever they are.
 */
export function tolerantJson(text: string): { readonly value: unknown; readonly damage: Place } {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  return { value: root && contentOf(root), damage: placeAt(text, errors[0]?.offset ?? 0) };
}

function contentOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(contentOf);
  if (node.type !== 'object') return node.value;
  const entries = (node.children ?? []).flatMap(({ children: [name, content] = [] }) =>
    name === undefined || content === undefined ? [] : [[String(name.value), contentOf(content)] as const],
  );
  return Object.fromEntries(entries);
}
