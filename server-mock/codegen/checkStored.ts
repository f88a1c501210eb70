import { checkEntry, isFolder } from '../../runtime/model/codegen/checkEntry.ts';
import { generate } from '../../runtime/model/codegen/generate.ts';
import { tableOf } from '../../runtime/model/codegen/TableEntry.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { TableSchema } from '../../runtime/model/schema/TableSchema.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import type { Queryable } from '../db/Database.ts';
import type { EntryPublisher } from './EntryPublisher.ts';
import { entryWorld, loadSurroundings } from './entryWorld.ts';
import type { StoredEntry } from './storedEntry.ts';

/** What is wrong with stored entries as one batch: they may refer to each other in any order. */
export const checkStored = async (
  tx: Queryable,
  { context }: EntryPublisher,
  stored: readonly StoredEntry[],
): Promise<readonly Issue[]> => {
  const now = context.catalog.trial(await overlaysInForce(tx));
  const world = await entryWorld(tx, now);
  const made = new Map<string, TableSchema>(
    stored.flatMap(({ entry }) =>
      isFolder(entry) ? [] : [[tableOf(entry), generate(entry, world).table] as const],
    ),
  );
  const around = await loadSurroundings(tx, { catalog: now, routes: context.routes }, made);
  return stored.flatMap(({ entry }) => {
    const issues = checkEntry(entry, around(entry.table_Id));
    return issues.flatMap((issue) =>
      issue.severity === 'error' ? [{ ...issue, path: `${entry.tableName} ${issue.path}`.trim() }] : [],
    );
  });
};
