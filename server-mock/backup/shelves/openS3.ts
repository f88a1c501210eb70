import { type BucketAccess, openBucket, patient } from '../../buckets/openBucket.ts';
import type { BackupShelf } from './BackupShelf.ts';
import { s3Shelf } from './s3Shelf.ts';

/** Opens the bucket where the operator keeps backups. */
export const openS3 = async (access: BucketAccess): Promise<BackupShelf> =>
  s3Shelf(await openBucket(access, patient));
