import { type Node, parseTree } from 'jsonc-parser';

/** Where something is written in a text: `from` inclusive, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** An element of a list that is an object, with its properties' values by name; of a name written twice the last one counts. */
export interface ElementSpan extends Span {
  readonly values: ReadonlyMap<string, Span & { readonly value: unknown }>;
}

/** Where the elements of a JSON list are written; of other elements than objects only the place. The text is valid JSON of bounded depth. */
export function jsonSpans(text: string): readonly ElementSpan[] {
  const root = parseTree(text);
  return root?.type === 'array' ? (root.children ?? []).map(elementSpan) : [];
}

function elementSpan(node: Node): ElementSpan {
  const values = new Map<string, Span & { readonly value: unknown }>();
  for (const { children: [name, content] = [] } of node.type === 'object' ? (node.children ?? []) : [])
    if (name && content) values.set(String(name.value), { ...spanOf(content), value: content.value });
  return { ...spanOf(node), values };
}

const spanOf = ({ offset, length }: Node): Span => ({ from: offset, to: offset + length });
