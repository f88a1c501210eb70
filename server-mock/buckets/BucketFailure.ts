/** What went wrong with a bucket: `noName` has nothing of this name, `away` did not answer in time, `failed` answered something else. */
export type BucketProblem = 'key' | 'bucket' | 'full' | 'noName' | 'away' | 'failed';

/** A call of a bucket that did not succeed. */
export class BucketFailure extends Error {
  constructor(
    readonly problem: BucketProblem,
    /** Status and code of the answer, or why there was none. */
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`the bucket: ${problem} (${reason})`, options);
    this.name = 'BucketFailure';
  }
}

const byName: Readonly<Record<string, BucketProblem>> = {
  InvalidAccessKeyId: 'key',
  SignatureDoesNotMatch: 'key',
  AccessDenied: 'key',
  Forbidden: 'key',
  NoSuchBucket: 'bucket',
  NoSuchKey: 'noName',
  NotFound: 'noName',
  EntityTooLarge: 'full',
  QuotaExceeded: 'full',
  InsufficientStorage: 'full',
  XMinioStorageFull: 'full',
  XMinioAdminBucketQuotaExceeded: 'full',
};

/** Statuses of answers whose error has no known name. */
const byStatus: Readonly<Record<number, BucketProblem>> = { 401: 'key', 403: 'key', 507: 'full' };

/** What an error of the service, or of the way to it, means. */
export function bucketFailureOf(error: unknown): BucketFailure {
  if (error instanceof BucketFailure) return error;
  const {
    name = '',
    code = '',
    $metadata,
  } = error as { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  const reason = code || name || String(error);
  const problem = byName[name] ?? byStatus[status ?? 0] ?? (status === undefined ? 'away' : 'failed');
  return new BucketFailure(problem, status === undefined ? reason : `${status} ${reason}`, { cause: error });
}
