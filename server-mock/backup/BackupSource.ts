import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import type { Identity } from '../db/copy/identities.ts';
import type { StoredTables } from '../db/copy/storedTables.ts';

/** An uploaded file. */
export interface BackupFile {
  readonly id: string;
  /** SHA-256 when it was uploaded. */
  readonly sha256: string;
  /** Undefined: the bytes are missing. */
  open(): Promise<{ readonly size: number; readonly bytes: AsyncIterable<Uint8Array> } | undefined>;
}

/**
 * Everything of an installation at one moment: a database with its files, or a backup. Read it in this order, each part once: rows of
 * the tables in their order, files, identities.
 */
export interface BackupSource extends StoredTables {
  /** COPY text in the order of the key. Each piece ends at the end of a line. */
  rowsOf(table: TableDdl): AsyncIterable<Uint8Array>;
  /** Take the bytes of each file before the next one. */
  files(): AsyncIterable<BackupFile>;
  identities(): Promise<readonly Identity[]>;
  close(): Promise<void>;
}
