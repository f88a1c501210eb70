import type { FilesPlace } from '../contents/FilesPlace.ts';

/** Where an installation stores what it has. */
export interface InstallationPlace {
  /** PostgreSQL; undefined: the embedded database in `<dataDirectory>/db`. */
  readonly databaseUrl: string | undefined;
  /** Absolute path: files, token secret, the embedded database. */
  readonly dataDirectory: string;
  /** Where its uploaded files lie; undefined: in PostgreSQL, or in the data directory of the embedded database. */
  readonly files?: FilesPlace | undefined;
  /** Takes a store of files that belongs to another database, or to one that is gone. */
  readonly filesAdopt?: boolean;
  /** Dump of an empty embedded database with which a new one begins; undefined: it is made, which takes seconds. */
  readonly emptyDatabase?: Uint8Array;
}
