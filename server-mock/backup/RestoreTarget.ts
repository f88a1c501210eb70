import type { CopyConnection } from '../db/copy/CopyConnection.ts';
import type { StoredTables } from '../db/copy/storedTables.ts';

/** A database and its files that are being written. Nothing of it can be seen before `commit`. */
export interface RestoreTarget {
  /** Address or directory, for people; without a password. */
  readonly shown: string;
  /** In the transaction that writes. */
  readonly connection: CopyConnection;
  /** What the transaction replaces; undefined: the place is empty. */
  readonly existing: ExistingData | undefined;
  /** Makes room: the tables that were there are gone for the transaction. */
  clear(): Promise<void>;
  /** Stores an uploaded file; its row is in `jig_file`. */
  keepFile(id: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Puts all of it in force at once. Returns the folder with a replaced database, where one is kept. */
  commit(): Promise<string | undefined>;
  /** Undoes what was not committed, and lets go of the place. */
  close(): Promise<void>;
}

/** Data at a place, before it is replaced. */
export interface ExistingData extends StoredTables {
  readonly rows: number;
}
