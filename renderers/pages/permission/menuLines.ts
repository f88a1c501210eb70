import type { PermissionNode } from '../../../runtime/wire/permission/PermissionData.ts';

interface NodeAt {
  readonly node: PermissionNode;
  readonly depth: number;
}

/**
 * Lines in tree order, without empty groups. With a text only lines whose title or table name contains it, and the groups
 * around them; a group that contains it keeps all its lines.
 */
export function menuLines(
  nodes: readonly PermissionNode[],
  tables: ReadonlyMap<number, string | undefined>,
  sought: string,
): readonly NodeAt[] {
  const wanted = sought.trim().toLowerCase();
  const matches = (node: PermissionNode): boolean =>
    [node.text, tables.get(node.id) ?? ''].some((text) => text.toLowerCase().includes(wanted));
  const below = (parent: number, depth: number, isWanted: boolean): readonly NodeAt[] => {
    if (depth > 8) return [];
    return nodes
      .filter((node) => node.pid === parent)
      .flatMap((node) => {
        const isMatch = isWanted || matches(node);
        const children = below(node.id, depth + 1, isMatch);
        const own = isMatch && node.grantable.length + node.actions.length > 0;
        return own || children.length > 0 ? [{ node, depth }, ...children] : [];
      });
  };
  return below(0, 0, false);
}
