import { children } from './children.ts';
import { firstName } from './firstName.ts';
import type { Node, Tree } from './Tree.ts';

/** Names of the record that a tree reads: the first part of each path, each once, in order of appearance. */
export function reads(tree: Tree): readonly string[] {
  const names = new Set<string>();
  const open: Node[] = [tree.root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const [name] = node.kind === 'variable' && node.of === 'record' ? node.path : [];
    if (name !== undefined) names.add(name);
    if (node.kind === 'formula') for (const path of node.reads) names.add(firstName(path));
    open.push(...[...children(node)].reverse());
  }
  return [...names];
}
