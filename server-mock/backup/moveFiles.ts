import { createHash } from 'node:crypto';
import type { FileStore } from '../contents/FileStore.ts';
import { type FilesPlace, filesPlaceOf, isSameOutside } from '../contents/FilesPlace.ts';
import type { CopyConnection } from '../db/copy/CopyConnection.ts';
import { openPostgresCopy } from '../db/copy/postgresCopy.ts';
import { lockDirectory } from '../db/lockDirectory.ts';
import { BackupRefusal, said } from './BackupRefusal.ts';
import type { InstallationPlace } from './InstallationPlace.ts';
import { isAlone, openAlone } from './openInstallation.ts';
import { outsideFiles } from './outsideFiles.ts';
import type { Progress } from './Progress.ts';
import { serversOn } from './serversOn.ts';
import { storeOf } from './storeOf.ts';
import { askStore, tellStore } from './storeRefusal.ts';

export interface FileMove {
  readonly installation: InstallationPlace;
  readonly to: FilesPlace;
  readonly dryRun: boolean;
  readonly progress: Progress;
  /** Told before anything is changed. */
  plan(plan: FileMovePlan): void;
}

export interface FileMovePlan {
  readonly files: number;
  readonly bytes: number;
  readonly from: string;
  /** Where to, for people. */
  readonly shown: string;
}

export interface MovedFiles {
  readonly copied: number;
  /** Files that were there already. */
  readonly present: number;
  /** Ids of files without contents. */
  readonly missing: readonly string[];
  /** Ids of files whose bytes are not those that were uploaded; copied as they are. */
  readonly changed: readonly string[];
  /** The database goes with the new place now. False: a server runs, which may store more in the old one. */
  readonly isDone: boolean;
}

/**
 * Copies the contents of all uploaded files to another place, those excepted that are there, and ties the database to it. The old place keeps
 * what it has. Beside a server it only copies. Can be repeated. Undefined: a dry run. Throws a {@link BackupRefusal}.
 */
export async function moveFiles(move: FileMove): Promise<MovedFiles | undefined> {
  const { connection, close } = await openToWrite(move.installation);
  try {
    return await moveOver(connection, move);
  } finally {
    await close();
  }
}

interface OpenToWrite {
  readonly connection: CopyConnection;
  close(): Promise<void>;
}

/** The database of an installation; an embedded one must be free. */
async function openToWrite({ databaseUrl, dataDirectory }: InstallationPlace): Promise<OpenToWrite> {
  if (databaseUrl !== undefined) {
    const connection = await openPostgresCopy(databaseUrl, 'write');
    const close = (): Promise<void> => connection.close();
    if (await isAlone(connection)) return { connection, close };
    await close();
    throw new BackupRefusal('backup.twice', {});
  }
  const lock = await lockDirectory(dataDirectory, () => process.exit(1));
  if (!lock.ok)
    throw new BackupRefusal('backup.inUse', {
      ...{ place: dataDirectory, who: said('backup.process', { pid: lock.holder?.pid ?? '?' }) },
    });
  try {
    const connection = await openAlone(dataDirectory);
    return { connection, close: () => connection.close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function moveOver(db: CopyConnection, move: FileMove): Promise<MovedFiles | undefined> {
  const { installation, to } = move;
  const from = filesPlaceOf(installation);
  const source = await storeOf(installation, db);
  const target = await storeOf(installation, db, to);
  // A database and a data directory of an installation has one store each.
  const isSame = from.kind === to.kind && (['database', 'own'].includes(to.kind) || isSameOutside(from, to));
  if (isSame) throw new BackupRefusal('backup.samePlace', { place: target.shown });
  const { rows } = await db.query('select "Id", "Size", "Sha256" from "jig_file" order by "Id"');
  const bytes = rows.reduce((sum, { Size }) => sum + Number(Size), 0);
  move.plan({ files: rows.length, bytes, from: source.shown, shown: target.shown });
  const owners = { db, ids: [], adopt: installation.filesAdopt === true || to.kind === 'own' };
  const outside = await outsideFiles(target, owners);
  if (move.dryRun) return undefined;
  const stored = await sizesIn(target);
  const copy = copier(source, target, move.progress);
  const moved = { copied: 0, present: 0, missing: [] as string[], changed: [] as string[] };
  await outside.begin();
  for (const row of rows) {
    const id = String(row.Id);
    const found = await askStore(source, () => source.peek(id));
    if (found !== undefined && stored.get(id) === found.size) moved.present += 1;
    else if (found === undefined && stored.has(id)) moved.present += 1;
    else if (found === undefined) moved.missing.push(id);
    else {
      if (stored.has(id)) await askStore(target, () => target.remove(id));
      const sha256 = await copy(id, found);
      moved.copied += 1;
      if (sha256 !== String(row.Sha256)) moved.changed.push(id);
    }
  }
  const isDone = (await serversOn(db)) === 0;
  const tied = isDone ? await outside.tie(db) : async () => undefined;
  await db.commit();
  await tied();
  return { ...moved, isDone };
}

async function sizesIn(store: FileStore): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  await askStore(store, async () => {
    for await (const { id, size } of store.list()) sizes.set(id, size);
  });
  return sizes;
}

/** Copies one file and answers its SHA-256. Throws when the target has not all of it. */
const copier = (source: FileStore, target: FileStore, progress: Progress) => {
  let bytes = 0;
  return async (id: string, found: NonNullable<Awaited<ReturnType<FileStore['peek']>>>): Promise<string> => {
    const hash = createHash('sha256');
    const pieces = async function* (): AsyncGenerator<Uint8Array> {
      for await (const piece of tellStore(source, found.open())) {
        hash.update(piece);
        bytes += piece.byteLength;
        progress({ what: 'files', bytes });
        yield piece;
      }
    };
    const size = await askStore(target, () => target.put(id, pieces()));
    if (size === found.size) return hash.digest('hex');
    await askStore(target, () => target.remove(id));
    throw new BackupRefusal('backup.filesAway', {
      ...{ place: source.shown, reason: `${id}: ${size} / ${found.size}` },
    });
  };
};
