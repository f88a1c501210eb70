import type { Readable, Writable } from 'node:stream';

/** Bytes on their way into a bucket. Until `commit` nothing has their name. */
export interface BucketUpload {
  readonly out: Writable;
  /** Waits for the bytes, which have ended, compares their number with what arrived, and answers it. */
  commit(): Promise<number>;
  /** Removes what was sent. Never rejects. */
  abort(): Promise<void>;
  /** Why the service did not take them; undefined: it did not fail. */
  failure(): Error | undefined;
}

/** Something stored in a bucket. */
export interface StoredObject {
  /** Without the prefix of the bucket. */
  readonly name: string;
  readonly size: number;
}

/** A bucket of an S3 service, below its prefix. Each method throws a `BucketFailure` when the service does not do what is asked. */
export interface Bucket {
  /** Address, for people. */
  readonly shown: string;
  upload(name: string, type: string): BucketUpload;
  /** Bytes of what has this name; undefined: nothing has. */
  size(name: string): Promise<number | undefined>;
  read(name: string): Promise<Readable>;
  copy(from: string, to: string): Promise<void>;
  /** Also where nothing has this name. */
  remove(name: string): Promise<void>;
  /** Everything whose name begins so, in the order of names. */
  list(beginning?: string): AsyncIterable<StoredObject>;
}
