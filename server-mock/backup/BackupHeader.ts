import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import type { Identity } from '../db/copy/identities.ts';
import type { Database } from '../db/Database.ts';

/** Version of the format. A reader refuses newer ones. */
export const formatVersion = 1;

/** The entry `backup.json`, first in a file: what it is, and the tables that follow in this order. */
export interface BackupHeader {
  readonly format: 'jig-backup';
  readonly version: number;
  /** Version of the product that wrote it, like `0.1.0`. */
  readonly product: string;
  /** Moment of what it holds, as `2026-01-31T02:30:00.000Z`. */
  readonly madeAt: string;
  /** IANA name: what the timestamps in the rows mean. */
  readonly timeZone: string;
  readonly database: Database['kind'];
  readonly databaseVersion: string;
  readonly hasSecrets: boolean;
  readonly tables: readonly TableDdl[];
  /** Tables of the database that the product did not make; they are not in the file. */
  readonly others: readonly string[];
}

/** Sums of one table. */
export interface TableSums {
  readonly rows: number;
  /** Bytes of its COPY text. */
  readonly bytes: number;
  /** SHA-256 of its COPY text, rows in the order of the key. */
  readonly sha256: string;
}

/** The entry `sums.json`, last in a file: without it the file was cut short. */
export interface BackupSums {
  readonly tables: Readonly<Record<string, TableSums>>;
  readonly identities: readonly Identity[];
  readonly files: FileSums;
}

/** Sums of the uploaded files. */
export interface FileSums {
  readonly count: number;
  readonly bytes: number;
  /** Ids of files that the database lists and that have no contents: they were missing when the backup was made. */
  readonly missing: readonly string[];
  /** Ids of files whose bytes were not those that were uploaded, with the SHA-256 of what is in the backup. */
  readonly changed: readonly { readonly id: string; readonly sha256: string }[];
}
