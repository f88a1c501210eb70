import type { Tree } from './Tree.ts';
import { infer } from './types/infer.ts';

/**
 * Full paths that a tree reads, including detail columns (`Lines.Qty`), each once: dependencies between
 * header and details.
 */
export function readPaths(tree: Tree): readonly string[] {
  const paths = new Set<string>(tree.root.kind === 'formula' ? tree.root.reads : []);
  infer(tree.root, {
    typeOf: (path) => {
      paths.add(path);
      return 'any';
    },
    items: undefined,
    report: () => undefined,
    learn: () => undefined,
  });
  return [...paths];
}
