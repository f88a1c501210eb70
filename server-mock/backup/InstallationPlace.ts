/** Where an installation stores what it has. */
export interface InstallationPlace {
  /** PostgreSQL; undefined: the embedded database in `<dataDirectory>/db`. */
  readonly databaseUrl: string | undefined;
  /** Absolute path: files, token secret, the embedded database. */
  readonly dataDirectory: string;
}
