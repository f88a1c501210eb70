import { fixedLock } from '../../model/access/fixedLock.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';

/** Whether a detail column can be edited in its row: it has a place in the form and no fixed lock. */
export function isEditableIn(table: ResolvedTable, name: string): boolean {
  const field = table.byName.get(name);
  if (!field || field.editRowNo === undefined) return false;
  return !field.hidden && fixedLock(table, field) === undefined;
}
