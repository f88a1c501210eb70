import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesPlaceOf, isSameOutside } from '../contents/FilesPlace.ts';
import { BackupRefusal, said } from './BackupRefusal.ts';
import type { InstallationPlace } from './InstallationPlace.ts';
import { openInstallation } from './openInstallation.ts';
import { openTarget } from './openTarget.ts';
import type { Progress } from './Progress.ts';
import type { ExistingData } from './RestoreTarget.ts';
import { type Transferred, transfer } from './transfer.ts';

export interface MigrationWish {
  readonly from: InstallationPlace;
  readonly to: InstallationPlace;
  /** Replaces data that is there. */
  readonly replace: boolean;
  /** Says the plan and changes nothing. May run beside a server. */
  readonly dryRun: boolean;
  readonly progress: Progress;
  /** Told before anything is changed. */
  plan(plan: MigrationPlan): void;
}

/** What a migration is going to do. */
export interface MigrationPlan {
  readonly tables: number;
  readonly rows: number;
  /** Tables that stay behind: the product did not make them. */
  readonly others: readonly string[];
  /** Where to, for people. */
  readonly shown: string;
  /** What it replaces. */
  readonly existing: ExistingData | undefined;
}

export interface Migrated extends Transferred {
  /** Folder with a replaced database. */
  readonly replaced: string | undefined;
}

/**
 * Writes everything of one installation into another place, and compares rows and hashes of every table. The source stays as it is; it
 * must have no server, since what is saved meanwhile would stay behind. All or nothing. Undefined: a dry run. Throws a
 * {@link BackupRefusal}.
 */
export async function migrateInstallation(wish: MigrationWish): Promise<Migrated | undefined> {
  const { from, to } = wish;
  const open = await openInstallation(from);
  try {
    // A copy was made: a server owns the directory.
    const servers = open.waited !== undefined ? 1 : await open.servers();
    if (servers > 0 && !wish.dryRun)
      throw new BackupRefusal('backup.inUse', {
        ...{ place: open.shown, who: said('backup.processes', { n: servers }) },
      });
    // A store outside of both databases goes over to the new one, as it is.
    const isShared = isSameOutside(filesPlaceOf(from), filesPlaceOf(to));
    const target = await openTarget(to, isShared ? [await open.storeId()] : []);
    try {
      const { shown, existing } = target;
      const { tables, others } = open.source;
      wish.plan({ tables: tables.length, rows: await open.rows(), others, shown, existing });
      if (existing !== undefined && !wish.replace && !wish.dryRun)
        throw new BackupRefusal('backup.overData', {
          ...{ place: shown, tables: existing.tables.length, rows: existing.rows },
        });
      const taken = tables.find(({ table }) => existing?.others.includes(table));
      if (taken !== undefined)
        throw new BackupRefusal('backup.nameTaken', { place: shown, table: taken.table });
      if (wish.dryRun) return undefined;
      await target.clear();
      const done = await transfer(
        open.source,
        target,
        wish.progress,
        isShared ? 'without files' : 'with files',
      );
      const replaced = await target.commit();
      bringSecret(from.dataDirectory, to.dataDirectory);
      return { ...done, replaced };
    } finally {
      await target.close();
    }
  } finally {
    await open.close();
  }
}

/** Another data directory gets the token secret, unless it has one: sealed values open there, and sessions go on. */
function bringSecret(from: string, to: string): void {
  const [source, target] = [join(from, 'token-secret'), join(to, 'token-secret')];
  if (source === target || !existsSync(source) || existsSync(target)) return;
  mkdirSync(to, { recursive: true });
  copyFileSync(source, target);
}
