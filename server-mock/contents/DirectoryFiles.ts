import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { isContentId } from './contentId.ts';
import {
  type Arrived,
  FileStore,
  type StoredBytes,
  type StoredContent,
  type StoreMark,
} from './FileStore.ts';
import { filesOlderThan } from './filesOlderThan.ts';

/** File of a store with the id of its database. */
const markName = 'database-id';

/**
 * Stores file contents in a directory (embedded database). Writes to a temporary file, syncs and renames it, so that
 * a stored file is complete even after a power failure. The folder `trash` holds deleted files.
 */
export class DirectoryFiles extends FileStore {
  override readonly predatesMarks: boolean = true;
  override readonly mark: StoreMark = {
    read: async () => {
      try {
        return (await readFile(join(this.directory, markName), 'utf8')).trim() || undefined;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    write: async (databaseId) => {
      await mkdir(this.directory, { recursive: true });
      const partial = join(this.directory, `${markName}.${randomUUID()}`);
      await writeFile(partial, `${databaseId}\n`, { flush: true });
      await rename(partial, join(this.directory, markName));
    },
  };

  override async keep(arrived: Arrived, id: string): Promise<void> {
    const folder = this.#folder(id);
    await mkdir(folder, { recursive: true });
    await rename(this.incoming(arrived.name), join(folder, id));
    await syncFolder(folder);
  }

  override async read(id: string): Promise<StoredBytes | undefined> {
    if (!isContentId(id)) return undefined;
    const path = join(this.#folder(id), id);
    const found = (await fileAt(path)) ?? (await this.#restore(id, path));
    return found && bytesAt(path, found.size);
  }

  override async peek(id: string): Promise<StoredBytes | undefined> {
    if (!isContentId(id)) return undefined;
    for (const path of [join(this.#folder(id), id), this.#trash(id)]) {
      const found = await fileAt(path);
      if (found !== undefined) return bytesAt(path, found.size);
    }
    return undefined;
  }

  override async *list(): AsyncGenerator<StoredContent> {
    for await (const folder of namesIn(this.directory)) {
      if (folder.length !== 2) continue;
      for await (const id of namesIn(join(this.directory, folder))) {
        const found = isContentId(id) ? await fileAt(join(this.directory, folder, id)) : undefined;
        if (found !== undefined) yield { id, size: found.size };
      }
    }
  }

  override async remove(id: string): Promise<void> {
    if (isContentId(id)) await rm(join(this.#folder(id), id), { force: true });
  }

  override async trash(id: string, now: number): Promise<void> {
    const path = join(this.#folder(id), id);
    if (!isContentId(id) || (await fileAt(path)) === undefined) return;
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

/** Undefined: no such file. Throws when the file system does not say. */
async function fileAt(path: string): Promise<{ readonly size: number } | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() ? found : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

const bytesAt = (path: string, size: number): StoredBytes => ({
  size,
  // Node's stream type and the platform's type describe the same object.
  open: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
});

/** Names in a folder; none where there is no such folder. */
async function* namesIn(folder: string): AsyncGenerator<string> {
  try {
    for await (const { name } of await opendir(folder)) yield name;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
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
