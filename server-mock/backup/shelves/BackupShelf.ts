import type { Readable, Writable } from 'node:stream';

/** A backup that can be read from its beginning, more than once. */
export interface StoredBackup {
  /** Path or address, for people. */
  readonly shown: string;
  /** Throws a `BackupRefusal` where there is none. */
  open(): Promise<Readable>;
}

/** A backup on its way. Until `commit` nothing has its name. */
export interface NewBackup {
  /** Path or address, for people. */
  readonly shown: string;
  readonly out: Writable;
  /** Waits for the bytes, which have ended, and gives them their name. Answers how many they are. */
  commit(): Promise<number>;
  /** Removes what was written. Never rejects. */
  abort(): Promise<void>;
  /** What a failure of writing means for the operator, where that is known. */
  refusalOf(error: unknown): unknown;
}

/** Where backups lie: a folder, or a bucket. Its methods throw a `BackupRefusal` when it cannot be used. */
export interface BackupShelf {
  create(name: string, replace: boolean): Promise<NewBackup>;
  stored(name: string): StoredBackup;
  /** Names of everything on it. */
  names(): Promise<readonly string[]>;
  remove(name: string): Promise<void>;
}
