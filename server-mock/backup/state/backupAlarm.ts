import type { ServerContext } from '../../context/ServerContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { type BackupOutcomes, backupOutcomes } from './backupOutcomes.ts';

/** Hours without a backup after which something is wrong. */
export const mostHours = 48;

/** What is wrong with the backups of an installation. */
export type BackupAlarm =
  | { readonly kind: 'failed'; readonly at: string; readonly because: string }
  | { readonly kind: 'old'; readonly at: string }
  | { readonly kind: 'never' };

type AlarmServices = Pick<ServerContext, 'db' | 'clock' | 'installation'>;

/** When the database was made, `yyyy-MM-dd HH:mm:ss`. */
const installedAt = async (db: Queryable): Promise<string> => {
  const { rows } = await db.query('select min("MadeAt") as "at" from "jig_migration"');
  return String(rows[0]?.at ?? '');
};

/**
 * What is wrong with the backups: the last one failed, or none succeeded within 48 hours. Undefined: nothing, or nothing that matters: a
 * demo, or an installation that is younger.
 */
export const backupAlarm = async (
  { db, clock, installation }: AlarmServices,
  { done, failed }: BackupOutcomes,
): Promise<BackupAlarm | undefined> => {
  if (installation === undefined || installation.settings.DEMO === '1') return undefined;
  if (failed !== undefined) return { kind: 'failed', ...failed };
  const from = clock.at(-mostHours * 3_600_000);
  if (done !== undefined) return done.at < from ? { kind: 'old', at: done.at } : undefined;
  return (await installedAt(db)) < from ? { kind: 'never' } : undefined;
};

/** {@link backupAlarm} of this moment. */
export const alarmNow = async (context: AlarmServices): Promise<BackupAlarm | undefined> =>
  backupAlarm(context, await backupOutcomes(context));
