import { existsSync, statSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type BackupSums, formatVersion } from './BackupHeader.ts';
import { BackupRefusal } from './BackupRefusal.ts';
import { backupName } from './backupNames.ts';
import type { InstallationPlace } from './InstallationPlace.ts';
import { type KeepRule, outdatedBackups } from './keepRule.ts';
import { openInstallation } from './openInstallation.ts';
import type { Progress } from './Progress.ts';
import { productVersion } from './productVersion.ts';
import { type InstallationSecrets, sealSecrets } from './sealSecrets.ts';
import { writeArchive } from './writeArchive.ts';

export interface BackupWish {
  readonly place: InstallationPlace;
  readonly timeZone: string;
  /** Effective settings without secrets. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** A file, or an existing folder, where the file is named by its time. */
  readonly to: string;
  /** Replaces an existing file. */
  readonly replace: boolean;
  /** Secrets to put in, and the password that encrypts them. */
  readonly secrets?: { readonly of: InstallationSecrets; readonly password: string };
  /** What stays in the folder. Only with a folder. */
  readonly keep?: KeepRule;
  readonly progress: Progress;
}

/** A finished backup. */
export interface MadeBackup {
  readonly file: string;
  /** Bytes of the file. */
  readonly size: number;
  readonly sums: BackupSums;
  /** Tables that the product did not make: not in the backup. */
  readonly others: readonly string[];
  /** Milliseconds that calls of a running server waited; undefined: none had to. */
  readonly waited?: number;
  /** Older backups that the rule let go. */
  readonly removed: readonly string[];
}

/**
 * Writes everything of an installation into one file, beside a running server. The file appears under its name when it is complete;
 * what an interrupted one left behind is removed. Throws a {@link BackupRefusal}, or what disk and database throw.
 */
export async function makeBackup(wish: BackupWish): Promise<MadeBackup> {
  const to = resolve(wish.to);
  const isFolder = existsSync(to) && statSync(to).isDirectory();
  const folder = isFolder ? to : dirname(to);
  if (!existsSync(folder)) throw new BackupRefusal('backup.noFolder', { folder });
  const open = await openInstallation(wish.place);
  try {
    const file = isFolder ? join(to, backupName(new Date(open.madeAt), wish.timeZone)) : to;
    if (existsSync(file) && !wish.replace) throw new BackupRefusal('backup.exists', { file });
    const partial = join(folder, `.${basename(file)}.partial`);
    await rm(partial, { force: true });
    const { source, kind, databaseVersion, madeAt, waited } = open;
    const { timeZone, secrets, settings } = wish;
    try {
      const sums = await writeArchive(
        partial,
        source,
        {
          header: {
            ...{ format: 'jig-backup', version: formatVersion, product: productVersion, madeAt, timeZone },
            ...{ database: kind, databaseVersion, hasSecrets: secrets !== undefined },
            ...{ tables: source.tables, others: source.others },
          },
          settings,
          ...(secrets !== undefined && { secrets: sealSecrets(secrets.of, secrets.password) }),
        },
        wish.progress,
      );
      await rename(partial, file);
      const { size } = await stat(file);
      const removed = isFolder && wish.keep !== undefined ? await letGo(folder, wish.keep) : [];
      return { file, size, sums, others: source.others, removed, ...(waited !== undefined && { waited }) };
    } catch (error) {
      await rm(partial, { force: true });
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
        throw new BackupRefusal('backup.diskFull', { folder });
      throw error;
    }
  } finally {
    await open.close();
  }
}

async function letGo(folder: string, rule: KeepRule): Promise<readonly string[]> {
  const names = outdatedBackups(await readdir(folder), rule);
  for (const name of names) await rm(join(folder, name));
  return names;
}
