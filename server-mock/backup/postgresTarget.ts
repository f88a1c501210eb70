import { dropTables } from '../db/copy/createTables.ts';
import { openPostgresCopy } from '../db/copy/postgresCopy.ts';
import { storedTables } from '../db/copy/storedTables.ts';
import type { Queryable } from '../db/Database.ts';
import { migrationLock } from '../db/migrate.ts';
import { BackupRefusal, said } from './BackupRefusal.ts';
import { countRows } from './countRows.ts';
import { isAlone } from './openInstallation.ts';
import type { RestoreTarget } from './RestoreTarget.ts';
import { serversOn } from './serversOn.ts';
import { shownAddress } from './shownAddress.ts';

/** Bytes of one row of a file's contents. */
const pieceSize = 256 * 1024;

/**
 * Opens PostgreSQL to be written in one transaction: until its end others see what was there, and a server that starts meanwhile
 * waits. Throws a {@link BackupRefusal} while a server or another restore works on it.
 */
export async function postgresTarget(url: string): Promise<RestoreTarget> {
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
    return {
      ...{ shown, connection, existing },
      clear: () => dropTables(connection, stored?.tables.map(({ table }) => table) ?? []),
      keepFile: (id, bytes) => keepFile(connection, id, bytes),
      commit: async () => {
        await connection.commit();
        return undefined;
      },
      close: () => connection.close(),
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function keepFile(db: Queryable, id: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  let number = 0;
  const put = async (piece: Uint8Array): Promise<void> => {
    await db.query(
      'insert into "jig_file_content" ("Id", "FileId", "Number", "Bytes") values ($1, $2, $3, $4)',
      [`${id}\n${number}`, id, number, piece],
    );
    number += 1;
  };
  let held = Buffer.alloc(0);
  for await (const piece of bytes) {
    held = Buffer.concat([held, piece]);
    while (held.byteLength >= pieceSize) {
      await put(held.subarray(0, pieceSize));
      held = held.subarray(pieceSize);
    }
  }
  // An empty file needs a row as well.
  if (held.byteLength > 0 || number === 0) await put(held);
}
