import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from '../buckets/Bucket.ts';
import { BucketFailure, bucketFailureOf } from '../buckets/BucketFailure.ts';
import { KnownFailure } from '../http/KnownFailure.ts';
import { isContentId } from './contentId.ts';
import {
  type Arrived,
  FileStore,
  type StoredBytes,
  type StoredContent,
  type StoreMark,
} from './FileStore.ts';
import { Reachability } from './Reachability.ts';

const markName = 'database-id';
/** More than an id of a database. */
const longestMark = 1000;
const filesFolder = 'files/';
const trashFolder = 'trash/';
const nameOf = (id: string): string => filesFolder + id;

/** Milliseconds after a call without an answer in which others are not even tried, so that they do not wait in turn. */
const pause = 2_000;

/**
 * Stores file contents in a bucket: every process can read them. Uploads arrive on the disk of this machine; the bucket has them when they are
 * complete. The trash holds `trash/{id}/{millis}`. Every call has a time limit, and one that fails throws a {@link KnownFailure}.
 */
export class S3Files extends FileStore {
  readonly #bucket: Bucket;
  readonly #reachability: Reachability;
  /** `performance.now()` until which the service counts as away. */
  #awayUntil = 0;

  override readonly mark: StoreMark = {
    read: () =>
      this.#asked(async () => {
        const size = await this.#bucket.size(markName);
        if (size === undefined || size > longestMark) return undefined;
        return (await new Response(toWeb(await this.#bucket.read(markName))).text()).trim() || undefined;
      }),
    write: async (databaseId) => {
      await this.#put(markName, 'text/plain', Readable.from([Buffer.from(`${databaseId}\n`)]));
    },
  };

  constructor(directory: string, bucket: Bucket) {
    super(directory, bucket.shown);
    this.#bucket = bucket;
    this.#reachability = new Reachability(async () => (await bucket.size(markName)) !== undefined);
  }

  override async keep(arrived: Arrived, id: string): Promise<void> {
    const path = this.incoming(arrived.name);
    await this.#put(nameOf(id), 'application/octet-stream', createReadStream(path), arrived.size);
    await this.drop(arrived.name);
  }

  /** Needs no disk of this machine. */
  override put(id: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    return this.#put(nameOf(id), 'application/octet-stream', Readable.from(bytes));
  }

  override async read(id: string): Promise<StoredBytes | undefined> {
    if (!isContentId(id)) return undefined;
    return this.#asked(async () => {
      const size = (await this.#bucket.size(nameOf(id))) ?? (await this.#restore(id));
      return size === undefined ? undefined : this.#bytes(nameOf(id), size);
    });
  }

  override async peek(id: string): Promise<StoredBytes | undefined> {
    if (!isContentId(id)) return undefined;
    return this.#asked(async () => {
      const size = await this.#bucket.size(nameOf(id));
      if (size !== undefined) return this.#bytes(nameOf(id), size);
      const [trashed] = await this.#trashed(id);
      return trashed && this.#bytes(trashed.name, trashed.size);
    });
  }

  override async *list(): AsyncGenerator<StoredContent> {
    try {
      for await (const { name, size } of this.#bucket.list(filesFolder)) {
        const id = name.slice(filesFolder.length);
        if (isContentId(id)) yield { id, size };
      }
    } catch (error) {
      throw this.#failed(error);
    }
  }

  override async remove(id: string): Promise<void> {
    if (isContentId(id)) await this.#asked(() => this.#bucket.remove(nameOf(id)));
  }

  override async trash(id: string, now: number): Promise<void> {
    if (!isContentId(id)) return;
    await this.#asked(async () => {
      if ((await this.#bucket.size(nameOf(id))) === undefined) return;
      await this.#bucket.copy(nameOf(id), `${trashFolder}${id}/${now}`);
      await this.#bucket.remove(nameOf(id));
    });
  }

  override async emptyTrash(millis: number): Promise<readonly string[]> {
    return this.#asked(async () => {
      const old: string[] = [];
      for await (const { name } of this.#bucket.list(trashFolder)) {
        const [id = '', at = ''] = name.slice(trashFolder.length).split('/');
        if (!isContentId(id) || !/^\d+$/.test(at) || Number(at) >= millis) continue;
        await this.#bucket.remove(name);
        old.push(id);
      }
      return old;
    });
  }

  override isReachable(): Promise<boolean> {
    return this.#reachability.answers();
  }

  /** Restores a file from the trash. Answers its size; undefined: it is not there. */
  async #restore(id: string): Promise<number | undefined> {
    const all = await this.#trashed(id);
    const [first] = all;
    if (first === undefined) return undefined;
    await this.#bucket.copy(first.name, nameOf(id));
    for (const { name } of all) await this.#bucket.remove(name);
    return first.size;
  }

  async #trashed(id: string): Promise<readonly { readonly name: string; readonly size: number }[]> {
    const found: { name: string; size: number }[] = [];
    for await (const one of this.#bucket.list(`${trashFolder}${id}/`)) found.push(one);
    return found;
  }

  async #put(name: string, type: string, bytes: Readable, size?: number): Promise<number> {
    return this.#asked(async () => {
      const upload = this.#bucket.upload(name, type);
      try {
        await pipeline(bytes, upload.out);
        const stored = await upload.commit();
        if (size === undefined || stored === size) return stored;
        throw new BucketFailure('failed', `${stored} / ${size}`);
      } catch (error) {
        await upload.abort();
        const failure = upload.failure() ?? error;
        // A bucket that takes nothing is as good as away, also while it gives what it has.
        this.#reachability.note(false);
        throw failure;
      }
    });
  }

  #bytes(name: string, size: number): StoredBytes {
    return {
      size,
      open: () => toWeb(Readable.from(this.#pieces(name))),
    };
  }

  /** Asks for the bytes when they are wanted. */
  async *#pieces(name: string): AsyncGenerator<Uint8Array> {
    yield* await this.#asked(() => this.#bucket.read(name));
  }

  async #asked<T>(work: () => Promise<T>): Promise<T> {
    if (performance.now() < this.#awayUntil)
      throw new KnownFailure('upload.storeAway', 'the bucket of uploaded files did not answer a moment ago');
    try {
      return await work();
    } catch (error) {
      throw this.#failed(error);
    }
  }

  #failed(error: unknown): Error {
    if (error instanceof KnownFailure) return error;
    // An error of the disk is none of the bucket.
    if (!(error instanceof BucketFailure) && 'syscall' in (error as object)) return error as Error;
    const failure = bucketFailureOf(error);
    if (failure.problem === 'away') {
      this.#awayUntil = performance.now() + pause;
      this.#reachability.note(false);
    }
    const key = failure.problem === 'full' ? 'upload.storeFull' : 'upload.storeAway';
    return new KnownFailure(key, failure.message, { cause: failure });
  }
}

// Node's stream type and the platform's type describe the same object.
const toWeb = (stream: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(stream) as ReadableStream<Uint8Array>;
