import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { brokenBound, fileBounds } from './nesting.ts';
import { stepsOf } from './pointer.ts';

/** A position in a text; line and column start at 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Line and column of a UTF-16 offset. */
export const placeAt = (text: string, offset: number): Place => {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
};

/**
 * Finds the position of JSON pointers in a file's text; parses the text once. The position is the name of the
 * property or the start of the list element. For a pointer that does not exist (a missing property), it is
 * the nearest existing parent.
 */
export function placesIn(text: string): (jsonPointer: string) => Place {
  let parsed: Node | undefined;
  // The parser recurses, so deeply nested text must not reach it; its only issue has a place of its own.
  const rootOf = (): Node | undefined => {
    parsed ??= brokenBound(text, fileBounds) === undefined ? parseTree(text) : undefined;
    return parsed;
  };
  return (jsonPointer) => {
    const root = rootOf();
    const steps = stepsOf(jsonPointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    for (let length = steps.length; root && length > 0; length--) {
      const node: Node | undefined = findNodeAtLocation(root, steps.slice(0, length));
      if (node) return placeAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
    }
    return placeAt(text, root?.offset ?? 0);
  };
}

/**
 * Position of one JSON pointer in a file's text. For several pointers into one text, use {@link placesIn}.
 */
export const placeOf = (text: string, jsonPointer: string): Place => placesIn(text)(jsonPointer);

const positions = new WeakMap<readonly unknown[], readonly number[]>();

/** Stores the original indexes of a shortened list. Issues then still point into the file. */
export const rememberIndexes = (list: readonly unknown[], indexes: readonly number[]): void => {
  positions.set(list, indexes);
};

/** Index of a list element in its file. */
export const originalIndex = (list: readonly unknown[], at: number): number =>
  positions.get(list)?.[at] ?? at;
