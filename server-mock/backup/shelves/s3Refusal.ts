import { BackupRefusal } from '../BackupRefusal.ts';
import { type S3Place, shownS3 } from './S3Place.ts';

const kinds: Readonly<Record<string, 's3Key' | 's3Bucket' | 's3Full' | 's3NoName'>> = {
  InvalidAccessKeyId: 's3Key',
  SignatureDoesNotMatch: 's3Key',
  AccessDenied: 's3Key',
  Forbidden: 's3Key',
  NoSuchBucket: 's3Bucket',
  NoSuchKey: 's3NoName',
  NotFound: 's3NoName',
  EntityTooLarge: 's3Full',
  QuotaExceeded: 's3Full',
  InsufficientStorage: 's3Full',
  XMinioStorageFull: 's3Full',
  XMinioAdminBucketQuotaExceeded: 's3Full',
};

/** Statuses of answers whose error has no known name. */
const byStatus: Readonly<Record<number, 's3Key' | 's3Full'>> = { 401: 's3Key', 403: 's3Key', 507: 's3Full' };

/** What an error of the service, or of the way to it, means for the operator. */
export function s3Refusal(error: unknown, place: S3Place, name = ''): BackupRefusal {
  if (error instanceof BackupRefusal) return error;
  const {
    name: kind = '',
    code = '',
    $metadata,
  } = error as {
    name?: string;
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode;
  const key = kinds[kind] ?? byStatus[status ?? 0];
  const where = { place: shownS3(place), name };
  if (key !== undefined) return new BackupRefusal(`backup.${key}`, where);
  const reason = code || kind || String(error);
  return status === undefined
    ? new BackupRefusal('backup.s3Away', { ...where, reason })
    : new BackupRefusal('backup.s3Failed', { ...where, reason: `${status} ${reason}` });
}
