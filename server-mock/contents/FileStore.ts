import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOlderThan } from './filesOlderThan.ts';

/** A received file in temporary storage. */
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

/** A full disk often has space for a name but not for a block. */
const probe = new Uint8Array(4096);

/** Milliseconds a file stays in the trash. */
export const trashLife = 30 * 24 * 60 * 60_000;

/** Contents of a file as they are stored. */
export interface StoredContent {
  readonly id: string;
  /** Bytes. */
  readonly size: number;
}

/** The mark of a store names the database that it belongs to. */
export interface StoreMark {
  /** Undefined: the store has none yet. Throws when the store cannot be read. */
  read(): Promise<string | undefined>;
  write(databaseId: string): Promise<void>;
}

/**
 * Stores uploaded file contents by a server-generated id. Uploads arrive in the folder `incoming` of `directory`;
 * subclasses store them permanently. Moves or removes only files that the database lists.
 */
export abstract class FileStore {
  /** Undefined: the contents are in the database itself. */
  readonly mark: StoreMark | undefined;
  /** Installations of older versions have such a store without a mark. */
  readonly predatesMarks: boolean = false;

  /** @param shown Where the contents lie, for people; without a key. */
  constructor(
    protected readonly directory: string,
    readonly shown: string = directory,
  ) {}

  /** Stores a received file under an id, all of it or nothing. */
  abstract keep(arrived: Arrived, id: string): Promise<void>;
  /**
   * Stores bytes under an id, all of them or nothing, and answers how many they are. For work without an upload. Replaces what has the id,
   * except in a database, where nothing may have it.
   */
  async put(id: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    const arrived = await this.receive(bytes, Number.MAX_SAFE_INTEGER);
    if (arrived === undefined) throw new Error('more bytes than any file has (bug)');
    await this.keep(arrived, id);
    return arrived.size;
  }
  /** Reads the bytes of an id and restores it from the trash. Undefined: no such file. */
  abstract read(id: string): Promise<StoredBytes | undefined>;
  /** Reads the bytes of an id, in the trash as well, and changes nothing. Undefined: no such file. */
  abstract peek(id: string): Promise<StoredBytes | undefined>;
  /** What is stored, without the trash. */
  abstract list(): AsyncIterable<StoredContent>;
  /** Removes a file that no user could see yet (a failed upload). */
  abstract remove(id: string): Promise<void>;
  /** Moves a file to the trash; `now` is the time in ms. */
  abstract trash(id: string, now: number): Promise<void>;
  /** Deletes files that reached the trash before `millis`. Returns their ids. */
  abstract emptyTrash(millis: number): Promise<readonly string[]>;

  /** Receives a stream of at most `most` bytes. Undefined: the stream is larger. Always `keep` or `drop` the result. */
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

  /** Whether the place answers that all processes share. Where each has its own it is a matter of {@link isWritable}. */
  isReachable(): Promise<boolean> {
    return Promise.resolve(true);
  }

  /** Tests whether the disk of this process accepts an upload by writing a few bytes. */
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

  /** Opens a received file for inspection. */
  look(arrived: Arrived): Promise<FileHandle> {
    return open(this.incoming(arrived.name), 'r');
  }

  /** Removes a received file that was not stored. */
  async drop(name: string): Promise<void> {
    await rm(this.incoming(name), { force: true });
  }

  /** Removes received files older than `millis`, left by killed processes. Returns their names. */
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
