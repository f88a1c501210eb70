import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { DirectoryFiles } from '../contents/DirectoryFiles.ts';
import type { CopyConnection } from '../db/copy/CopyConnection.ts';
import { readIdentities } from '../db/copy/identities.ts';
import { storedTables } from '../db/copy/storedTables.ts';
import type { Queryable } from '../db/Database.ts';
import { BackupRefusal } from './BackupRefusal.ts';
import type { BackupFile, BackupSource } from './BackupSource.ts';
import { rowsCopied } from './rowsCopied.ts';

/** Files read from the database at a time. */
const filesAtOnce = 1000;

/**
 * A database with its uploaded files, as of the connection's transaction. `filesDirectory`: that of PGlite; PostgreSQL has the files
 * itself, those of an older version in the directory excepted. Throws a {@link BackupRefusal} for a database of another product.
 */
export async function databaseSource(
  connection: CopyConnection,
  filesDirectory: string,
): Promise<BackupSource> {
  const stored = await storedTables(connection);
  if (stored === undefined) throw new BackupRefusal('backup.noProduct', {});
  const directory = new DirectoryFiles(filesDirectory);
  const open = (id: string): ReturnType<BackupFile['open']> =>
    connection.kind === 'postgres'
      ? openInDatabase(connection, id).then((found) => found ?? openInDirectory(directory, id))
      : openInDirectory(directory, id);
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

async function openInDirectory(directory: DirectoryFiles, id: string): ReturnType<BackupFile['open']> {
  const path = await directory.find(id);
  if (path === undefined) return undefined;
  const { size } = await stat(path);
  return { size, bytes: createReadStream(path) };
}

async function openInDatabase(db: Queryable, id: string): ReturnType<BackupFile['open']> {
  const { rows } = await db.query(
    'select "Id", octet_length("Bytes") as "Size" from "jig_file_content" where "FileId" = $1 order by "Number"',
    [id],
  );
  if (rows.length === 0) return undefined;
  const pieces = async function* (): AsyncGenerator<Uint8Array> {
    for (const { Id } of rows) {
      const { rows: found } = await db.query('select "Bytes" from "jig_file_content" where "Id" = $1', [Id]);
      yield found[0]?.Bytes as Uint8Array;
    }
  };
  return { size: rows.reduce((sum, { Size }) => sum + Number(Size), 0), bytes: pieces() };
}
