import type { BucketAccess } from '../buckets/openBucket.ts';
import type { FilesPlace } from '../contents/FilesPlace.ts';

/** The installation that this process serves, for work on all of it. */
export interface Installation {
  /** Absolute path. */
  readonly dataDirectory: string;
  /** PostgreSQL; undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Undefined: in PostgreSQL, or in the data directory of the embedded database. */
  readonly files?: FilesPlace | undefined;
  /** Absolute path of the folder of scheduled backups; made with the first one. */
  readonly backupDirectory: string;
  /** Bucket of scheduled backups, instead of the folder. */
  readonly backupS3?: BucketAccess;
  /** Scheduled backups that are kept. */
  readonly backupKeep: { readonly days: number; readonly weeks: number; readonly months: number };
  /** Effective settings without secrets. */
  readonly settings: Readonly<Record<string, string>>;
}
