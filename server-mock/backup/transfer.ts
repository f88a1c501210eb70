import { createBareTable, indexTable } from '../db/copy/createTables.ts';
import { writeIdentities } from '../db/copy/identities.ts';
import type { TableSums } from './BackupHeader.ts';
import { BackupRefusal } from './BackupRefusal.ts';
import type { BackupSource } from './BackupSource.ts';
import type { Progress } from './Progress.ts';
import type { RestoreTarget } from './RestoreTarget.ts';
import { rowsCopied } from './rowsCopied.ts';
import { TableDigest } from './TableDigest.ts';

/** What was written, each table read back and compared. */
export interface Transferred {
  readonly tables: Readonly<Record<string, TableSums>>;
  readonly files: number;
}

/**
 * Writes everything of a source into an empty target, and reads every table back: rows and hashes must be those of the source. Commits
 * nothing. Throws a {@link BackupRefusal} for a table that differs.
 */
export async function transfer(
  source: BackupSource,
  target: RestoreTarget,
  progress: Progress,
  extent: 'with files' | 'without files' = 'with files',
): Promise<Transferred> {
  const { connection } = target;
  const tables: Record<string, TableSums> = {};
  let bytes = 0;
  const told = (what: string, pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> =>
    watched(pieces, (piece) => {
      bytes += piece.byteLength;
      progress({ what, bytes });
    });
  for (const table of source.tables) {
    await createBareTable(connection, table);
    const digest = new TableDigest();
    await connection.fill(table, digest.watching(told(table.table, source.rowsOf(table))));
    tables[table.table] = digest.sums();
  }
  let files = 0;
  for await (const { id, open } of extent === 'with files' ? source.files() : []) {
    const found = await open();
    if (found === undefined) continue;
    await target.keepFile(id, told('files', found.bytes));
    files += 1;
  }
  await writeIdentities(connection, await source.identities());
  for (const table of source.tables) {
    await indexTable(connection, table);
    const where = rowsCopied[table.table];
    const digest = new TableDigest();
    const rows = connection.rowsOf({ table, ...(where !== undefined && { where }) });
    for await (const piece of rows) digest.add(piece);
    const [found, expected] = [digest.sums(), tables[table.table]];
    if (found.rows !== expected?.rows || found.sha256 !== expected.sha256)
      throw new BackupRefusal('backup.differs', {
        ...{ table: table.table, found: shownSums(found), expected: shownSums(expected) },
      });
    progress({ what: `= ${table.table}`, bytes });
  }
  return { tables, files };
}

const shownSums = (sums: TableSums | undefined): string =>
  sums === undefined ? '-' : `${sums.rows} ${sums.sha256.slice(0, 12)}`;

async function* watched(
  pieces: AsyncIterable<Uint8Array>,
  saw: (piece: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    saw(piece);
    yield piece;
  }
}
