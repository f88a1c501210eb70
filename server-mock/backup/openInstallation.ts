import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readStoreId } from '../contents/claimFileStore.ts';
import { finishRestore } from '../contents/finishRestore.ts';
import type { CopyConnection } from '../db/copy/CopyConnection.ts';
import { openPgliteCopy } from '../db/copy/pgliteCopy.ts';
import { openPostgresCopy } from '../db/copy/postgresCopy.ts';
import { lockDirectory } from '../db/lockDirectory.ts';
import { BackupRefusal } from './BackupRefusal.ts';
import type { BackupSource } from './BackupSource.ts';
import { countRows } from './countRows.ts';
import { databaseSource } from './databaseSource.ts';
import type { InstallationPlace } from './InstallationPlace.ts';
import { rowsCopied } from './rowsCopied.ts';
import { serversOn } from './serversOn.ts';
import { shownAddress } from './shownAddress.ts';
import { askSnapshot } from './snapshot/askSnapshot.ts';
import { storeOf } from './storeOf.ts';

/** An installation as of one moment. */
export interface OpenInstallation {
  readonly source: BackupSource;
  readonly kind: CopyConnection['kind'];
  /** Address or directory, for people; without a password. */
  readonly shown: string;
  readonly databaseVersion: string;
  /** That moment, as an ISO instant. */
  readonly madeAt: string;
  /** Milliseconds that calls of a running server waited; undefined: none had to. */
  readonly waited?: number;
  /** Connections of servers to PostgreSQL. */
  servers(): Promise<number>;
  /** The id that it has in common with its store of files. */
  storeId(): Promise<string | undefined>;
  /** Rows in all tables. */
  rows(): Promise<number>;
  close(): Promise<void>;
}

/** Number of the advisory lock that backups and restores of one PostgreSQL database hold. */
export const backupLock = 7_406_010;

/**
 * Opens an installation to read all of it: PostgreSQL in one snapshot beside everything that runs; an embedded database by a copy
 * that its running server makes, or alone when no server runs. Throws a {@link BackupRefusal} when another backup runs.
 */
export async function openInstallation(place: InstallationPlace): Promise<OpenInstallation> {
  const opened = await openConnection(place);
  const { connection, ...more } = opened;
  try {
    const source = await databaseSource(connection, await storeOf(place, connection));
    const { rows } = await connection.query("select current_setting('server_version') as version");
    return {
      ...{ ...more, source, kind: connection.kind, databaseVersion: String(rows[0]?.version) },
      shown: place.databaseUrl === undefined ? place.dataDirectory : shownAddress(place.databaseUrl),
      servers: async () => (connection.kind === 'postgres' ? serversOn(connection) : 0),
      storeId: () => readStoreId(connection),
      rows: () => countRows(connection, source.tables, rowsCopied),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

interface OpenConnection extends Pick<OpenInstallation, 'madeAt' | 'waited' | 'close'> {
  readonly connection: CopyConnection;
}

async function openConnection({ databaseUrl, dataDirectory }: InstallationPlace): Promise<OpenConnection> {
  if (databaseUrl !== undefined) {
    const connection = await openPostgresCopy(databaseUrl, 'read');
    const close = (): Promise<void> => connection.close();
    if (await isAlone(connection)) return { connection, madeAt: new Date().toISOString(), close };
    await close();
    throw new BackupRefusal('backup.twice', {});
  }
  const lock = await lockDirectory(dataDirectory, () => process.exit(1));
  if (lock.ok) {
    const connection = await openAlone(dataDirectory).catch((error: unknown) => {
      lock.release();
      throw error;
    });
    return {
      connection,
      madeAt: new Date().toISOString(),
      close: () => connection.close().finally(() => lock.release()),
    };
  }
  const { directory, takenAt, waited, release } = await askSnapshot(dataDirectory, lock.holder);
  const connection = await openPgliteCopy(directory).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  return {
    ...{ connection, madeAt: takenAt, waited },
    close: () => connection.close().finally(() => release()),
  };
}

/** The embedded database of a data directory, which must be locked. */
export async function openAlone(dataDirectory: string): Promise<CopyConnection> {
  await finishRestore(dataDirectory);
  const directory = join(dataDirectory, 'db');
  if (!existsSync(join(directory, 'PG_VERSION'))) throw new BackupRefusal('backup.noProduct', {});
  return openPgliteCopy(directory);
}

/** Milliseconds between tries for the lock, and how many there are: PostgreSQL lets go of it a little after a connection ended. */
const lockPause = 250;
const lockTries = 4;

/** Takes the lock of backups until the transaction of the connection ends. False: another one has it. */
export async function isAlone(connection: CopyConnection): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const { rows } = await connection.query('select pg_try_advisory_xact_lock($1) as alone', [backupLock]);
    if (rows[0]?.alone === true) return true;
    if (tries === lockTries) return false;
    await delay(lockPause);
  }
}
