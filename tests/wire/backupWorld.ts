import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract as extractOf, pack as packOf } from 'tar-stream';
import { inject } from 'vitest';
import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import type { BackupSums } from '../../server-mock/backup/BackupHeader.ts';
import type { InstallationPlace } from '../../server-mock/backup/InstallationPlace.ts';
import { type BackupWish, makeBackup } from '../../server-mock/backup/makeBackup.ts';
import { openInstallation } from '../../server-mock/backup/openInstallation.ts';
import { type RestoreWish, restoreBackup } from '../../server-mock/backup/restoreBackup.ts';
import type { StoredBackup } from '../../server-mock/backup/shelves/BackupShelf.ts';
import { storedFile } from '../../server-mock/backup/shelves/folderShelf.ts';
import { TableDigest } from '../../server-mock/backup/TableDigest.ts';
import { patient } from '../../server-mock/buckets/openBucket.ts';
import { systemTables } from '../../server-mock/catalog/systemTables.ts';
import type { FileStore } from '../../server-mock/contents/FileStore.ts';
import { type FilesPlace, filesPlaceOf } from '../../server-mock/contents/FilesPlace.ts';
import { openFileStore } from '../../server-mock/contents/fileStoreKinds.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import { migrate } from '../../server-mock/db/migrate.ts';
import { openDatabase } from '../../server-mock/db/openDatabase.ts';
import { optionalColumn, tableColumn } from '../../server-mock/db/tableColumn.ts';
import { type DatabaseKind, newPostgresUrl } from '../setup/testDatabase.ts';

/** A table with every kind of column, and one with the accounts whose sessions end. */
const tables: readonly TableDdl[] = [
  {
    table: 'Sample',
    columns: [
      tableColumn('Id', 'integer', { identity: true }),
      tableColumn('Code', 'varchar(60)'),
      optionalColumn('Note', 'text'),
      optionalColumn('Price', 'numeric(15,4)'),
      optionalColumn('Day', 'date'),
      optionalColumn('At', 'timestamp'),
      optionalColumn('Long', 'bigint'),
      optionalColumn('Small', 'smallint'),
      optionalColumn('Yes', 'boolean'),
      optionalColumn('Uuid', 'uuid'),
      optionalColumn('Bytes', 'bytea'),
      optionalColumn('Design', 'json'),
      { ...tableColumn('Version', 'integer'), default: '1' },
    ],
    primaryKey: ['Id'],
    indexes: [
      { name: 'Sample_Code_key', fields: ['Code'], unique: true, lowered: ['Code'] },
      { name: 'Sample_Day_idx', fields: ['Day', 'Code'], unique: false },
    ],
  },
  {
    table: 'Sys_User',
    columns: [
      tableColumn('User_Id', 'integer', { identity: true }),
      optionalColumn('TokenVersion', 'integer'),
    ],
    primaryKey: ['User_Id'],
    indexes: [],
  },
];

/** Values that a text format could lose. */
const hostile = ['a\tb\\n\nc\r\\.', '\\N', '', '工装 🛠', '"quoted", \'too\'', ' end '];

/** A new folder. */
export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'jig-backup-'));

/** A place without data. */
export const newPlace = async (kind: DatabaseKind): Promise<InstallationPlace> => ({
  dataDirectory: await newFolder(),
  databaseUrl: kind === 'postgres' ? await newPostgresUrl() : undefined,
  ...(kind === 'pglite' && { emptyDatabase: readFileSync(inject('pgliteDumps').empty) }),
});

export const openPlace = ({
  databaseUrl,
  dataDirectory,
  emptyDatabase,
}: InstallationPlace): Promise<Database> =>
  openDatabase({
    ...{ dataDirectory, timeZone: 'Asia/Shanghai', statementTimeout: 30_000 },
    ...(databaseUrl !== undefined && { url: databaseUrl }),
    ...(emptyDatabase !== undefined && { load: emptyDatabase }),
  });

/** An installation with rows of every kind and three files, one of them empty; `db` stays open. */
export async function filledPlace(
  kind: DatabaseKind,
  files?: FilesPlace,
): Promise<{ place: InstallationPlace; db: Database }> {
  const place = { ...(await newPlace(kind)), files };
  const db = await openPlace(place);
  await migrate(db, [...systemTables, ...tables]);
  await db.query('insert into "Sys_User" ("TokenVersion") values (3), (null)');
  for (const [index, note] of hostile.entries())
    await db.query(
      `insert into "Sample" ("Code", "Note", "Price", "Day", "At", "Long", "Small", "Yes", "Uuid", "Bytes", "Design")
       values ($1, $2, 12345678901.2345, '2026-02-28', '2026-02-28 23:59:59', 9223372036854775807, -5, $3, $4, $5, $6)`,
      [`C${index}`, note, index % 2 === 0, randomUUID(), Buffer.from(note), '{"b": 1,  "a": [null, 1.10]}'],
    );
  await db.query(`insert into "Sample" ("Code") values ('only')`);
  await db.query(
    `insert into "jig_setting" ("Id", "Value", "UserId", "ChangedAt") values ('first', '0', 1, now()), ('second', '0', 1, now()),
       ('fileStore', 'of this place', 1, now())`,
  );
  const store = await storeOf(place, db);
  if (place.files !== undefined) await store.mark?.write('of this place');
  for (const content of ['', 'a drawing', 'x'.repeat(600_000)])
    await addFile(place, db, Buffer.from(content));
  return { place, db };
}

