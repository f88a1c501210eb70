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
 * Finds places in a file's text, which is parsed once: where a JSON pointer stands, as the name of the property or the start
 * of the list element; the nearest parent that exists when it is not there (a missing property).
 */
export function placesIn(text: string): (jsonPointer: string) => Place {
  const root = parseTree(text);
  return (jsonPointer) => {
    const steps = stepsOf(jsonPointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    for (let length = steps.length; root && length > 0; length--) {
      const node: Node | undefined = findNodeAtLocation(root, steps.slice(0, length));
      if (node) return placeAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
    }
    return placeAt(text, root?.offset ?? 0);
  };
}

/** Where one JSON pointer stands in a file's text; for several of one text use {@link placesIn}. */
export const placeOf = (text: string, jsonPointer: string): Place => placesIn(text)(jsonPointer);

const positions = new WeakMap<readonly unknown[], readonly number[]>();

/** Remembers where the elements of a shortened list stood, so that findings still point into the file. */
export const rememberIndexes = (list: readonly unknown[], indexes: readonly number[]): void => {
  positions.set(list, indexes);
};

/** Where an element of a list stood in its file. */
export const originalIndex = (list: readonly unknown[], at: number): number =>
  positions.get(list)?.[at] ?? at;
