import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack as packOf } from 'tar-stream';
import { fileEntry, rowsEntry, sizeLimits } from './archiveEntries.ts';
import type { BackupHeader, BackupSums, FileSums, TableSums } from './BackupHeader.ts';
import { BackupRefusal } from './BackupRefusal.ts';
import type { BackupSource } from './BackupSource.ts';
import type { Progress } from './Progress.ts';
import { shownBytes } from './shownBytes.ts';
import { TableDigest } from './TableDigest.ts';

type Sink = ReturnType<Pack['entry']>;

/** What stands in a backup beside the installation itself. */
export interface ArchiveParts {
  readonly header: BackupHeader;
  /** Effective settings of the server without secrets, for people to read. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Encrypted secrets (`sealSecrets`). */
  readonly secrets?: string;
}

/**
 * Fast rather than small: twice the speed of the usual level for a tenth more bytes, and the server beside it needs the processor.
 */
const compression = 1;

/** Writes a backup as a tar compressed by gzip, and ends the stream. Throws what reading or writing throws. */
export async function writeArchive(
  out: Writable,
  source: BackupSource,
  parts: ArchiveParts,
  progress: Progress,
): Promise<BackupSums> {
  const pack = packOf();
  const written = pipeline(
    // A stream of streamx is one of Node to `pipeline`, but not to its types.
    pack as unknown as NodeJS.ReadableStream,
    createGzip({ level: compression }),
    out,
  );
  // A failed write makes the pack fail; without this an earlier failure would end the process.
  written.catch(() => undefined);
  try {
    const sums = await packParts(pack, source, parts, progress);
    pack.finalize();
    await written;
    return sums;
  } catch (error) {
    pack.destroy();
    // The cause is the failed write, when there is one.
    await written.catch((cause: NodeJS.ErrnoException) => {
      if (cause.code?.startsWith('E') && cause.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw cause;
    });
    throw error;
  }
}

async function packParts(
  pack: Pack,
  source: BackupSource,
  { header, settings, secrets }: ArchiveParts,
  progress: Progress,
): Promise<BackupSums> {
  const time = new Date(header.madeAt);
  const put = async (name: string, bytes: Uint8Array): Promise<void> => {
    const entry = begin(pack, { name, size: bytes.byteLength, mtime: time });
    await send(pack, entry, bytes);
    entry.end(null);
  };
  const putJson = (name: string, value: unknown): Promise<void> =>
    put(name, Buffer.from(`${JSON.stringify(value, null, 1)}\n`));
  let bytes = 0;
  await putJson('backup.json', header);
  await putJson('settings.json', settings);
  if (secrets !== undefined) await put('secrets.json', Buffer.from(secrets));
  const tables: Record<string, TableSums> = {};
  for (const table of source.tables) {
    const digest = new TableDigest();
    let part = 0;
    for await (const piece of digest.watching(source.rowsOf(table))) {
      if (piece.byteLength > sizeLimits.rows)
        throw new BackupRefusal('backup.longRow', { table: table.table, limit: shownBytes(sizeLimits.rows) });
      part += 1;
      await put(rowsEntry(table.table, part), piece);
      bytes += piece.byteLength;
      progress({ what: table.table, bytes });
    }
    tables[table.table] = digest.sums();
  }
  const files = await packFiles(pack, source, time, (more) => {
    bytes += more;
    progress({ what: 'files', bytes });
  });
  const sums: BackupSums = { tables, identities: await source.identities(), files };
  await putJson('sums.json', sums);
  return sums;
}

async function packFiles(
  pack: Pack,
  source: BackupSource,
  time: Date,
  wrote: (bytes: number) => void,
): Promise<FileSums> {
  const missing: string[] = [];
  const changed: { id: string; sha256: string }[] = [];
  let [count, bytes] = [0, 0];
  for await (const { id, sha256, open } of source.files()) {
    const found = await open();
    if (found === undefined) {
      missing.push(id);
      continue;
    }
    const hash = createHash('sha256');
    const entry = begin(pack, { name: fileEntry(id, sha256), size: found.size, mtime: time });
    for await (const piece of found.bytes) {
      hash.update(piece);
      await send(pack, entry, piece);
      wrote(piece.byteLength);
    }
    entry.end(null);
    const now = hash.digest('hex');
    if (now !== sha256) changed.push({ id, sha256: now });
    count += 1;
    bytes += found.size;
  }
  return { count, bytes, missing, changed };
}

/** Begins an entry. It fails with the whole, which tells; a listener keeps its own error from ending the process. */
function begin(pack: Pack, header: { name: string; size: number; mtime: Date }): Sink {
  const entry = pack.entry({ ...header, mode: 0o600 });
  entry.on('error', () => undefined);
  return entry;
}

/** Waits while the compression or the disk is behind. */
async function send(pack: Pack, entry: Sink, bytes: Uint8Array): Promise<void> {
  if (pack.destroyed) throw new Error('the backup can no longer be written');
  if (bytes.byteLength === 0 || entry.write(bytes)) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      entry.off('drain', done);
      // A failed write closes the entry with the pack.
      entry.off('close', done);
      resolve();
    };
    entry.on('drain', done);
    entry.on('close', done);
  });
}
