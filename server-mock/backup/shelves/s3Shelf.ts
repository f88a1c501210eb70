import { type Readable, Transform } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { BackupRefusal } from '../BackupRefusal.ts';
import type { BackupShelf } from './BackupShelf.ts';
import { type S3Key, type S3Place, shownS3 } from './S3Place.ts';
import { s3Refusal } from './s3Refusal.ts';

/** Bytes of a part; a backup has at most 10,000 of them (about 160 GB). Two are in memory at once. */
const partBytes = 16 * 1024 * 1024;
const partsAtOnce = 2;

/** A bucket, which has a backup under its name once all parts have arrived, and none of an interrupted one. */
export function s3Shelf(place: S3Place, { id, secret }: S3Key): BackupShelf {
  const client = new S3Client({
    endpoint: place.endpoint,
    region: place.region,
    forcePathStyle: true,
    credentials: { accessKeyId: id, secretAccessKey: secret },
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 120_000 },
    // Services that are not Amazon's know only checksums that the call asks for.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  /** Why the service did not do what it was asked last, after all tries; the upload hides it behind its own end. */
  let lastFailure: unknown;
  client.middlewareStack.add(
    (next) => async (call) => {
      try {
        return await next(call);
      } catch (error) {
        if ((error as Error).name !== 'AbortError') lastFailure ??= error;
        throw error;
      }
    },
    { step: 'initialize', name: 'failures' },
  );
  const at = (name: string) => ({ Bucket: place.bucket, Key: place.prefix + name });
  const asked = async <T>(work: Promise<T>, name?: string): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw s3Refusal(error, place, name);
    }
  };
  /** Bytes of what is stored under a name; undefined: nothing. */
  const sizeOf = async (name: string): Promise<number | undefined> => {
    try {
      return (await client.send(new HeadObjectCommand(at(name)))).ContentLength;
    } catch (error) {
      // An answer without a body has no error code, also for a bucket that is missing.
      const refusal = s3Refusal(error, place, name);
      if (refusal.key !== 'backup.s3NoName') throw refusal;
      return undefined;
    }
  };
  const remove = (name: string): Promise<unknown> =>
    asked(client.send(new DeleteObjectCommand(at(name))), name);
  const names = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    let next: string | undefined;
    do {
      const page = await asked(
        client.send(
          new ListObjectsV2Command({
            ...{ Bucket: place.bucket, Prefix: place.prefix },
            ...(next !== undefined && { ContinuationToken: next }),
          }),
        ),
      );
      for (const { Key = '' } of page.Contents ?? []) found.push(Key.slice(place.prefix.length));
      next = page.NextContinuationToken;
    } while (next !== undefined);
    return found.filter((name) => name !== '' && !name.includes('/'));
  };
  return {
    async create(name, replace) {
      // Says at once when the service is away, its key wrong or its bucket missing.
      const known = await names();
      const shown = shownS3(place) + name;
      if (known.includes(name) && !replace) throw new BackupRefusal('backup.exists', { file: shown });
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
        params: { ...at(name), Body: out, ContentType: 'application/gzip' },
        partSize: partBytes,
        queueSize: partsAtOnce,
      });
      // The failure comes from `upload.done`; without a listener it would end the process.
      out.on('error', () => undefined);
      lastFailure = undefined;
      let isSent = false;
      const sent = upload.done().then(
        () => {
          isSent = true;
        },
        (error: unknown) => {
          // Writing the archive must fail too.
          out.destroy(error instanceof Error ? error : new Error(String(error)));
        },
      );
      return {
        shown,
        out,
        async commit() {
          await sent;
          if (!isSent) throw s3Refusal(lastFailure ?? new Error('interrupted'), place, name);
          const size = await sizeOf(name);
          if (size === bytes) return bytes;
          await remove(name);
          throw new BackupRefusal('backup.s3Failed', {
            place: shownS3(place),
            name,
            reason: `${size} / ${bytes}`,
          });
        },
        async abort() {
          await upload.abort().catch(() => undefined);
          out.destroy();
          await sent;
          // It was over before it could be given up.
          if (isSent) await remove(name).catch(() => undefined);
        },
        refusalOf: (error) => (lastFailure === undefined ? error : s3Refusal(lastFailure, place, name)),
      };
    },
    stored: (name) => ({
      shown: shownS3(place) + name,
      open: async () => (await asked(client.send(new GetObjectCommand(at(name))), name)).Body as Readable,
    }),
    names,
    remove: async (name) => void (await remove(name)),
  };
}
