/** The installation that this process serves, for work on all of it. */
export interface Installation {
  /** Absolute path. */
  readonly dataDirectory: string;
  /** PostgreSQL; undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Absolute path of the folder of scheduled backups; made with the first one. */
  readonly backupDirectory: string;
  /** Bucket of scheduled backups, instead of the folder. */
  readonly backupS3?: {
    readonly place: {
      readonly endpoint: string;
      readonly region: string;
      readonly bucket: string;
      readonly prefix: string;
    };
    readonly key: { readonly id: string; readonly secret: string };
  };
  /** Scheduled backups that are kept. */
  readonly backupKeep: { readonly days: number; readonly weeks: number; readonly months: number };
  /** Effective settings without secrets. */
  readonly settings: Readonly<Record<string, string>>;
}
