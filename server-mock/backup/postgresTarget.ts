import { dropTables } from '../db/copy/createTables.ts';
import { openPostgresCopy } from '../db/copy/postgresCopy.ts';
import { storedTables } from '../db/copy/storedTables.ts';
import { migrationLock } from '../db/migrate.ts';
import { BackupRefusal, said } from './BackupRefusal.ts';
import { countRows } from './countRows.ts';
import type { InstallationPlace } from './InstallationPlace.ts';
import { isAlone } from './openInstallation.ts';
import { outsideFiles } from './outsideFiles.ts';
import type { RestoreTarget } from './RestoreTarget.ts';
import { serversOn } from './serversOn.ts';
import { shownAddress } from './shownAddress.ts';
import { storeOf } from './storeOf.ts';

/**
 * Opens PostgreSQL to be written in one transaction: until its end others see what was there, and a server that starts meanwhile
 * waits. Throws a {@link BackupRefusal} while a server or another restore works on it.
 */
export async function postgresTarget(
  url: string,
  place: InstallationPlace,
  storeIds: readonly (string | undefined)[],
): Promise<RestoreTarget> {
  const shown = shownAddress(url);
  const connection = await openPostgresCopy(url, 'write');
  try {
    if (!(await isAlone(connection))) throw new BackupRefusal('backup.twice', {});
    const { rows } = await connection.query("select current_setting('server_encoding') as encoding");
    if (rows[0]?.encoding !== 'UTF8')
      throw new BackupRefusal('backup.encoding', { place: shown, encoding: String(rows[0]?.encoding) });
    const servers = await serversOn(connection);
    if (servers > 0)
      throw new BackupRefusal('backup.inUse', {
        ...{ place: shown, who: said('backup.processes', { n: servers }) },
      });
    // A migration holds it too, so that a server that starts now waits for the commit.
    await connection.query('select pg_advisory_xact_lock($1)::text', [migrationLock]);
    const stored = await storedTables(connection);
    const existing = stored && { ...stored, rows: await countRows(connection, stored.tables) };
    const store = await storeOf(place, connection);
    const files = await outsideFiles(store, {
      ...{
        db: stored === undefined ? undefined : connection,
        ids: storeIds,
        adopt: place.filesAdopt === true,
      },
    });
    let isDone = false;
    return {
      ...{ shown, connection, existing },
      clear: () => dropTables(connection, stored?.tables.map(({ table }) => table) ?? []),
      keepFile: async (id, bytes) => {
        // Contents in the database are undone with its transaction.
        if (store.mark === undefined) await store.put(id, bytes);
        else await files.keep(id, bytes);
      },
      commit: async () => {
        const tied = await files.tie(connection);
        await connection.commit();
        isDone = true;
        await tied();
        return undefined;
      },
      close: async () => {
        await connection.close();
        if (!isDone) await files.undo();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
