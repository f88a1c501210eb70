import type { Tree } from './Tree.ts';
import { infer } from './types/infer.ts';

/** The full paths a tree reads, detail columns included (`Lines.Qty`), each once: for dependencies between master and detail. */
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
