import { applyEdits, findNodeAtLocation, modify, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type Place, placeAt } from './placeOf.ts';

/**
 * JSON text with one value changed (undefined: taken out), everything else byte for byte: spaces, order of keys, spelling of
 * numbers. Steps are names and indexes; one behind the end of a list adds to it. The text is valid JSON of bounded depth.
 */
export function editJson(text: string, steps: readonly (string | number)[], value: unknown): string {
  const last = value === undefined ? lastOfList(text, steps) : undefined;
  return last === undefined
    ? applyEdits(text, modify(text, [...steps], value, {}))
    : text.slice(0, endOf(last.before)) + text.slice(endOf(last.node));
}

/**
 * The last of several elements of a list, and the one before: `modify` (3.3.1) takes it out but for its last character
 * where the list is closed without a space.
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

/** Where something is written in a text: `from` inclusive, `to` exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** An element of a list that is an object, with its properties' values by name; of a name written twice the last one counts. */
interface ElementSpan extends Span {
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
