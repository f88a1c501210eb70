import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';

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
