import { checkEntry, type EntrySurroundings, isFolder } from '../../runtime/model/codegen/checkEntry.ts';
import { generate } from '../../runtime/model/codegen/generate.ts';
import { type TableEntry, tableOf } from '../../runtime/model/codegen/TableEntry.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { TableSchema } from '../../runtime/model/schema/TableSchema.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import type { Queryable } from '../db/Database.ts';
import { inTurns } from '../heavy/inTurns.ts';
import type { EntryPublisher } from './EntryPublisher.ts';
import { entryWorld, loadSurroundings } from './entryWorld.ts';
import type { StoredEntry } from './storedEntry.ts';

/**
 * What is wrong with entries as one batch: they may refer to each other in any order. Reads and writes nothing else; lets others
 * in between entries.
 */
export const checkStored = async (
  db: Queryable,
  { context }: Pick<EntryPublisher, 'context'>,
  stored: readonly StoredEntry[],
): Promise<readonly Issue[]> => {
  const now = context.catalog.trial(await overlaysInForce(db));
  const world = await entryWorld(db, now);
  const entries = stored.map(({ entry }) => entry);
  const made = new Map(
    entries.flatMap((entry): [string, TableSchema][] =>
      isFolder(entry) ? [] : [[tableOf(entry), generate(entry, world).table]],
    ),
  );
  const around = await loadSurroundings(db, { catalog: now, routes: context.routes }, { entries, made });
  return (await inTurns(checkEach(entries, around))).flat();
};

function* checkEach(
  entries: readonly TableEntry[],
  around: (id: number) => EntrySurroundings,
): Generator<readonly Issue[]> {
  for (const entry of entries)
    yield checkEntry(entry, around(entry.table_Id)).flatMap((issue) =>
      issue.severity === 'error' ? [{ ...issue, path: `${entry.tableName} ${issue.path}`.trim() }] : [],
    );
}
