import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { type BackupSums, formatVersion } from './BackupHeader.ts';
import { BackupRefusal } from './BackupRefusal.ts';
import { backupName } from './backupNames.ts';
import type { InstallationPlace } from './InstallationPlace.ts';
import { type KeepRule, outdatedBackups } from './keepRule.ts';
import { openInstallation } from './openInstallation.ts';
import type { Progress } from './Progress.ts';
import { productVersion } from './productVersion.ts';
import { restingSource } from './restingSource.ts';
import { type InstallationSecrets, sealSecrets } from './sealSecrets.ts';
import type { BackupShelf } from './shelves/BackupShelf.ts';
import { folderShelf } from './shelves/folderShelf.ts';
import { writeArchive } from './writeArchive.ts';

export interface BackupWish {
  readonly place: InstallationPlace;
  readonly timeZone: string;
  /** Effective settings without secrets. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** A file; an existing folder or a shelf, where the backup is named by its time. */
  readonly to: string | BackupShelf;
  /** Replaces an existing file. */
  readonly replace: boolean;
  /** Secrets to put in, and the password that encrypts them. */
  readonly secrets?: { readonly of: InstallationSecrets; readonly password: string };
  /** What stays in the folder or on the shelf. */
  readonly keep?: KeepRule;
  readonly progress: Progress;
}

/** A finished backup. */
export interface MadeBackup {
  /** Path or address. */
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
 * Writes everything of an installation into one file, beside a running server. The file has its name when it is complete;
 * what an interrupted one left behind is removed. Throws a {@link BackupRefusal}, or what disk and database throw.
 */
export async function makeBackup(wish: BackupWish): Promise<MadeBackup> {
  const { shelf, name } = whereTo(wish.to);
  const open = await openInstallation(wish.place);
  try {
    const { kind, databaseVersion, madeAt, waited } = open;
    // Users of a server go first.
    const source = (await open.servers()) > 0 ? restingSource(open.source) : open.source;
    const { timeZone, secrets, settings } = wish;
    const made = await shelf.create(name ?? backupName(new Date(madeAt), timeZone), wish.replace);
    try {
      const sums = await writeArchive(
        made.out,
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
      const size = await made.commit();
      const removed = name === undefined && wish.keep !== undefined ? await letGo(shelf, wish.keep) : [];
      const { shown: file } = made;
      return { file, size, sums, others: source.others, removed, ...(waited !== undefined && { waited }) };
    } catch (error) {
      await made.abort();
      throw made.refusalOf(error);
    }
  } finally {
    await open.close();
  }
}

/** The shelf, and the name on it where the operator gave one. */
function whereTo(to: BackupWish['to']): { readonly shelf: BackupShelf; readonly name?: string } {
  if (typeof to !== 'string') return { shelf: to };
  const path = resolve(to);
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const folder = isFolder ? path : dirname(path);
  if (!existsSync(folder)) throw new BackupRefusal('backup.noFolder', { folder });
  return { shelf: folderShelf(folder), ...(!isFolder && { name: basename(path) }) };
}

async function letGo(shelf: BackupShelf, rule: KeepRule): Promise<readonly string[]> {
  const names = outdatedBackups(await shelf.names(), rule);
  for (const name of names) await shelf.remove(name);
  return names;
}
