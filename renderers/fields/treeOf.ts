import type { Option } from '../../runtime/model/schema/FieldSchema.ts';

/** A node of Semi's trees. */
export interface TreeNode {
  readonly key: string;
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
  children?: TreeNode[];
}

/** Options as a tree with paths. A stored value is one key, but a cascader needs the whole path. */
export interface OptionTree {
  readonly roots: TreeNode[];
  /** Keys from the root to this key; only the key itself when it is unknown. */
  path(key: string): string[];
  /** True if a node has this key. */
  has(key: string): boolean;
}

const made = new WeakMap<readonly Option[], OptionTree>();
const empty: OptionTree = { roots: [], path: (key) => [key], has: () => false };

/**
 * Makes a tree from options linked by `parentId`, cached per list. An option with a missing parent or in a
 * cycle becomes a root.
 */
export function treeOf(options: readonly Option[] | undefined): OptionTree {
  if (!options) return empty;
  const known = made.get(options);
  if (known) return known;
  const parents = new Map<string, string>();
  const nodes = new Map<string, TreeNode>();
  for (const option of options) {
    if (option.hidden) continue;
    const key = String(option.key);
    nodes.set(key, { key, value: key, label: option.value, disabled: option.disabled ?? false });
    if (option.parentId !== undefined && option.parentId !== null) parents.set(key, String(option.parentId));
  }
  const path = (key: string): string[] => {
    const way = [key];
    for (
      let up = parents.get(key);
      up !== undefined && nodes.has(up) && !way.includes(up);
      up = parents.get(up)
    ) {
      way.unshift(up);
    }
    return way;
  };
  const roots: TreeNode[] = [];
  for (const node of nodes.values()) {
    const parent = nodes.get(parents.get(node.key) ?? '');
    if (parent && !path(parent.key).includes(node.key)) parent.children = [...(parent.children ?? []), node];
    else roots.push(node);
  }
  const tree = { roots, path, has: (key: string) => nodes.has(key) };
  made.set(options, tree);
  return tree;
}
