import { setPriority } from 'node:os';
import { text } from '../../runtime/model/messages/index.ts';
import { BackupRefusal } from '../../server-mock/backup/BackupRefusal.ts';
import { readKeepRule } from '../../server-mock/backup/keepRule.ts';
import { makeBackup } from '../../server-mock/backup/makeBackup.ts';
import { shownBytes } from '../../server-mock/backup/shownBytes.ts';
import { shownSettings } from '../../server-mock/process/shownSettings.ts';
import { tokenSecret } from '../../server-mock/process/tokenSecret.ts';
import { environmentAt } from '../schema/openData.ts';
import { placeOf } from '../schema/verbs/placeOf.ts';
import type { Verb } from '../schema/verbs/Verb.ts';
import { bucketOf } from './bucketOf.ts';
import { showProgress } from './showProgress.ts';

/** `backup`: everything of an installation in one file. */
export const backup: Verb = {
  options: {
    ...{ '--data-dir': 'value', '--keep': 'value' },
    ...{ '--json': 'flag', '--replace': 'flag', '--secrets': 'flag' },
  },
  takes: [0, 2],
  async run(call) {
    const { names, options, locale, say } = call;
    const [to = 's3', url] = names;
    const keepText = options.get('--keep');
    const keep = keepText === undefined ? undefined : readKeepRule(keepText);
    if (keepText !== undefined && keep === undefined) throw new Error(text('backup.keepShape', locale));
    const environment = environmentAt(placeOf(url, call));
    const { backupKey } = environment;
    if (options.has('--secrets') && backupKey === undefined) throw new BackupRefusal('backup.key', {});
    // The server beside it goes first.
    setPriority(19);
    const started = performance.now();
    const made = await makeBackup({
      place: environment,
      timeZone: environment.timeZone,
      settings: shownSettings(environment),
      to: to === 's3' ? await bucketOf(environment) : to,
      replace: options.has('--replace'),
      ...(options.has('--secrets') &&
        backupKey !== undefined && {
          secrets: {
            of: {
              tokenSecret: Buffer.from(
                tokenSecret(environment.tokenSecret, environment.dataDirectory),
              ).toString('utf8'),
            },
            password: backupKey,
          },
        }),
      ...(keep !== undefined && { keep }),
      progress: showProgress(),
    });
    const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
    const { files, tables } = made.sums;
    const counts = {
      tables: Object.keys(tables).length,
      rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0),
      files: files.count,
    };
    if (options.has('--json')) {
      const { file, size, others, removed, waited } = made;
      say(
        JSON.stringify({
          ok: true,
          file,
          size,
          seconds,
          ...counts,
          waited,
          others,
          removed,
          problems: files,
        }),
      );
      return 0;
    }
    say(text('backup.done', locale, { file: made.file, size: shownBytes(made.size), seconds, ...counts }));
    if (made.waited !== undefined) say(text('backup.waited', locale, { n: Math.round(made.waited) }));
    for (const table of made.others) say(text('backup.other', locale, { table }));
    for (const id of files.missing) say(text('backup.missing', locale, { id }));
    for (const { id } of files.changed) say(text('backup.changed', locale, { id }));
    for (const name of made.removed) say(text('backup.removed', locale, { name }));
    return 0;
  },
};
