import type { Generated } from '../../../runtime/model/codegen/Generated.ts';
import { type RenamedColumns, readRenamed } from '../../../runtime/model/codegen/renamedColumns.ts';
import type { TableEntry } from '../../../runtime/model/codegen/TableEntry.ts';

/** The renames of an entry that a publication carries out: the earlier name was made before, the new one was not. */
export const movedColumns = (entry: TableEntry, was: Generated | undefined): RenamedColumns => {
  const before = new Set((was?.table.fields ?? []).map(({ field }) => field));
  const renamed = [...readRenamed(entry.renamedColumns ?? '')];
  return new Map(renamed.filter(([now, old]) => before.has(old) && !before.has(now)));
};
