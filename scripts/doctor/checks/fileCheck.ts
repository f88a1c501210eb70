import { join } from 'node:path';
import { patient } from '../../../server-mock/buckets/openBucket.ts';
import type { FileStore } from '../../../server-mock/contents/FileStore.ts';
import { filesPlaceOf } from '../../../server-mock/contents/FilesPlace.ts';
import { openFileStore } from '../../../server-mock/contents/fileStoreKinds.ts';
import { KnownFailure } from '../../../server-mock/http/KnownFailure.ts';
import type { Check, Examined, Finding } from './Check.ts';

/** Findings of one kind that are named; the others are counted. */
const named = 20;

/**
 * Uploaded files that the database lists and that have no contents or contents of another size, and contents that it does not list; in
 * the store that is set.
 */
export const fileCheck: Check = {
  name: 'files',
  async find(examined) {
    const { db, environment } = examined;
    const { timeZone, dataDirectory } = environment;
    const store = await openFileStore(filesPlaceOf(environment), {
      ...{ arrivals: join(dataDirectory, 'files'), db, timeZone, patience: patient },
    });
    try {
      return await compare(examined, store);
    } catch (error) {
      if (!(error instanceof KnownFailure)) throw error;
      return [{ key: 'doctor.filesAway', params: { place: store.shown, reason: error.message } }];
    }
  },
};

async function compare({ db }: Examined, store: FileStore): Promise<readonly Finding[]> {
  const { rows } = await db.query('select "Id", "Path", "Size" from "jig_file" order by "Id"');
  // Prints, and results of calls that went on as tasks, have rows of their own.
  const others = await db.query('select "Id" from "jig_task" union all select "Id" from "jig_print"');
  const known = new Set([...rows, ...others.rows].map(({ Id }) => String(Id)));
  const stored = new Map<string, number>();
  const unlisted: string[] = [];
  for await (const { id, size } of store.list()) {
    stored.set(id, size);
    if (!known.has(id)) unlisted.push(id);
  }
  const missing: Finding[] = [];
  const sizes: Finding[] = [];
  for (const { Id, Path, Size } of rows) {
    const [id, path, expected] = [String(Id), String(Path), Number(Size)];
    // What is not there may be in the trash, from where it comes back.
    const found = stored.get(id) ?? (await store.peek(id))?.size;
    if (found === undefined) missing.push({ key: 'doctor.fileMissing', params: { id, path } });
    else if (found !== expected)
      sizes.push({ key: 'doctor.fileSize', params: { id, path, found, expected } });
  }
  return [
    ...missing.slice(0, named),
    ...(missing.length > named
      ? [{ key: 'doctor.filesMissing' as const, params: { n: missing.length - named } }]
      : []),
    ...sizes.slice(0, named),
    ...(unlisted.length > 0
      ? [{ key: 'doctor.filesUnlisted' as const, params: { n: unlisted.length, id: unlisted[0] ?? '' } }]
      : []),
  ];
}
