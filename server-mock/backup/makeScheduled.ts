import { mkdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { BackupTold } from '../../runtime/wire/backup/backupEndpoints.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { BackupRefusal } from './BackupRefusal.ts';
import { makeBackup } from './makeBackup.ts';
import { openS3 } from './shelves/openS3.ts';
import { noteDone, noteFailed } from './state/backupOutcomes.ts';
import { tellAdministrators } from './state/tellAdministrators.ts';

/** Notes that a backup failed and tells administrators. A failure of that itself is logged. */
const tellFailure = async (context: UserCall['context'], because: string): Promise<void> => {
  try {
    await noteFailed(context, because);
    await tellAdministrators(context);
  } catch (error) {
    context.log.error({ err: error }, 'the failure of a backup could not be told');
  }
};

/**
 * `POST /api/jig/backup`: makes a backup in the operator's folder or bucket and removes those its rule no longer keeps; for scheduled tasks, whose
 * log has the answer. Secrets are not in it.
 */
export const makeScheduled = async (call: UserCall): Promise<Answer<BackupTold>> => {
  const { installation, clock, log } = call.context;
  if (installation === undefined) return refuse('422', call.say('backup.noPlace'));
  const { backupDirectory, backupS3, backupKeep: keep, settings } = installation;
  const started = performance.now();
  try {
    if (backupS3 === undefined) mkdirSync(backupDirectory, { recursive: true, mode: 0o700 });
    const to = backupS3 === undefined ? backupDirectory : await openS3(backupS3);
    const { file, size, sums, removed } = await makeBackup({
      ...{ place: installation, to, keep, settings, timeZone: clock.timeZone, replace: false },
      progress: () => undefined,
    });
    const tables = Object.values(sums.tables);
    const told: BackupTold = {
      ...{ file: basename(file), bytes: size, tables: tables.length, files: sums.files.count, removed },
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      missing: sums.files.missing,
      seconds: Number(((performance.now() - started) / 1000).toFixed(1)),
    };
    log.info(told, 'a backup was made');
    await noteDone(call.context, told.file, size).catch((error: unknown) =>
      log.error({ err: error }, 'a backup that was made could not be noted'),
    );
    return succeed(null, told);
  } catch (error) {
    const because = error instanceof BackupRefusal ? error.in(call.locale) : undefined;
    // The other backup that runs says itself how it ends.
    const isTwice = error instanceof BackupRefusal && error.key === 'backup.twice';
    if (!isTwice)
      await tellFailure(call.context, because ?? call.say('server.errorId', { id: call.requestId }));
    if (because === undefined) throw error;
    log.error({ err: error }, 'a backup was refused');
    return refuse('422', because);
  }
};
