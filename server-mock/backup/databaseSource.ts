import type { FileStore } from '../contents/FileStore.ts';
import type { CopyConnection } from '../db/copy/CopyConnection.ts';
import { readIdentities } from '../db/copy/identities.ts';
import { storedTables } from '../db/copy/storedTables.ts';
import { BackupRefusal } from './BackupRefusal.ts';
import type { BackupFile, BackupSource } from './BackupSource.ts';
import { rowsCopied } from './rowsCopied.ts';
import { askStore, tellStore } from './storeRefusal.ts';

/** Files read from the database at a time. */
const filesAtOnce = 1000;

/**
 * A database with its uploaded files, as of the connection's transaction. Throws a {@link BackupRefusal} for a database of another product,
 * and while the store of files is away.
 */
export async function databaseSource(connection: CopyConnection, store: FileStore): Promise<BackupSource> {
  const stored = await storedTables(connection);
  if (stored === undefined) throw new BackupRefusal('backup.noProduct', {});
  const open = async (id: string): ReturnType<BackupFile['open']> => {
    const found = await askStore(store, () => store.peek(id));
    return found && { size: found.size, bytes: tellStore(store, found.open()) };
  };
  return {
    ...stored,
    rowsOf: (table) => {
      const where = rowsCopied[table.table];
      return connection.rowsOf({ table, ...(where !== undefined && { where }) });
    },
    async *files() {
      for (let last = ''; ; ) {
        const { rows } = await connection.query(
          'select "Id", "Sha256" from "jig_file" where "Id" > $1 order by "Id" limit $2',
          [last, filesAtOnce],
        );
        for (const row of rows) {
          last = String(row.Id);
          const id = last;
          yield { id, sha256: String(row.Sha256), open: () => open(id) };
        }
        if (rows.length < filesAtOnce) return;
      }
    },
    identities: () => readIdentities(connection, stored.tables),
    close: () => connection.close(),
  };
}
