import { readdir } from 'node:fs/promises';
import type { BucketAccess } from '../../buckets/openBucket.ts';
import type { ServerContext } from '../../context/ServerContext.ts';
import { timeOfBackup } from '../backupNames.ts';
import { openS3 } from '../shelves/openS3.ts';

/** A backup where the operator keeps them, by its name. */
export interface KeptBackup {
  /** `yyyy-MM-dd HH:mm:ss` in the product's time zone. */
  readonly at: string;
  readonly file: string;
}

/** Milliseconds for which what a bucket answered stands, also that it did not answer. */
const stands = 10 * 60_000;

interface Found {
  readonly until: number;
  readonly backups: Promise<readonly KeptBackup[]>;
}

const inBuckets = new WeakMap<BucketAccess, Found>();

const newestFirst = (names: readonly string[]): readonly KeptBackup[] =>
  names
    .flatMap((file) => {
      const at = timeOfBackup(file);
      return at === undefined ? [] : [{ at, file }];
    })
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));

const inBucket = (s3: BucketAccess): Promise<readonly KeptBackup[]> => {
  const before = inBuckets.get(s3);
  if (before !== undefined && performance.now() < before.until) return before.backups;
  const backups = openS3(s3)
    .then((shelf) => shelf.names())
    .then(newestFirst, () => before?.backups ?? []);
  inBuckets.set(s3, { until: performance.now() + stands, backups });
  return backups;
};

/** The backups in the operator's folder or bucket, also those that a command wrote; the newest first. Of a bucket that is away those of before. */
export const keptBackups = async ({
  installation,
}: Pick<ServerContext, 'installation'>): Promise<readonly KeptBackup[]> => {
  if (installation === undefined) return [];
  const { backupDirectory, backupS3 } = installation;
  return backupS3 === undefined
    ? newestFirst(await readdir(backupDirectory).catch(() => []))
    : inBucket(backupS3);
};
