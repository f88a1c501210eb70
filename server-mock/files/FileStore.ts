import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOlderThan } from './filesOlderThan.ts';

/** Bytes that have arrived and are not kept yet. */
export interface Arrived {
  /** Name of the temporary file. */
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** The bytes of a kept file. `open` is called only when they are sent. */
export interface StoredBytes {
  readonly size: number;
  open(): ReadableStream<Uint8Array>;
}

/** A full disk often has room for a name, but not for a block. */
const probe = new Uint8Array(4096);

/** How long a swept file stays in the trash, in ms. */
export const trashLife = 30 * 24 * 60 * 60_000;

/**
 * Contents of uploaded files, found by an id that the server made. Uploads arrive in the folder `incoming` of `directory`;
 * a subclass keeps them. Only files that the database names are ever moved or removed.
 */
export abstract class FileStore {
  constructor(protected readonly directory: string) {}

  /** Puts what has arrived under an id. */
  abstract keep(arrived: Arrived, id: string): Promise<void>;
  /** The bytes of an id; undefined when there are none. Takes them out of the trash. */
  abstract read(id: string): Promise<StoredBytes | undefined>;
  /** Removes a content that was never shown to anybody (a failed upload). */
  abstract remove(id: string): Promise<void>;
  /** Moves a content to the trash, at the instant `now`. */
  abstract trash(id: string, now: number): Promise<void>;
  /** Removes what came to the trash before `millis` for good; answers the ids. */
  abstract emptyTrash(millis: number): Promise<readonly string[]>;

  /** Writes what comes, at most `most` bytes; undefined when there are more. Whatever happens, keep or drop the answer. */
  async receive(bytes: AsyncIterable<Uint8Array>, most: number): Promise<Arrived | undefined> {
    const name = randomUUID();
    await mkdir(this.#incoming(), { recursive: true });
    const path = this.incoming(name);
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

  /** Whether the disk takes an upload: writes a few bytes. */
  async isWritable(): Promise<boolean> {
    const path = this.incoming(`probe-${randomUUID()}`);
    try {
      await mkdir(this.#incoming(), { recursive: true });
      await writeFile(path, probe, { flush: true });
      return true;
    } catch {
      return false;
    } finally {
      await rm(path, { force: true }).catch(() => undefined);
    }
  }

  /** Opens what has arrived, to look at it. */
  look(arrived: Arrived): Promise<FileHandle> {
    return open(this.incoming(arrived.name), 'r');
  }

  /** Removes what has arrived and is not kept. */
  async drop(name: string): Promise<void> {
    await rm(this.incoming(name), { force: true });
  }

  /** Removes arrivals older than `millis`: what a process that was killed has left. Answers their names. */
  async dropArrivals(millis: number): Promise<readonly string[]> {
    const old = await filesOlderThan(this.#incoming(), millis);
    for (const name of old) await this.drop(name);
    return old;
  }

  protected incoming(name: string): string {
    return join(this.#incoming(), name);
  }

  #incoming(): string {
    return join(this.directory, 'incoming');
  }
}

async function writeWhole(handle: FileHandle, piece: Uint8Array): Promise<void> {
  let at = 0;
  while (at < piece.byteLength) at += (await handle.write(piece, at)).bytesWritten;
}
