import { mkdirSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { openArchive } from './archiveSource.ts';
import { BackupRefusal } from './BackupRefusal.ts';
import { endAllSessions } from './endAllSessions.ts';
import type { InstallationPlace } from './InstallationPlace.ts';
import { openTarget } from './openTarget.ts';
import type { Progress } from './Progress.ts';
import type { ExistingData } from './RestoreTarget.ts';
import { type InstallationSecrets, openSecrets } from './sealSecrets.ts';
import type { StoredBackup } from './shelves/BackupShelf.ts';
import { shownBytes } from './shownBytes.ts';
import { type Transferred, transfer } from './transfer.ts';
import { type VerifiedArchive, verifyArchive } from './verifyArchive.ts';

export interface RestoreWish {
  readonly backup: StoredBackup;
  readonly place: InstallationPlace;
  /** Replaces data that is there. */
  readonly replace: boolean;
  /** Says the plan and changes nothing. */
  readonly dryRun: boolean;
  /** Password of the secrets to restore; undefined: they stay in the file. */
  readonly secretsPassword?: string;
  readonly progress: Progress;
  /** Told before anything is changed. */
  plan(plan: RestorePlan): void;
}

/** What a restore is going to do. */
export interface RestorePlan extends VerifiedArchive {
  /** Where to, for people. */
  readonly shown: string;
  /** What it replaces. */
  readonly existing: ExistingData | undefined;
}

export interface Restored extends Transferred {
  /** Folder with the replaced database. */
  readonly replaced: string | undefined;
}

/** Space beside what is written. */
const reserve = 256 * 1024 * 1024;
/** Bytes that a database takes for a byte of COPY text, with indexes and log. */
const growth = 3;

/**
 * Restores a backup: reads all of it and compares its checksums first, then writes, reads back, ends all sessions and puts it in force at
 * once. What is interrupted or refused leaves the place as it was. Undefined: a dry run. Throws a {@link BackupRefusal}.
 */
export async function restoreBackup(wish: RestoreWish): Promise<Restored | undefined> {
  const { backup, place, progress } = wish;
  const verified = await verifyArchive(backup, progress);
  const secrets = secretsOf(verified, wish.secretsPassword);
  const target = await openTarget(place);
  try {
    const { shown, existing, connection } = target;
    if (place.databaseUrl === undefined) await checkSpace(place.dataDirectory, verified);
    wish.plan({ ...verified, shown, existing });
    if (existing !== undefined && !wish.replace && !wish.dryRun)
      throw new BackupRefusal('backup.overData', {
        ...{ place: shown, tables: existing.tables.length, rows: existing.rows },
      });
    const taken = verified.header.tables.find(({ table }) => existing?.others.includes(table));
    if (taken !== undefined)
      throw new BackupRefusal('backup.nameTaken', { place: shown, table: taken.table });
    if (wish.dryRun) return undefined;
    await target.clear();
    const archive = await openArchive(backup);
    let done: Transferred;
    try {
      done = await transfer(archive, target, progress);
      // Again: the file may have changed since it was verified.
      await archive.finish();
    } finally {
      await archive.close();
    }
    await endAllSessions(connection);
    const replaced = await target.commit();
    if (secrets !== undefined) storeSecrets(place.dataDirectory, secrets);
    return { ...done, replaced };
  } finally {
    await target.close();
  }
}

function secretsOf(
  { secrets }: VerifiedArchive,
  password: string | undefined,
): InstallationSecrets | undefined {
  if (password === undefined) return undefined;
  if (secrets === undefined) throw new BackupRefusal('backup.noSecrets', {});
  return openSecrets(secrets, password);
}

async function checkSpace(folder: string, { sums }: VerifiedArchive): Promise<void> {
  const rows = Object.values(sums.tables).reduce((sum, { bytes }) => sum + bytes, 0);
  const needed = rows * growth + sums.files.bytes + reserve;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed)
    throw new BackupRefusal('backup.noSpace', {
      ...{ folder, needed: shownBytes(needed), free: shownBytes(bavail * bsize) },
    });
}

function storeSecrets(dataDirectory: string, { tokenSecret }: InstallationSecrets): void {
  mkdirSync(dataDirectory, { recursive: true });
  writeFileSync(join(dataDirectory, 'token-secret'), tokenSecret, { mode: 0o600 });
}
