import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../../db/Database.ts';
import { BackupRefusal } from '../BackupRefusal.ts';
import { shownBytes } from '../shownBytes.ts';

/** A file as it was when it was copied. */
interface Seen {
  readonly size: number;
  readonly changed: number;
}

/** Files written within this many milliseconds before the copy began are copied again: clocks of file systems are coarse. */
const slack = 2_000;
/** Files copied at a time. */
const lanes = 8;
/** Bytes left free beside a copy. */
const reserve = 256 * 1024 * 1024;

/**
 * Copies the directory of a running PGlite to `target` as of one moment. Copies all files while calls go on, then once more those
 * that changed, while calls wait for that. Opened, the copy is as after the death of the process: complete to the last commit.
 * Returns the milliseconds that calls waited. Throws a {@link BackupRefusal} when the disk has no space for it.
 */
export async function takeSnapshot(db: Database, directory: string, target: string): Promise<number> {
  const { bytes } = await sizesIn(directory);
  const { bavail, bsize } = await statfs(dirname(target));
  if (bavail * bsize < bytes + reserve)
    throw new BackupRefusal('backup.noSpace', {
      ...{ folder: dirname(target), needed: shownBytes(bytes + reserve), free: shownBytes(bavail * bsize) },
    });
  await db.execute('checkpoint');
  const began = Date.now() - slack;
  const seen = new Map<string, Seen>();
  await copyChanged(directory, target, seen, 0);
  // The only connection is in this transaction, which has no statement: nothing writes.
  return db.transaction(async () => {
    const start = performance.now();
    const there = await copyChanged(directory, target, seen, began);
    for (const path of seen.keys()) if (!there.has(path)) await rm(join(target, path), { force: true });
    return performance.now() - start;
  });
}

/** Copies files that differ from `seen` or changed after `since`, in milliseconds. Returns the paths that there are. */
async function copyChanged(
  from: string,
  to: string,
  seen: Map<string, Seen>,
  since: number,
): Promise<ReadonlySet<string>> {
  const { folders, files } = await sizesIn(from);
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true, mode: 0o700 });
  const todo = [...files].filter(([path, now]) => {
    const known = seen.get(path);
    return known?.size !== now.size || known.changed !== now.changed || now.changed >= since;
  });
  const copyNext = async (): Promise<void> => {
    for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
      const [path, now] = next;
      seen.set(path, now);
      await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE).catch(
        // A table that was dropped meanwhile; the second round sees that it is gone.
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
        },
      );
    }
  };
  await Promise.all(Array.from({ length: lanes }, copyNext));
  return new Set(files.keys());
}

/** Folders and files of a directory by their paths in it, and the bytes of all files. */
async function sizesIn(directory: string): Promise<{
  readonly folders: readonly string[];
  readonly files: ReadonlyMap<string, Seen>;
  readonly bytes: number;
}> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]): string =>
    join(entry.parentPath, entry.name).slice(directory.length + 1);
  const folders = ['', ...entries.filter((entry) => entry.isDirectory()).map(pathOf)];
  const files = new Map<string, Seen>();
  let bytes = 0;
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const found = await stat(join(entry.parentPath, entry.name)).catch(() => undefined);
        if (found === undefined) return;
        files.set(pathOf(entry), { size: found.size, changed: found.mtimeMs });
        bytes += found.size;
      }),
  );
  return { folders, files, bytes };
}
