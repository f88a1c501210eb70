import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Examined } from '../../scripts/doctor/checks/Check.ts';
import { fileCheck } from '../../scripts/doctor/checks/fileCheck.ts';
import { BackupRefusal } from '../../server-mock/backup/BackupRefusal.ts';
import type { InstallationPlace } from '../../server-mock/backup/InstallationPlace.ts';
import { migrateInstallation } from '../../server-mock/backup/migrateInstallation.ts';
import { moveFiles } from '../../server-mock/backup/moveFiles.ts';
import { claimFileStore } from '../../server-mock/contents/claimFileStore.ts';
import type { FilesPlace } from '../../server-mock/contents/FilesPlace.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import {
  addFile,
  backUp,
  filledPlace,
  newFolder,
  newPlace,
  openPlace,
  restoreInto,
  storeOf,
  sumsOf,
} from './backupWorld.ts';
import { openS3Service } from './s3Service.ts';

let service: Awaited<ReturnType<typeof openS3Service>>;
beforeAll(async () => {
  service = await openS3Service();
});
afterAll(() => service.close());

let serial = 0;
/** An empty folder of a bucket, or an empty directory. */
const newBucket = (): FilesPlace => {
  serial += 1;
  return { kind: 's3', ...service.bucket(`uploads/n${serial}`) };
};
const newShared = async (): Promise<FilesPlace> => ({
  kind: 'shared',
  directory: join(await newFolder(), 'shared'),
});

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof BackupRefusal ? error.key : String(error)),
  );

/** A store outside of the database needs none. */
const noDatabase = {} as Database;

const idsIn = async (place: InstallationPlace): Promise<readonly string[]> => {
  const ids: string[] = [];
  for await (const { id } of (await storeOf(place, noDatabase)).list()) ids.push(id);
  return ids.toSorted();
};

/** What a start says about the files of a place; undefined: it takes them. */
const claimed = async (place: InstallationPlace): Promise<string | undefined> => {
  const db = await openPlace(place);
  try {
    return await claimFileStore({ db, store: await storeOf(place, db), adopt: false });
  } finally {
    await db.close();
  }
};

