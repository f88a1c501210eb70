import { join } from 'node:path';
import type { BucketAccess } from '../buckets/openBucket.ts';
import { shownS3 } from '../buckets/S3Place.ts';

/** Where uploaded files lie. */
export type FilesPlace =
  /** In the database, which is PostgreSQL. */
  | { readonly kind: 'database' }
  /** In the folder of a data directory, beside an embedded database. */
  | { readonly kind: 'own'; readonly directory: string }
  /** In a directory that several processes share. */
  | { readonly kind: 'shared'; readonly directory: string }
  | ({ readonly kind: 's3' } & BucketAccess);

/** Where an installation stores what it has. */
interface Installed {
  readonly databaseUrl: string | undefined;
  readonly dataDirectory: string;
  /** Undefined: where the database has them by itself. */
  readonly files?: FilesPlace | undefined;
}

/** Whether both are one place that does not depend on the database. */
export const isSameOutside = (one: FilesPlace, other: FilesPlace): boolean =>
  one.kind === 'shared' && other.kind === 'shared'
    ? one.directory === other.directory
    : one.kind === 's3' && other.kind === 's3' && shownS3(one.place) === shownS3(other.place);

/** Where an installation has its files: where the operator says, or in PostgreSQL, or beside the embedded database. */
export const filesPlaceOf = ({ files, databaseUrl, dataDirectory }: Installed): FilesPlace =>
  files ??
  (databaseUrl === undefined
    ? { kind: 'own', directory: join(dataDirectory, 'files') }
    : { kind: 'database' });
