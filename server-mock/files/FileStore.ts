import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** Bytes that have arrived and are not kept yet. */
export interface Arrived {
  /** Name of the temporary file. */
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** Only names the store itself made lead to a file. */
const idShape = /^[0-9a-f-]{36}(\.\d{1,2})?$/;

/**
 * Contents of uploaded files in one directory, found by an id the server made and by nothing else. A file is written
 * beside the others, synced and renamed: what can be found under an id is whole, also after a power cut.
 */
export class FileStore {
  constructor(private readonly directory: string) {}

  /** Writes what comes, at most `most` bytes; undefined when there are more. Whatever happens, keep or drop what is answered. */
  async receive(bytes: AsyncIterable<Uint8Array>, most: number): Promise<Arrived | undefined> {
    const name = randomUUID();
    await mkdir(this.#incoming(), { recursive: true });
    const path = this.#incoming(name);
    const hash = createHash('sha256');
    let size = 0;
    const handle = await open(path, 'wx', 0o600);
    try {
      for await (const piece of bytes) {
        size += piece.byteLength;
        if (size > most) break;
        hash.update(piece);
        await writeWhole(handle, piece);
      }
      if (size <= most) await handle.sync();
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
    if (size <= most) return { name, size, sha256: hash.digest('hex') };
    await this.drop(name);
    return undefined;
  }

  /** Opens what has arrived, to look at it. */
  look(arrived: Arrived): Promise<FileHandle> {
    return open(this.#incoming(arrived.name), 'r');
  }

  /** Puts what has arrived under an id. */
  async keep(arrived: Arrived, id: string): Promise<void> {
    const folder = this.#folder(id);
    await mkdir(folder, { recursive: true });
    await rename(this.#incoming(arrived.name), join(folder, id));
    await syncFolder(folder);
  }

  /** Forgets what has arrived. */
  async drop(name: string): Promise<void> {
    await rm(this.#incoming(name), { force: true });
  }

  /** The bytes of an id; undefined when there are none. `open`: nothing is opened for who only asks for the headers. */
  async read(id: string): Promise<{ readonly size: number; open(): ReadableStream<Uint8Array> } | undefined> {
    if (!idShape.test(id)) return undefined;
    const path = join(this.#folder(id), id);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    // Node's own stream type and the platform's describe the same object.
    return {
      size: found.size,
      open: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
    };
  }

  async remove(id: string): Promise<void> {
    if (idShape.test(id)) await rm(join(this.#folder(id), id), { force: true });
  }

  /** Ids of contents, and names of arrivals, that are older than `millis` since 1970. */
  async olderThan(
    millis: number,
  ): Promise<{ readonly ids: readonly string[]; readonly arrivals: readonly string[] }> {
    const ids: string[] = [];
    const arrivals: string[] = [];
    for (const folder of await namesIn(this.directory))
      for (const name of await namesIn(join(this.directory, folder))) {
        const found = await stat(join(this.directory, folder, name)).catch(() => undefined);
        if (!found?.isFile() || found.mtimeMs >= millis) continue;
        if (folder === incoming) arrivals.push(name);
        else if (idShape.test(name)) ids.push(name);
      }
    return { ids, arrivals };
  }

  #incoming(name = ''): string {
    return join(this.directory, incoming, name);
  }

  /** A folder by the id's first two characters: none grows beyond what file systems like. */
  #folder(id: string): string {
    return join(this.directory, id.slice(0, 2));
  }
}

const incoming = 'incoming';

async function writeWhole(handle: FileHandle, piece: Uint8Array): Promise<void> {
  let at = 0;
  while (at < piece.byteLength) at += (await handle.write(piece, at)).bytesWritten;
}

async function namesIn(directory: string): Promise<readonly string[]> {
  return readdir(directory).catch(() => []);
}

/** A renamed file is there for sure only once its folder is written. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch {
    // Some systems cannot sync folders; there the rename is as safe as it gets.
  } finally {
    await handle.close();
  }
}
