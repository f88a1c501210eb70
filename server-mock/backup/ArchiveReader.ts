import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract as extractOf } from 'tar-stream';
import { type ArchiveEntry, readEntryName, sizeLimits } from './archiveEntries.ts';
import { BackupRefusal, said } from './BackupRefusal.ts';
import type { StoredBackup } from './shelves/BackupShelf.ts';
import { shownBytes } from './shownBytes.ts';

type Entry = Extract extends AsyncIterable<infer E> ? E : never;

/** One entry of a backup. Take all its bytes before the next one. */
export interface OpenEntry {
  readonly is: ArchiveEntry;
  readonly name: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Reads the entries of a backup in their order, and refuses what no backup has. Every method throws a {@link BackupRefusal}. */
export class ArchiveReader {
  readonly #file: string;
  readonly #stream: Readable;
  readonly #entries: AsyncIterator<Entry>;
  readonly #read: Promise<void>;
  #failure: unknown;
  #last = '';
  #bytesRead = 0;
  /** Entry that was read and put back. */
  #waiting: OpenEntry | undefined;

  private constructor(stream: Readable, file: string) {
    this.#file = file;
    this.#stream = stream;
    const extract = extractOf();
    this.#entries = extract[Symbol.asyncIterator]();
    // Streams of streamx are those of Node to `pipeline`, but not to the types.
    const counted = new Transform({
      transform: (piece: Buffer, _, done) => {
        this.#bytesRead += piece.byteLength;
        done(null, piece);
      },
    });
    this.#read = pipeline(
      this.#stream,
      counted,
      createGunzip(),
      extract as unknown as NodeJS.WritableStream,
    ).catch((error: unknown) => {
      this.#failure = error;
    });
  }

  static async open(backup: StoredBackup): Promise<ArchiveReader> {
    return new ArchiveReader(await backup.open(), backup.shown);
  }

  /** The next entry; undefined after the last one. */
  async next(): Promise<OpenEntry | undefined> {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting !== undefined) return waiting;
    const { done, value } = await this.#guarded(() => this.#entries.next());
    if (done === true) return undefined;
    const { name, size, type } = value.header;
    const is = type === 'file' ? readEntryName(name) : undefined;
    const file = this.#file;
    if (is === undefined)
      throw this.#last === ''
        ? new BackupRefusal('backup.foreign', { file, place: this.#entryPlace(name) })
        : new BackupRefusal('backup.outside', { file, place: name.slice(0, 200) });
    if (size > sizeLimits[is.kind])
      throw new BackupRefusal('backup.tooLarge', {
        ...{ file, place: this.#entryPlace(name), limit: shownBytes(sizeLimits[is.kind]) },
      });
    this.#last = name;
    return { is, name, size, bytes: this.#bytesOf(value) };
  }

  /** The next entry if it is of this kind; undefined leaves it for a later call. */
  async nextIf(isWanted: (is: ArchiveEntry) => boolean): Promise<OpenEntry | undefined> {
    const entry = await this.next();
    if (entry === undefined || isWanted(entry.is)) return entry;
    this.putBack(entry);
    return undefined;
  }

  /** Lets the next call answer this entry, none of whose bytes was taken. */
  putBack(entry: OpenEntry): void {
    this.#waiting = entry;
  }

  /** Bytes read of the file. */
  get bytesRead(): number {
    return this.#bytesRead;
  }

  async close(): Promise<void> {
    this.#stream.destroy();
    // Destroys the tar as well, which waits while an entry was not taken.
    await this.#entries.return?.();
  }

  async *#bytesOf(entry: Entry): AsyncGenerator<Uint8Array> {
    const pieces = entry[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await this.#guarded(() => pieces.next());
      if (done === true) return;
      yield value as Uint8Array;
    }
  }

  /** Says what a failure of the file, the compression or the tar means for the operator. */
  async #guarded<T>(step: () => Promise<T>): Promise<T> {
    try {
      const result = await step();
      // A tar that ends early ends its iterator as well.
      if (this.#failure !== undefined) throw this.#failure;
      return result;
    } catch (error) {
      // The pipeline knows what failed first, and settles soon after.
      await Promise.race([this.#read, delay(1000, undefined, { ref: false })]);
      throw this.#refusalOf(this.#failure ?? error);
    }
  }

  #refusalOf(error: unknown): unknown {
    if (error instanceof BackupRefusal) return error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    const file = this.#file;
    const place = this.#last === '' ? said('backup.placeStart') : this.#entryPlace(this.#last);
    if (code === 'Z_BUF_ERROR' || code === 'ECONNRESET' || /unexpected end/i.test(message))
      return new BackupRefusal('backup.cutShort', { file, place });
    if (this.#last === '') return new BackupRefusal('backup.foreign', { file, place });
    if (code.startsWith('Z_') || /tar|header/i.test(message))
      return new BackupRefusal('backup.damaged', { file, place });
    return error;
  }

  #entryPlace(entry: string): ReturnType<typeof said> {
    return said('backup.placeEntry', { entry: entry.slice(0, 200) });
  }
}

/** All bytes of an entry. */
export async function bytesOf(entry: OpenEntry): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of entry.bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}
