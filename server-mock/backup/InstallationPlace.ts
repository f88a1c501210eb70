/** Where an installation stores what it has. */
export interface InstallationPlace {
  /** PostgreSQL; undefined: the embedded database in `<dataDirectory>/db`. */
  readonly databaseUrl: string | undefined;
  /** Absolute path: files, token secret, the embedded database. */
  readonly dataDirectory: string;
  /** Dump of an empty embedded database with which a new one begins; undefined: it is made, which takes seconds. */
  readonly emptyDatabase?: Uint8Array;
}