export const storeOf = (place: InstallationPlace, db: Database): Promise<FileStore> =>
  openFileStore(filesPlaceOf(place), {
    ...{ arrivals: join(place.dataDirectory, 'files'), db, timeZone: 'Asia/Shanghai', patience: patient },
  });

/** Stores an uploaded file. */
export async function addFile(place: InstallationPlace, db: Database, content: Buffer): Promise<void> {
  const id = randomUUID();
  const store = await storeOf(place, db);
  const arrived = await store.receive(Readable.from([content]), 1e9);
  if (arrived === undefined) throw new Error('the file did not arrive');
  await store.keep(arrived, id);
  await db.query(
    `insert into "jig_file" ("Id", "ServerId", "Path", "TableName", "Name", "Size", "Format", "Sha256", "UserId", "CreatedAt")
     values ($1, $2, $3, 'Sample', 'n', $4, 'txt', $5, 1, now())`,
    [
      id,
      randomUUID(),
      `Upload/${id}`,
      content.byteLength,
      createHash('sha256').update(content).digest('hex'),
    ],
  );
}

export const backUp = (place: InstallationPlace, to: BackupWish['to'], more: Partial<BackupWish> = {}) =>
  makeBackup({
    ...{ place, to, timeZone: 'Asia/Shanghai', settings: {}, replace: false, progress: () => undefined },
    ...more,
  });

export const restoreInto = (
  place: InstallationPlace,
  from: string | StoredBackup,
  more: Partial<RestoreWish> = {},
) =>
  restoreBackup({
    ...{ place, backup: typeof from === 'string' ? storedFile(from) : from, replace: false, dryRun: false },
    ...{ progress: () => undefined, plan: () => undefined },
    ...more,
  });

/** Sums of every table of a place, as a backup would have them; and its files with their contents. */
export async function sumsOf(
  place: InstallationPlace,
): Promise<{ tables: BackupSums['tables']; files: Record<string, string> }> {
  const open = await openInstallation(place);
  try {
    const sums: Record<string, BackupSums['tables'][string]> = {};
    for (const table of open.source.tables) {
      const digest = new TableDigest();
      for await (const piece of open.source.rowsOf(table)) digest.add(piece);
      sums[table.table] = digest.sums();
    }
    const files: Record<string, string> = {};
    for await (const { id, open: openFile } of open.source.files()) {
      const hash = createHash('sha256');
      const found = await openFile();
      for await (const piece of found?.bytes ?? []) hash.update(piece);
      files[id] = found === undefined ? 'missing' : hash.digest('hex');
    }
    return { tables: sums, files };
  } finally {
    await open.close();
  }
}

/** An entry of a backup to be written again; undefined leaves it out. */
type Edit = (entry: {
  name: string;
  bytes: Buffer;
}) => { name: string; bytes: Buffer; size?: number } | undefined;

/** Writes a backup again with changed entries. */
export async function rewritten(
  file: string,
  edit: Edit,
  more: readonly { name: string; bytes: Buffer }[] = [],
) {
  const target = join(await newFolder(), 'edited.tar.gz');
  const extract = extractOf();
  const pack = packOf();
  const read = pipeline(createReadStream(file), createGunzip(), extract as unknown as NodeJS.WritableStream);
  const written = pipeline(pack as unknown as NodeJS.ReadableStream, createGzip(), createWriteStream(target));
  for await (const entry of extract) {
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(piece as Buffer);
    const edited = edit({ name: entry.header.name, bytes: Buffer.concat(pieces) });
    if (edited !== undefined) pack.entry({ name: edited.name }, edited.bytes);
  }
  for (const { name, bytes } of more) pack.entry({ name }, bytes);
  pack.finalize();
  await Promise.all([read, written]);
  return target;
}

/** A file with this content. */
export async function fileOf(content: Uint8Array | string): Promise<string> {
  const folder = await newFolder();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'file.tar.gz');
  writeFileSync(file, content);
  return file;
}
