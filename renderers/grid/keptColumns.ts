import type { GridColumn } from './GridColumn.ts';

/**
 * The columns that a grid has already, while the new ones are equal: a grid lays out and announces its header again for
 * other columns only. Two saved views often differ in their rows alone.
 */
export function keptColumns(
  old: readonly GridColumn[] | undefined,
  next: readonly GridColumn[],
): readonly GridColumn[] {
  if (old === undefined || old.length !== next.length) return next;
  return next.every((column, at) => isEqual(column, old[at])) ? old : next;
}

function isEqual(one: GridColumn, other: GridColumn | undefined): boolean {
  if (other === undefined) return false;
  const names = Object.keys(one) as (keyof GridColumn)[];
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => (name === 'groups' ? hasGroups(other, one.groups) : one[name] === other[name]))
  );
}

const hasGroups = (column: GridColumn, groups: GridColumn['groups'] = []): boolean =>
  column.groups?.length === groups.length && groups.every((group, at) => group === column.groups?.[at]);