describe.each(dailyKinds)('a backup of an installation on %s whose files are in a bucket', (kind) => {
  let place: InstallationPlace;
  let file: string;
  beforeAll(async () => {
    const filled = await filledPlace(kind, newBucket());
    ({ place } = filled);
    await filled.db.close();
    file = (await backUp(place, join(await newFolder(), 'one.tar.gz'))).file;
  });

  const targets: readonly (readonly [string, () => Promise<FilesPlace | undefined>])[] = [
    ['another bucket', async () => newBucket()],
    ['a shared directory', newShared],
    ['where the database has them', async () => undefined],
  ];
  it.each(targets)('has them, and goes into %s', async (_, files) => {
    const target = { ...(await newPlace(kind)), files: await files() };
    const restored = await restoreInto(target, file);
    expect(restored?.files).toBe(3);
    expect((await sumsOf(target)).files).toEqual((await sumsOf(place)).files);
    expect(Object.values((await sumsOf(target)).files)).not.toContain('missing');
    expect(await claimed(target)).toBeUndefined();
  });

  it('is not restored into the files of another database, unless that is gone', async () => {
    const target = { ...(await newPlace(kind)), files: place.files };
    const before = await idsIn(place);
    expect(await refusalOf(restoreInto(target, file))).toBe('backup.filesForeign');
    expect([await idsIn(place), await claimed(place)]).toEqual([before, undefined]);
    const own = { ...(await newPlace(kind)), files: newBucket() };
    await restoreInto(own, file);
    const after = { ...(await newPlace(kind)), files: own.files, filesAdopt: true };
    await restoreInto(after, file);
    expect([await claimed(after), await claimed(own)]).toEqual([
      undefined,
      expect.stringMatching(/不属于此数据库[\s\S]*do not belong/),
    ]);
  });

  it('that is interrupted while it is restored leaves the bucket as it was', async () => {
    const target = { ...(await newPlace(kind)), files: newBucket() };
    const interrupted = restoreInto(target, file, {
      progress: ({ what }) => {
        if (what.startsWith('= ')) throw new Error('interrupted');
      },
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    expect(await idsIn(target)).toEqual([]);
    await restoreInto(target, file);
    expect(await claimed(target)).toBeUndefined();
  });

  it('is refused in words while the bucket is away', async () => {
    service.fault.now = (_, answer) => {
      answer.writeHead(403).end();
      return true;
    };
    const refused = await refusalOf(backUp(place, join(await newFolder(), 'two.tar.gz')));
    service.fault.now = undefined;
    expect(refused).toBe('backup.filesAway');
  });

  it('stays with its files when the database moves, and the old one no more', async () => {
    const from = { ...(await newPlace(kind)), files: newBucket() };
    await restoreInto(from, file);
    const to = { ...(await newPlace(kind === 'postgres' ? 'pglite' : 'postgres')), files: from.files };
    const before = await idsIn(from);
    await migrateInstallation({
      ...{ from, to, replace: false, dryRun: false, progress: () => undefined, plan: () => undefined },
    });
    expect([await idsIn(to), await claimed(to)]).toEqual([before, undefined]);
    expect(await claimed(from)).toMatch(/do not belong to this database/);
  });
});

describe('files that move', () => {
  const move = (installation: InstallationPlace, to: FilesPlace, dryRun = false) =>
    moveFiles({ installation, to, dryRun, progress: () => undefined, plan: () => undefined });

  it('from the database into a bucket, a directory and back, each time with a start that waits for it', async () => {
    const { place, db } = await filledPlace('postgres');
    await db.query(`delete from "jig_setting" where "Id" = 'fileStore'`);
    const { files } = await sumsOf(place);
    const bucket = { ...place, files: newBucket() };
    const shared = { ...place, files: await newShared() };
    expect(await claimed(bucket)).toMatch(/尚?未?.*migrate -- files:/);
    expect(await move(place, bucket.files, true)).toBeUndefined();
    expect(await move(place, bucket.files)).toMatchObject({ copied: 3, present: 0, isDone: false });
    // Beside a server, which this one counts as, more may come.
    await addFile(place, db, Buffer.from('a later one'));
    await db.close();
    expect(await move(place, bucket.files)).toMatchObject({ copied: 1, present: 3, isDone: true });
    expect([await claimed(bucket), await claimed(place)]).toEqual([
      undefined,
      expect.stringMatching(/are not in PostgreSQL/),
    ]);
    expect((await sumsOf(bucket)).files).toMatchObject(files);
    expect(await move(bucket, shared.files)).toMatchObject({ copied: 4, missing: [], changed: [] });
    expect([await claimed(shared), (await sumsOf(shared)).files]).toEqual([
      undefined,
      (await sumsOf(bucket)).files,
    ]);
    expect(await claimed(bucket)).toMatch(/do not belong to this database/);
    // What the database has is that of before, so that only the later one is copied.
    expect(await move(shared, { kind: 'database' })).toMatchObject({ present: 4, copied: 0, isDone: true });
    expect(await claimed(place)).toBeUndefined();
    expect(await refusalOf(move(place, { kind: 'database' }))).toBe('backup.samePlace');
  });

  it('are copied again where only a part had arrived, and never over those of another database', async () => {
    const { place, db } = await filledPlace('pglite');
    await db.close();
    const files = newBucket();
    const target = await storeOf({ ...place, files }, db);
    const [first = ''] = await idsIn(place);
    await target.mark?.write('unfinished');
    await target.put(
      first,
      (async function* () {
        yield Buffer.from('part');
      })(),
    );
    expect(await move(place, files)).toMatchObject({ copied: 3, present: 0, isDone: true });
    const other = await filledPlace('pglite');
    await other.db.close();
    expect(await refusalOf(move(other.place, files))).toBe('backup.filesForeign');
  });

  it('are looked at by doctor where they lie', async () => {
    const { place, db } = await filledPlace('postgres', newBucket());
    await db.execute('create table "jig_task" ("Id" text); create table "jig_print" ("Id" text)');
    const store = await storeOf(place, db);
    const find = () =>
      fileCheck.find({ db, environment: { ...place, timeZone: 'Asia/Shanghai' } } as unknown as Examined);
    expect(await find()).toEqual([]);
    const [gone = '', short = ''] = await idsIn(place);
    await store.remove(gone);
    const more = async function* () {
      yield Buffer.from('other bytes');
    };
    await store.put(short, more());
    await store.put('00000000-0000-4000-8000-000000000000', more());
    expect((await find()).map(({ key, params }) => [key, params.id])).toEqual([
      ['doctor.fileMissing', gone],
      ['doctor.fileSize', short],
      ['doctor.filesUnlisted', '00000000-0000-4000-8000-000000000000'],
    ]);
    service.fault.now = (_, answer) => {
      answer.writeHead(403).end();
      return true;
    };
    const away = await find();
    service.fault.now = undefined;
    expect(away).toMatchObject([{ key: 'doctor.filesAway' }]);
    await db.close();
  });
});
