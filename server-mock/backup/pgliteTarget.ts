import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStoreId } from '../contents/claimFileStore.ts';
import { DirectoryFiles } from '../contents/DirectoryFiles.ts';
import { filesPlaceOf } from '../contents/FilesPlace.ts';
import { finishRestore, restoredFolder, restoringFolder } from '../contents/finishRestore.ts';
import { openPgliteCopy } from '../db/copy/pgliteCopy.ts';
import { storedTables } from '../db/copy/storedTables.ts';
import { extractDump } from '../db/extractDump.ts';
import { lockDirectory } from '../db/lockDirectory.ts';
import { writeSetting } from '../db/settings.ts';
import { formatTime } from '../time/formatTime.ts';
import { BackupRefusal, said } from './BackupRefusal.ts';
import { countRows } from './countRows.ts';
import type { InstallationPlace } from './InstallationPlace.ts';
import { type OutsideFiles, outsideFiles } from './outsideFiles.ts';
import type { ExistingData, RestoreTarget } from './RestoreTarget.ts';
import { storeOf } from './storeOf.ts';

/**
 * Opens a data directory for a new embedded database, which is written into a folder of its own and takes the place of the old one in
 * `commit`. It begins as `emptyDatabase`, a dump. Throws a {@link BackupRefusal} while a process uses the directory.
 */
export async function pgliteTarget(
  place: InstallationPlace,
  storeIds: readonly (string | undefined)[],
): Promise<RestoreTarget> {
  const { dataDirectory, emptyDatabase } = place;
  const lock = await lockDirectory(dataDirectory, () => process.exit(1));
  if (!lock.ok)
    throw new BackupRefusal('backup.inUse', {
      place: dataDirectory,
      who: said('backup.process', { pid: lock.holder?.pid ?? '?' }),
    });
  const restoring = join(dataDirectory, restoringFolder);
  try {
    await finishRestore(dataDirectory);
    const { existing, storeId } = await existingIn(join(dataDirectory, 'db'));
    await rm(restoring, { recursive: true, force: true });
    await mkdir(restoring, { recursive: true, mode: 0o700 });
    if (emptyDatabase !== undefined) await extractDump(emptyDatabase, join(restoring, 'db'));
    const connection = await openPgliteCopy(join(restoring, 'db'));
    const files =
      filesPlaceOf(place).kind === 'own'
        ? besideDatabase(dataDirectory, restoring)
        : await outsideFiles(await storeOf(place, connection), {
            ...{ db: undefined, ids: [...storeIds, storeId], adopt: place.filesAdopt === true },
          });
    let isDone = false;
    return {
      ...{ shown: dataDirectory, connection, existing },
      clear: async () => undefined,
      keepFile: (id, bytes) => files.keep(id, bytes),
      commit: async () => {
        const tied = await files.tie(connection);
        await connection.commit();
        await connection.close();
        isDone = true;
        await tied();
        await rm(join(restoring, 'files', 'incoming'), { recursive: true, force: true });
        // From here on the restore is done: a start would finish the rest.
        await rename(restoring, join(dataDirectory, restoredFolder));
        return finishRestore(dataDirectory);
      },
      close: async () => {
        await connection.close();
        if (!isDone) await files.undo();
        await rm(restoring, { recursive: true, force: true });
        lock.release();
      },
    };
  } catch (error) {
    await rm(restoring, { recursive: true, force: true });
    lock.release();
    throw error;
  }
}

/** Files in a folder that goes where the files of the data directory are, when the database does. */
function besideDatabase(dataDirectory: string, restoring: string): OutsideFiles {
  const files = new DirectoryFiles(join(restoring, 'files'));
  return {
    begin: async () => undefined,
    keep: async (id, bytes) => void (await files.put(id, bytes)),
    tie: async (db) => {
      const id = await directoryId(dataDirectory, restoring);
      const now = formatTime(new Date(), 'UTC');
      await writeSetting(db, { id: 'fileStore', value: id, userId: 1, now });
      return async () => undefined;
    },
    undo: async () => undefined,
  };
}

/** What the directory's database holds, and the id that it has in common with its store of files. */
async function existingIn(
  directory: string,
): Promise<{ readonly existing: ExistingData | undefined; readonly storeId?: string | undefined }> {
  if (!existsSync(join(directory, 'PG_VERSION'))) return { existing: undefined };
  const connection = await openPgliteCopy(directory);
  try {
    const stored = await storedTables(connection);
    if (stored === undefined) return { existing: undefined };
    return {
      existing: { ...stored, rows: await countRows(connection, stored.tables) },
      storeId: await readStoreId(connection),
    };
  } finally {
    await connection.close();
  }
}

/** The id that ties a database to the directory of its files: that of the directory, or a new one. */
async function directoryId(dataDirectory: string, restoring: string): Promise<string> {
  const known = join(dataDirectory, 'files', 'database-id');
  if (existsSync(known)) return readFileSync(known, 'utf8').trim();
  const id = randomUUID();
  await mkdir(join(restoring, 'files'), { recursive: true });
  await writeFile(join(restoring, 'files', 'database-id'), `${id}\n`, { flush: true });
  return id;
}
