import { DatabaseError } from '../db/DatabaseError.ts';
import { KnownFailure } from './KnownFailure.ts';

const keys = {
  full: 'server.diskFull',
  readOnly: 'server.readOnly',
  denied: 'server.denied',
  away: 'server.unavailable',
  filesAway: 'upload.storeAway',
  filesFull: 'upload.storeFull',
} as const;

/** Message key of a failure the operator can fix. */
export type FailureKey = (typeof keys)[keyof typeof keys];

/** By Node's error code or SQLSTATE. */
const byCode: Readonly<Record<string, FailureKey>> = {
  ENOSPC: keys.full,
  EDQUOT: keys.full,
  '53100': keys.full,
  EROFS: keys.readOnly,
  '25006': keys.readOnly,
  EACCES: keys.denied,
  EPERM: keys.denied,
  // A file system of another machine that does not answer.
  EIO: keys.filesAway,
  ESTALE: keys.filesAway,
  EHOSTDOWN: keys.filesAway,
};

/** Identifies a failure of disk or database; undefined for any other error. */
export function knownFailureOf(error: unknown): FailureKey | undefined {
  if (error instanceof KnownFailure) return error.key;
  if (error instanceof DatabaseError)
    return (
      byCode[error.sqlState] ?? (error.kind === 'gone' || error.kind === 'timeout' ? keys.away : undefined)
    );
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return typeof code === 'string' && syscall !== 'listen' ? byCode[code] : undefined;
}
