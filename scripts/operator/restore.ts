import { text } from '../../runtime/model/messages/index.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import { BackupRefusal } from '../../server-mock/backup/BackupRefusal.ts';
import { timeOfBackup } from '../../server-mock/backup/backupNames.ts';
import { type RestorePlan, restoreBackup } from '../../server-mock/backup/restoreBackup.ts';
import type { StoredBackup } from '../../server-mock/backup/shelves/BackupShelf.ts';
import { storedFile } from '../../server-mock/backup/shelves/folderShelf.ts';
import { shownS3 } from '../../server-mock/buckets/S3Place.ts';
import type { Environment } from '../../server-mock/process/environment.ts';
import { environmentOf } from '../schema/openData.ts';
import { placeOf } from '../schema/verbs/placeOf.ts';
import type { Verb, VerbCall } from '../schema/verbs/Verb.ts';
import { bucketOf } from './bucketOf.ts';
import { showProgress } from './showProgress.ts';

const rowsIn = (tables: Readonly<Record<string, { readonly rows: number }>>): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

/** `restore`: a backup becomes the data of an installation. */
export const restore: Verb = {
  options: {
    '--data-dir': 'value',
    ...{ '--json': 'flag', '--replace': 'flag', '--secrets': 'flag', '--dry-run': 'flag' },
  },
  takes: [1, 2],
  async run(call) {
    const { names, options, locale, say } = call;
    const [file = '', url] = names;
    if (file === 's3') return listBucket(call);
    const environment = environmentOf(placeOf(url, call));
    const { backupKey } = environment;
    const withSecrets = options.has('--secrets');
    if (withSecrets && backupKey === undefined) throw new BackupRefusal('backup.key', {});
    const isJson = options.has('--json');
    const started = performance.now();
    const done = await restoreBackup({
      ...{ backup: await storedAt(file, environment), place: environment, progress: showProgress() },
      replace: options.has('--replace'),
      dryRun: options.has('--dry-run'),
      ...(withSecrets && backupKey !== undefined && { secretsPassword: backupKey }),
      plan: (plan) => {
        const lines = planInWords(plan, file, environment.dataDirectory, withSecrets, locale);
        for (const line of lines)
          if (isJson) process.stderr.write(`${line}\n`);
          else say(line);
      },
    });
    if (done === undefined) {
      say(isJson ? JSON.stringify({ ok: true, dryRun: true }) : text('backup.planOnly', locale));
      return 0;
    }
    const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
    const counts = {
      ...{ tables: Object.keys(done.tables).length, rows: rowsIn(done.tables), files: done.files, seconds },
    };
    if (isJson) say(JSON.stringify({ ok: true, ...counts, replaced: done.replaced }));
    else {
      say(text('backup.restored', locale, counts));
      if (done.replaced !== undefined) say(text('backup.replacedKept', locale, { folder: done.replaced }));
    }
    return 0;
  },
};

/** A file, or a backup of the bucket by `s3:NAME`. */
const storedAt = async (file: string, environment: Environment): Promise<StoredBackup> =>
  file.startsWith('s3:') ? (await bucketOf(environment)).stored(file.slice(3)) : storedFile(file);

async function listBucket(call: VerbCall): Promise<number> {
  const {
    options,
    locale,
    names: [, url],
  } = call;
  const environment = environmentOf(placeOf(url, call));
  const shelf = await bucketOf(environment);
  const backups = (await shelf.names()).filter((name) => timeOfBackup(name) !== undefined).toSorted();
  if (options.has('--json')) call.say(JSON.stringify({ ok: true, backups }));
  else if (backups.length === 0)
    call.say(
      text('backup.s3None', locale, {
        place: environment.backupS3 === undefined ? '' : shownS3(environment.backupS3),
      }),
    );
  else for (const name of backups) call.say(`s3:${name}`);
  return 0;
}

function planInWords(
  { header, sums, shown, existing, secrets }: RestorePlan,
  file: string,
  folder: string,
  withSecrets: boolean,
  locale: Locale,
): readonly string[] {
  const { madeAt, product, database: from } = header;
  const tables = Object.keys(sums.tables).length;
  const counts = { tables, rows: rowsIn(sums.tables), files: sums.files.count };
  return [
    text('backup.plan', locale, { file, madeAt, product, from, ...counts }),
    text('backup.planInto', locale, { place: shown }),
    ...(existing === undefined
      ? []
      : [text('backup.planReplaces', locale, { tables: existing.tables.length, rows: existing.rows })]),
    text('backup.planSessions', locale),
    ...(withSecrets && secrets !== undefined
      ? [text('backup.planSecrets', locale, { folder })]
      : [text('backup.planNoSecrets', locale)]),
    ...sums.files.missing.map((id) => text('backup.missing', locale, { id })),
  ];
}
