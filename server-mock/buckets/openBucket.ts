import type { Bucket } from './Bucket.ts';
import type { S3Key, S3Place } from './S3Place.ts';

/** A bucket and the key that opens it. */
export interface BucketAccess {
  readonly place: S3Place;
  readonly key: S3Key;
}

/** How long a bucket may take. All in milliseconds. */
export interface BucketPatience {
  readonly tries: number;
  readonly connect: number;
  /** Until it answers a call that sends no bytes. */
  readonly answer: number;
  /** Until it has taken a part of the bytes. */
  readonly part: number;
  /** Without any byte while it sends. */
  readonly idle: number;
}

/** For work beside the calls of browsers. */
export const patient: BucketPatience = {
  ...{ tries: 3, connect: 5_000, answer: 30_000, part: 120_000, idle: 60_000 },
};

/** For calls that a person waits for: given up after some seconds. */
export const prompt: BucketPatience = {
  ...{ tries: 2, connect: 2_000, answer: 4_000, part: 15_000, idle: 10_000 },
};

/** Opens a bucket. Loads the client of the service with the first one, as most servers never need it. */
export const openBucket = async (access: BucketAccess, patience: BucketPatience): Promise<Bucket> =>
  (await import('./s3Bucket.ts')).s3Bucket(access, patience);
