import { join } from 'node:path';
import { text } from '../../runtime/model/messages/index.ts';
import { BackupRefusal } from '../../server-mock/backup/BackupRefusal.ts';
import { moveFiles } from '../../server-mock/backup/moveFiles.ts';
import { shownBytes } from '../../server-mock/backup/shownBytes.ts';
import { readS3Place, shownS3 } from '../../server-mock/buckets/S3Place.ts';
import type { FilesPlace } from '../../server-mock/contents/FilesPlace.ts';
import type { Environment } from '../../server-mock/process/environment.ts';
import { environmentAt } from '../schema/openData.ts';
import { placeOf } from '../schema/verbs/placeOf.ts';
import type { VerbCall } from '../schema/verbs/Verb.ts';
import { showProgress } from './showProgress.ts';

/** A place for files, and the settings with which a server uses it. */
interface Target {
  readonly place: FilesPlace;
  readonly setting: string;
}

const unset = 'FILES_DIR= FILES_S3=';

/** Forms of a target, the first that fits. */
const forms: readonly ((text: string, environment: Environment) => Target | undefined)[] = [
  (name, { databaseUrl }) =>
    name === 'database' && databaseUrl !== undefined
      ? { place: { kind: 'database' }, setting: unset }
      : undefined,
  (name, { databaseUrl, dataDirectory }) =>
    name === 'data' && databaseUrl === undefined
      ? { place: { kind: 'own', directory: join(dataDirectory, 'files') }, setting: unset }
      : undefined,
  (path) =>
    path.startsWith('/')
      ? { place: { kind: 'shared', directory: path }, setting: `FILES_DIR=${path}` }
      : undefined,
  (address, { filesS3Key: key }) => {
    const place = readS3Place(address);
    return place === undefined || key === undefined
      ? undefined
      : { place: { kind: 's3', place, key }, setting: `FILES_S3=${shownS3(place)}` };
  },
];

/** `migrate files:TARGET`: uploaded files move to another place. */
export async function moveTo(target: string, call: VerbCall): Promise<number> {
  const { options, locale, say } = call;
  const environment = environmentAt(placeOf(undefined, call));
  const found = forms.map((form) => form(target, environment)).find((one) => one !== undefined);
  if (found === undefined) throw new BackupRefusal('backup.filesTarget', {});
  const isJson = options.has('--json');
  const started = performance.now();
  const done = await moveFiles({
    ...{ installation: environment, to: found.place, progress: showProgress() },
    dryRun: options.has('--dry-run'),
    plan: ({ files: n, bytes, from, shown: place }) => {
      const plan = text('backup.filesPlan', locale, { n, size: shownBytes(bytes), from, place });
      if (isJson) process.stderr.write(`${plan}\n`);
      else say(plan);
    },
  });
  if (done === undefined) {
    say(isJson ? JSON.stringify({ ok: true, dryRun: true }) : text('backup.planOnly', locale));
    return 0;
  }
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  if (isJson) say(JSON.stringify({ ok: true, ...done, seconds }));
  else {
    const { copied, present, isDone } = done;
    const counts = { copied, present, seconds, setting: found.setting };
    for (const id of done.missing) say(text('backup.missing', locale, { id }));
    for (const id of done.changed) say(text('backup.changed', locale, { id }));
    say(text(isDone ? 'backup.filesMoved' : 'backup.filesPart', locale, counts));
  }
  return 0;
}
