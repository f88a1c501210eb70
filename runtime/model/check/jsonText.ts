import { applyEdits, findNodeAtLocation, modify, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type Place, placeAt } from './placeOf.ts';

/**
 * Changes one value of JSON text (undefined removes it) and keeps all other bytes. `steps` are names and
 * indexes; the index after the last element appends. The text must be valid JSON of bounded depth.
 */
export function editJson(text: string, steps: readonly (string | number)[], value: unknown): string {
  const last = value === undefined ? lastOfList(text, steps) : undefined;
  return last === undefined
    ? applyEdits(text, modify(text, [...steps], value, {}))
    : text.slice(0, endOf(last.before)) + text.slice(endOf(last.node));
}

/**
 * The last of several list elements, and the one before it. `modify` (3.3.1) leaves its last character when
 * no space precedes the closing bracket.
 */
function lastOfList(
  text: string,
  steps: readonly (string | number)[],
): { readonly before: Node; readonly node: Node } | undefined {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...steps]);
  const elements = node?.parent?.type === 'array' ? (node.parent.children ?? []) : [];
  const before = elements.at(-2);
  return node !== undefined && before !== undefined && elements.at(-1) === node
    ? { before, node }
    : undefined;
}

const endOf = ({ offset, length }: Node): number => offset + length;

/** A range in a text: `from` inclusive, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The range of a list element. For an object also its values by name; the last of a repeated name counts. */
interface ElementSpan extends Span {
  readonly values: ReadonlyMap<string, Span & { readonly value: unknown }>;
}

/** The ranges of the elements of a JSON list. The text must be valid JSON of bounded depth. */
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

/**
 * Reads damaged JSON text as far as possible (undefined: nothing), and returns where the damage begins. The
 * parser recurses, so the caller must limit the nesting first (`offsetBeyond`). All names become own
 * properties.
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
