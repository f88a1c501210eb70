import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { BackupRefusal } from '../BackupRefusal.ts';
import type { BackupShelf, StoredBackup } from './BackupShelf.ts';

const isFile = (path: string): boolean => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/** A file as a backup to read. */
export const storedFile = (file: string): StoredBackup => ({
  shown: file,
  open: async () => {
    if (!isFile(file)) throw new BackupRefusal('backup.noFile', { file });
    return createReadStream(file, { highWaterMark: 256 * 1024 });
  },
});

/** A folder of this machine. A new backup is written beside its name, to the disk, and renamed. */
export const folderShelf = (folder: string): BackupShelf => ({
  async create(name, replace) {
    if (!existsSync(folder)) throw new BackupRefusal('backup.noFolder', { folder });
    const file = join(folder, name);
    if (existsSync(file) && !replace) throw new BackupRefusal('backup.exists', { file });
    const partial = join(folder, `.${name}.partial`);
    await rm(partial, { force: true });
    const out = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
    const written = finished(out);
    // The archive's writer hears of a failure too.
    written.catch(() => undefined);
    return {
      shown: file,
      out,
      async commit() {
        await written;
        await rename(partial, file);
        return (await stat(file)).size;
      },
      async abort() {
        out.destroy();
        await written.catch(() => undefined);
        await rm(partial, { force: true }).catch(() => undefined);
      },
      refusalOf: (error) =>
        (error as NodeJS.ErrnoException).code === 'ENOSPC'
          ? new BackupRefusal('backup.diskFull', { folder })
          : error,
    };
  },
  stored: (name) => storedFile(join(folder, name)),
  names: () => readdir(folder),
  remove: (name) => rm(join(folder, name)),
});
