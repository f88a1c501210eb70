import type { BackupShelf } from './BackupShelf.ts';
import type { S3Key, S3Place } from './S3Place.ts';

/** Where the operator keeps backups in a bucket. */
export interface S3Backups {
  readonly place: S3Place;
  readonly key: S3Key;
}

/** Opens the bucket. Loads the client of the service with the first one, as a server that makes no backups never needs it. */
export const openS3 = async ({ place, key }: S3Backups): Promise<BackupShelf> =>
  (await import('./s3Shelf.ts')).s3Shelf(place, key);
