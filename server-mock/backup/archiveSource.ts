import { createHash } from 'node:crypto';
import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { ArchiveReader, bytesOf, type OpenEntry } from './ArchiveReader.ts';
import { type BackupHeader, type BackupSums, formatVersion, type TableSums } from './BackupHeader.ts';
import { BackupRefusal, said } from './BackupRefusal.ts';
import type { BackupFile, BackupSource } from './BackupSource.ts';
import { isNewer } from './isNewer.ts';
import { productVersion } from './productVersion.ts';
import { isHeader, readHeader, readSums, readVersions, UnusableEntry } from './readHeader.ts';
import type { StoredBackup } from './shelves/BackupShelf.ts';
import { TableDigest } from './TableDigest.ts';

/** A backup, read once from its beginning to its end. */
export interface ArchiveSource extends BackupSource {
  readonly header: BackupHeader;
  /** Encrypted secrets. */
  readonly secrets: string | undefined;
  /** Bytes read of the file so far. */
  readonly bytesRead: () => number;
  /** Reads the end and compares every table and file that was taken with its checksum. Call it last. */
  finish(): Promise<BackupSums>;
}

/** Opens a backup and reads its header. It and its methods throw a {@link BackupRefusal} for a file that is no whole backup. */
export async function openArchive(backup: StoredBackup): Promise<ArchiveSource> {
  const reader = await ArchiveReader.open(backup);
  try {
    return await readArchive(reader, backup.shown);
  } catch (error) {
    await reader.close();
    throw error;
  }
}

async function readArchive(reader: ArchiveReader, file: string): Promise<ArchiveSource> {
  const damaged = (place: ReturnType<typeof said>): BackupRefusal =>
    new BackupRefusal('backup.damaged', { file, place });
  const parse = <T>(entry: string, read: (content: Uint8Array) => T, content: Uint8Array): T => {
    try {
      return read(content);
    } catch (error) {
      if (!(error instanceof UnusableEntry)) throw error;
      throw damaged(said('backup.placeHeader', { entry, what: error.message }));
    }
  };
  const first = await reader.next();
  if (first === undefined || first.is.kind !== 'header')
    throw new BackupRefusal('backup.foreign', { file, place: said('backup.placeStart') });
  const content = await bytesOf(first);
  if (!isHeader(content))
    throw new BackupRefusal('backup.foreign', {
      ...{ file, place: said('backup.placeEntry', { entry: first.name }) },
    });
  const { version, product } = parse(first.name, readVersions, content);
  if (version > formatVersion || isNewer(product, productVersion))
    throw new BackupRefusal('backup.newer', {
      ...{ file, product, own: productVersion, format: version, ownFormat: formatVersion },
    });
  const header = parse(first.name, readHeader, content);
  const settings = await reader.nextIf(({ kind }) => kind === 'settings');
  if (settings !== undefined) await bytesOf(settings);
  const secrets = await reader.nextIf(({ kind }) => kind === 'secrets');
  const secretText = secrets === undefined ? undefined : (await bytesOf(secrets)).toString('utf8');

  const read: Record<string, TableSums> = {};
  const badFiles = new Map<string, string>();
  let [files, fileBytes] = [0, 0];
  let known: BackupSums | undefined;
  const sums = async (): Promise<BackupSums> => {
    if (known !== undefined) return known;
    const entry = await reader.next();
    if (entry === undefined)
      throw new BackupRefusal('backup.cutShort', {
        ...{ file, place: said('backup.placeByte', { n: reader.bytesRead }) },
      });
    if (entry.is.kind !== 'sums') throw damaged(said('backup.placeEntry', { entry: entry.name }));
    known = parse(entry.name, readSums, await bytesOf(entry));
    return known;
  };
  return {
    header,
    tables: header.tables,
    others: header.others,
    secrets: secretText,
    bytesRead: () => reader.bytesRead,
    async *rowsOf({ table }: TableDdl) {
      const digest = new TableDigest();
      for (let part = 1; ; part += 1) {
        const entry = await reader.nextIf(({ kind }) => kind === 'rows');
        if (entry === undefined) break;
        if (entry.is.kind !== 'rows' || entry.is.table !== table) {
          reader.putBack(entry);
          break;
        }
        if (entry.is.part !== part) throw damaged(said('backup.placeEntry', { entry: entry.name }));
        const bytes = await bytesOf(entry);
        digest.add(bytes);
        yield bytes;
      }
      read[table] = digest.sums();
    },
    async *files() {
      for (;;) {
        const entry = await reader.nextIf(({ kind }) => kind === 'file');
        if (entry?.is.kind !== 'file') return;
        const { id, sha256 } = entry.is;
        const hash = createHash('sha256');
        const bytes = watching(entry, (piece) => hash.update(piece));
        yield { id, sha256, open: async () => ({ size: entry.size, bytes }) } satisfies BackupFile;
        const now = hash.digest('hex');
        if (now !== sha256) badFiles.set(id, now);
        files += 1;
        fileBytes += entry.size;
      }
    },
    identities: async () => (await sums()).identities,
    finish: async () => {
      const end = await sums();
      if ((await reader.next()) !== undefined)
        throw damaged(said('backup.placeEntry', { entry: 'sums.json' }));
      for (const { table } of header.tables)
        if (
          end.tables[table]?.sha256 !== read[table]?.sha256 ||
          end.tables[table]?.rows !== read[table]?.rows
        )
          throw damaged(said('backup.placeSums', { table }));
      for (const { id, sha256 } of end.files.changed) if (badFiles.get(id) === sha256) badFiles.delete(id);
      for (const id of badFiles.keys()) throw damaged(said('backup.placeFile', { id }));
      if (files !== end.files.count || fileBytes !== end.files.bytes)
        throw damaged(said('backup.placeHeader', { entry: 'sums.json', what: 'files' }));
      return end;
    },
    close: () => reader.close(),
  };
}

async function* watching({ bytes }: OpenEntry, saw: (piece: Uint8Array) => void): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    saw(piece);
    yield piece;
  }
}
