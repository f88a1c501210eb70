import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Arrived, FileStore, type StoredBytes } from './FileStore.ts';
import { filesOlderThan } from './filesOlderThan.ts';

/** Matches only ids that the store generates. */
const idShape = /^[0-9a-f-]{36}(\.\d{1,2})?$/;

/**
 * Stores file contents in a directory (embedded database). Writes to a temporary file, syncs and renames it, so that
 * a stored file is complete even after a power failure. The folder `trash` holds deleted files.
 */
export class DirectoryFiles extends FileStore {
  override async keep(arrived: Arrived, id: string): Promise<void> {
    const folder = this.#folder(id);
    await mkdir(folder, { recursive: true });
    await rename(this.incoming(arrived.name), join(folder, id));
    await syncFolder(folder);
  }

  override async read(id: string): Promise<StoredBytes | undefined> {
    if (!idShape.test(id)) return undefined;
    const path = join(this.#folder(id), id);
    const found = (await fileAt(path)) ?? (await this.#restore(id, path));
    // Node's stream type and the platform's type describe the same object.
    return (
      found && {
        size: found.size,
        open: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
      }
    );
  }

  /** Path of the stored bytes, in the trash as well, without restoring them. Undefined: no such file. */
  async find(id: string): Promise<string | undefined> {
    if (!idShape.test(id)) return undefined;
    for (const path of [join(this.#folder(id), id), this.#trash(id)])
      if ((await fileAt(path)) !== undefined) return path;
    return undefined;
  }

  override async remove(id: string): Promise<void> {
    if (idShape.test(id)) await rm(join(this.#folder(id), id), { force: true });
  }

  override async trash(id: string, now: number): Promise<void> {
    const path = join(this.#folder(id), id);
    if (!idShape.test(id) || (await fileAt(path)) === undefined) return;
    await mkdir(this.#trash(), { recursive: true });
    await utimes(path, now / 1000, now / 1000);
    await rename(path, this.#trash(id));
  }

  override async emptyTrash(millis: number): Promise<readonly string[]> {
    const old = await filesOlderThan(this.#trash(), millis);
    for (const id of old) await rm(this.#trash(id), { force: true });
    return old;
  }

  /** Restores a file from the trash when the database lists it (again). */
  async #restore(id: string, path: string): Promise<{ readonly size: number } | undefined> {
    const found = await fileAt(this.#trash(id));
    if (found === undefined) return undefined;
    await mkdir(this.#folder(id), { recursive: true });
    await rename(this.#trash(id), path);
    return found;
  }

  #trash(name = ''): string {
    return join(this.directory, 'trash', name);
  }

  /** Folder named by the first two characters of the id, so that no folder grows too large. */
  #folder(id: string): string {
    return join(this.directory, id.slice(0, 2));
  }
}

async function fileAt(path: string): Promise<{ readonly size: number } | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found : undefined;
}

/** A rename is durable only after its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch {
    // Some systems cannot sync folders; the rename is then as durable as it can be.
  } finally {
    await handle.close();
  }
}
