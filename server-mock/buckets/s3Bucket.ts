import { type Readable, Transform } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Bucket, BucketUpload } from './Bucket.ts';
import { BucketFailure, bucketFailureOf } from './BucketFailure.ts';
import type { BucketAccess, BucketPatience } from './openBucket.ts';
import { type S3Place, shownS3 } from './S3Place.ts';

/** Bytes of a part; an object has at most 10,000 of them (about 160 GB). Two are in memory at once. */
const partBytes = 16 * 1024 * 1024;
const partsAtOnce = 2;

/** The client of a service. */
function clientOf(
  { place, key }: BucketAccess,
  { tries, connect, part, idle }: BucketPatience,
  handler?: S3Client['config']['requestHandler'],
): S3Client {
  return new S3Client({
    endpoint: place.endpoint,
    region: place.region,
    forcePathStyle: true,
    credentials: { accessKeyId: key.id, secretAccessKey: key.secret },
    maxAttempts: tries,
    requestHandler: handler ?? {
      ...{ connectionTimeout: connect, requestTimeout: part, socketTimeout: idle },
      // Without it the client only warns.
      throwOnRequestTimeout: true,
    },
    // Services that are not Amazon's know only checksums that the call asks for.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** A bucket, which has an object under its name once all of it has arrived, and none of an interrupted upload. */
export function s3Bucket(access: BucketAccess, patience: BucketPatience): Bucket {
  const { place } = access;
  const client = clientOf(access, patience);
  // Of its own for an upload, as what the service said to others is not about it; connections are shared.
  const newClient = () => clientOf(access, patience, client.config.requestHandler);
  const quick = { requestTimeout: patience.answer };
  const at = (name: string) => ({ Bucket: place.bucket, Key: place.prefix + name });
  const asked = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw bucketFailureOf(error);
    }
  };
  const size = async (name: string): Promise<number | undefined> => {
    try {
      return (await client.send(new HeadObjectCommand(at(name)), quick)).ContentLength;
    } catch (error) {
      // An answer without a body has no error code, also for a bucket that is missing.
      const failure = bucketFailureOf(error);
      if (failure.problem !== 'noName') throw failure;
      return undefined;
    }
  };
  const remove = async (name: string): Promise<void> => {
    await asked(client.send(new DeleteObjectCommand(at(name)), quick));
  };
  return {
    shown: shownS3(place),
    upload: (name, type) => uploadTo(newClient(), access.place, { name, type, size, remove }),
    size,
    read: async (name) => (await asked(client.send(new GetObjectCommand(at(name)), quick))).Body as Readable,
    copy: async (from, to) => {
      const source = [place.bucket, ...(place.prefix + from).split('/')].map(encodeURIComponent).join('/');
      await asked(client.send(new CopyObjectCommand({ ...at(to), CopySource: source })));
    },
    remove,
    async *list(beginning = '') {
      let next: string | undefined;
      do {
        const page = await asked(
          client.send(
            new ListObjectsV2Command({
              ...{ Bucket: place.bucket, Prefix: place.prefix + beginning },
              ...(next !== undefined && { ContinuationToken: next }),
            }),
            quick,
          ),
        );
        for (const { Key = '', Size = 0 } of page.Contents ?? [])
          yield { name: Key.slice(place.prefix.length), size: Size };
        next = page.NextContinuationToken;
      } while (next !== undefined);
    },
  };
}

interface NewObject extends Pick<Bucket, 'size' | 'remove'> {
  readonly name: string;
  readonly type: string;
}

function uploadTo(
  client: S3Client,
  { bucket: Bucket, prefix }: S3Place,
  { name, type, size, remove }: NewObject,
): BucketUpload {
  /** Why the service did not do what it was asked, after all tries; the upload hides it behind its own end. */
  let refused: BucketFailure | undefined;
  client.middlewareStack.add(
    (next) => async (call) => {
      try {
        return await next(call);
      } catch (error) {
        if ((error as Error).name !== 'AbortError') refused ??= bucketFailureOf(error);
        throw error;
      }
    },
    { step: 'initialize', name: 'failures' },
  );
  let bytes = 0;
  const out = new Transform({
    highWaterMark: 1024 * 1024,
    transform: (piece: Buffer, _, done) => {
      bytes += piece.byteLength;
      done(null, piece);
    },
  });
  const upload = new Upload({
    client,
    params: { Bucket, Key: prefix + name, Body: out, ContentType: type },
    partSize: partBytes,
    queueSize: partsAtOnce,
  });
  // The failure comes from `upload.done`; without a listener it would end the process.
  out.on('error', () => undefined);
  let isSent = false;
  const sent = upload.done().then(
    () => {
      isSent = true;
    },
    (error: unknown) => {
      // The writing of the bytes must fail too.
      out.destroy(error instanceof Error ? error : new Error(String(error)));
    },
  );
  return {
    out,
    async commit() {
      await sent;
      if (!isSent) throw refused ?? new BucketFailure('away', 'interrupted');
      const stored = await size(name);
      if (stored === bytes) return bytes;
      await remove(name);
      throw new BucketFailure('failed', `${stored} / ${bytes}`);
    },
    async abort() {
      await upload.abort().catch(() => undefined);
      out.destroy();
      await sent;
      // It was over before it could be given up.
      if (isSent) await remove(name).catch(() => undefined);
    },
    failure: () => refused,
  };
}
