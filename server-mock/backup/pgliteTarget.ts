import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DirectoryFiles } from '../contents/DirectoryFiles.ts';
import { finishRestore, restoredFolder, restoringFolder } from '../contents/finishRestore.ts';
import { openPgliteCopy } from '../db/copy/pgliteCopy.ts';
import { storedTables } from '../db/copy/storedTables.ts';
import { extractDump } from '../db/extractDump.ts';
import { lockDirectory } from '../db/lockDirectory.ts';
import { writeSetting } from '../db/settings.ts';
import { formatTime } from '../time/formatTime.ts';
import { BackupRefusal, said } from './BackupRefusal.ts';
import { countRows } from './countRows.ts';
import type { ExistingData, RestoreTarget } from './RestoreTarget.ts';

/** More than any limit of an upload: a backup has its own. */
const largestFile = Number.MAX_SAFE_INTEGER;

/**
 * Opens a data directory for a new embedded database, which is written into a folder of its own and takes the place of the old one in
 * `commit`. It begins as `emptyDatabase`, a dump. Throws a {@link BackupRefusal} while a process uses the directory.
 */
export async function pgliteTarget(
  dataDirectory: string,
  emptyDatabase: Uint8Array | undefined,
): Promise<RestoreTarget> {
  const lock = await lockDirectory(dataDirectory, () => process.exit(1));
  if (!lock.ok)
    throw new BackupRefusal('backup.inUse', {
      place: dataDirectory,
      who: said('backup.process', { pid: lock.holder?.pid ?? '?' }),
    });
  const restoring = join(dataDirectory, restoringFolder);
  try {
    await finishRestore(dataDirectory);
    const existing = await existingIn(join(dataDirectory, 'db'));
    await rm(restoring, { recursive: true, force: true });
    await mkdir(restoring, { recursive: true, mode: 0o700 });
    if (emptyDatabase !== undefined) await extractDump(emptyDatabase, join(restoring, 'db'));
    const connection = await openPgliteCopy(join(restoring, 'db'));
    const files = new DirectoryFiles(join(restoring, 'files'));
    return {
      ...{ shown: dataDirectory, connection, existing },
      clear: async () => undefined,
      keepFile: async (id, bytes) => {
        const arrived = await files.receive(bytes, largestFile);
        if (arrived !== undefined) await files.keep(arrived, id);
      },
      commit: async () => {
        const id = await directoryId(dataDirectory, restoring);
        const now = formatTime(new Date(), 'UTC');
        await writeSetting(connection, { id: 'fileStore', value: id, userId: 1, now });
        await connection.commit();
        await connection.close();
        await rm(join(restoring, 'files', 'incoming'), { recursive: true, force: true });
        // From here on the restore is done: a start would finish the rest.
        await rename(restoring, join(dataDirectory, restoredFolder));
        return finishRestore(dataDirectory);
      },
      close: async () => {
        await connection.close();
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

/** What the directory's database holds. */
async function existingIn(directory: string): Promise<ExistingData | undefined> {
  if (!existsSync(join(directory, 'PG_VERSION'))) return undefined;
  const connection = await openPgliteCopy(directory);
  try {
    const stored = await storedTables(connection);
    return stored && { ...stored, rows: await countRows(connection, stored.tables) };
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
