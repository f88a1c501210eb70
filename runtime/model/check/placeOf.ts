import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { stepsOf } from './pointer.ts';

/** A place in a text, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The place of a UTF-16 offset. */
export const placeAt = (text: string, offset: number): Place => {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
};

/**
 * Where a JSON pointer stands in a file's text: the name of the property or the start of the list element; the nearest
 * parent that exists when it is not there (a missing property).
 */
export function placeOf(text: string, jsonPointer: string): Place {
  const root = parseTree(text);
  const steps = stepsOf(jsonPointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  for (let length = steps.length; root && length > 0; length--) {
    const node: Node | undefined = findNodeAtLocation(root, steps.slice(0, length));
    if (node) return placeAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
  }
  return placeAt(text, root?.offset ?? 0);
}
