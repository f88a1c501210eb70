import type { Node, Tree } from '../../../expressions/index.ts';
import { isObject } from '../../../runtime/model/schema/Json.ts';

/** The tree with other paths of its variables. */
export function withPaths(tree: Tree, change: (path: readonly string[]) => readonly string[]): Tree {
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(changed);
    if (!isObject(value)) return value;
    const made = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one)]));
    return value.kind === 'variable' && Array.isArray(value.path)
      ? { ...made, path: change(value.path) }
      : made;
  };
  // Only paths differ, so every node keeps its kind.
  return { root: changed(tree.root) as Node };
}
