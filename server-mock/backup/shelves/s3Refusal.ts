import type { BucketProblem } from '../../buckets/BucketFailure.ts';
import { bucketFailureOf } from '../../buckets/BucketFailure.ts';
import { BackupRefusal } from '../BackupRefusal.ts';

const keys = {
  key: 'backup.s3Key',
  bucket: 'backup.s3Bucket',
  full: 'backup.s3Full',
  noName: 'backup.s3NoName',
  away: 'backup.s3Away',
  failed: 'backup.s3Failed',
} as const satisfies Record<BucketProblem, string>;

/** What a failure of the bucket means for the operator. */
export function s3Refusal(error: unknown, place: string, name = ''): BackupRefusal {
  if (error instanceof BackupRefusal) return error;
  const { problem, reason } = bucketFailureOf(error);
  return new BackupRefusal(keys[problem], { place, name, reason });
}
