import { resolve } from 'node:path';
import { text } from '../../runtime/model/messages/index.ts';
import { BackupRefusal } from '../../server-mock/backup/BackupRefusal.ts';
import type { InstallationPlace } from '../../server-mock/backup/InstallationPlace.ts';
import { migrateInstallation } from '../../server-mock/backup/migrateInstallation.ts';
import { shownAddress } from '../../server-mock/backup/shownAddress.ts';
import { environmentAt } from '../schema/openData.ts';
import { placeOf } from '../schema/verbs/placeOf.ts';
import type { Verb } from '../schema/verbs/Verb.ts';
import { moveTo } from './moveTo.ts';
import { showProgress } from './showProgress.ts';

/** What stands before a target that only the uploaded files go to. */
const filesPrefix = 'files:';

const isAddress = (target: string): boolean => /^postgres(?:ql)?:\/\//.test(target);

/** `migrate`: an installation moves to another database. */
export const migrate: Verb = {
  options: { '--data-dir': 'value', '--json': 'flag', '--replace': 'flag', '--dry-run': 'flag' },
  takes: [1, 1],
  async run(call) {
    const { names, options, locale, say } = call;
    const [target = ''] = names;
    if (target.startsWith(filesPrefix)) return moveTo(target.slice(filesPrefix.length), call);
    const from: InstallationPlace = environmentAt(placeOf(undefined, call));
    const to: InstallationPlace = isAddress(target)
      ? { ...from, databaseUrl: target }
      : { ...from, databaseUrl: undefined, dataDirectory: resolve(target) };
    const isSame = isAddress(target)
      ? from.databaseUrl === target
      : from.databaseUrl === undefined && from.dataDirectory === to.dataDirectory;
    if (isSame) throw new BackupRefusal('backup.samePlace', { place: shownAddress(target) });
    const isJson = options.has('--json');
    const tell = isJson ? (line: string) => void process.stderr.write(`${line}\n`) : say;
    const started = performance.now();
    const done = await migrateInstallation({
      ...{ from, to, progress: showProgress() },
      replace: options.has('--replace'),
      dryRun: options.has('--dry-run'),
      plan: ({ tables, rows, others, shown: place, existing }) => {
        const shownFrom =
          from.databaseUrl === undefined ? from.dataDirectory : shownAddress(from.databaseUrl);
        tell(text('backup.migratePlan', locale, { tables, rows, from: shownFrom, place }));
        for (const table of others) tell(text('backup.other', locale, { table }));
        if (existing !== undefined)
          tell(text('backup.planReplaces', locale, { tables: existing.tables.length, rows: existing.rows }));
      },
    });
    if (done === undefined) {
      say(isJson ? JSON.stringify({ ok: true, dryRun: true }) : text('backup.planOnly', locale));
      return 0;
    }
    const counts = {
      tables: Object.keys(done.tables).length,
      rows: Object.values(done.tables).reduce((sum, { rows }) => sum + rows, 0),
      files: done.files,
      seconds: Number(((performance.now() - started) / 1000).toFixed(1)),
    };
    const setting = isAddress(target) ? 'DATABASE_URL' : `DATA_DIR=${to.dataDirectory}`;
    if (isJson) say(JSON.stringify({ ok: true, ...counts, replaced: done.replaced }));
    else {
      say(text('backup.migrated', locale, { ...counts, setting }));
      if (done.replaced !== undefined) say(text('backup.replacedKept', locale, { folder: done.replaced }));
    }
    return 0;
  },
};
