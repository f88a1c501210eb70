import { tableEntry } from '../../runtime/model/check/kinds/tableEntry.ts';
import { isFolder } from '../../runtime/model/codegen/checkEntry.ts';
import type { EntryWorld, Generated } from '../../runtime/model/codegen/Generated.ts';
import { generate } from '../../runtime/model/codegen/generate.ts';
import type { TableEntry } from '../../runtime/model/codegen/TableEntry.ts';
import { newestVersion } from '../catalog/readVersion.ts';
import type { Queryable } from '../db/Database.ts';

/** What the last saved version of an entry made; undefined: nothing. */
export const lastMade = async (
  db: Queryable,
  id: number,
  world: EntryWorld,
): Promise<Generated | undefined> => {
  // A stored version is an entry that was read and checked.
  const before = (await newestVersion(db, tableEntry.name, String(id))) as unknown as TableEntry | undefined;
  return before === undefined || isFolder(before) ? undefined : generate(before, world);
};
