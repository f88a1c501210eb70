import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerContext } from '../../context/ServerContext.ts';
import { type KeptBackup, keptBackups } from './keptBackups.ts';
import { readNote, writeNote } from './storedNote.ts';

/** Settings with the last backup that succeeded, and the last that failed. */
const settings = { done: 'backup.done', failed: 'backup.failed' } as const;

/** Maximum characters of a reason. */
const longestReason = 300;

type OutcomeServices = Pick<ServerContext, 'db' | 'clock' | 'installation'>;

/** A backup that succeeded. */
export interface DoneBackup {
  /** `yyyy-MM-dd HH:mm:ss` in the product's time zone. */
  readonly at: string;
  /** Name of the file. */
  readonly file: string;
  /** Undefined: not known. */
  readonly bytes: number | undefined;
}

export interface FailedBackup {
  readonly at: string;
  readonly because: string;
}

/** What is known of the backups of an installation. */
export interface BackupOutcomes {
  readonly done: DoneBackup | undefined;
  /** Only where none succeeded since. */
  readonly failed: FailedBackup | undefined;
  /** How many lie in the operator's folder or bucket. */
  readonly kept: number;
}

/** Notes that a backup was made. */
export const noteDone = (context: OutcomeServices, file: string, bytes: number): Promise<void> =>
  writeNote(context.db, settings.done, { at: context.clock.now(), file, bytes }, context.clock.now());

/** Notes that a backup failed, and why, in words for people. */
export const noteFailed = (context: OutcomeServices, because: string): Promise<void> =>
  writeNote(
    context.db,
    settings.failed,
    { at: context.clock.now(), because: because.slice(0, longestReason) },
    context.clock.now(),
  );

const withSize = async (
  { installation }: OutcomeServices,
  found: KeptBackup | undefined,
): Promise<DoneBackup | undefined> => {
  if (installation === undefined || found === undefined) return undefined;
  // One in a bucket is not there.
  const bytes = await stat(join(installation.backupDirectory, found.file)).then(
    ({ size }) => size,
    () => undefined,
  );
  return { ...found, bytes };
};

/** The last backups: what the server noted, and what lies in the operator's folder or bucket. */
export const backupOutcomes = async (context: OutcomeServices): Promise<BackupOutcomes> => {
  const all = await keptBackups(context);
  const newest = await withSize(context, all[0]);
  const told = await readNote(context.db, settings.done);
  const own: DoneBackup | undefined = told && {
    at: String(told.at),
    file: String(told.file),
    bytes: typeof told.bytes === 'number' ? told.bytes : undefined,
  };
  const done = own === undefined || (newest !== undefined && newest.at > own.at) ? newest : own;
  const failure = await readNote(context.db, settings.failed);
  const failed =
    failure === undefined || (done !== undefined && done.at >= String(failure.at))
      ? undefined
      : { at: String(failure.at), because: String(failure.because) };
  return { done, failed, kept: all.length };
};
