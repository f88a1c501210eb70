import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BackupRefusal } from '../../server-mock/backup/BackupRefusal.ts';
import type { InstallationPlace } from '../../server-mock/backup/InstallationPlace.ts';
import type { BackupShelf } from '../../server-mock/backup/shelves/BackupShelf.ts';
import { openS3 } from '../../server-mock/backup/shelves/openS3.ts';
import { keptBackups } from '../../server-mock/backup/state/keptBackups.ts';
import { verifyArchive } from '../../server-mock/backup/verifyArchive.ts';
import { readS3Place } from '../../server-mock/buckets/S3Place.ts';
import { addFile, backUp, filledPlace, newPlace, restoreInto, sumsOf } from './backupWorld.ts';
import { type Fault, openS3Service } from './s3Service.ts';

/** More than one part of an upload, and nothing that compresses. */
const large = randomBytes(20 * 1024 * 1024);

const refusal = (work: Promise<unknown>): Promise<BackupRefusal | string> =>
  work.then(
    () => 'done',
    (error: BackupRefusal) => error,
  );

async function openService() {
  const service = await openS3Service();
  const shelf = (path: string, key?: string, at?: number): Promise<BackupShelf> =>
    openS3(service.bucket(path, key, at));
  return { ...service, shelf };
}

describe('backups in a bucket', () => {
  let service: Awaited<ReturnType<typeof openService>>;
  let place: InstallationPlace;
  beforeAll(async () => {
    service = await openService();
    const filled = await filledPlace('postgres');
    ({ place } = filled);
    await addFile(place, filled.db, large);
    await filled.db.close();
  });
  afterEach(() => {
    service.fault.now = undefined;
  });
  afterAll(() => service.close());

  it('are written in parts, listed, read back whole, and removed by the rule', async () => {
    const shelf = await service.shelf('backups/plant-1');
    const older = ['jig-20260101-023000.tar.gz', 'jig-20260102-023000.tar.gz'];
    for (const name of older) {
      const made = await shelf.create(name, false);
      made.out.end('an older one');
      expect(await made.commit()).toBe(12);
    }
    const made = await backUp(place, shelf, { keep: { days: 2, weeks: 0, months: 0 } });
    expect(made.size).toBeGreaterThan(large.byteLength);
    expect(made.removed).toEqual([older[0]]);
    const [kept, name = ''] = await shelf.names();
    expect([kept, made.file.endsWith(`/backups/plant-1/${name}`)]).toEqual([older[1], true]);
    // Another prefix is another shelf.
    expect(await (await service.shelf('backups/plant-2')).names()).toEqual([]);
    const target = await newPlace('postgres');
    await restoreInto(target, shelf.stored(name));
    const { Sys_User: _, ...others } = made.sums.tables;
    expect((await sumsOf(target)).tables).toMatchObject(others);
    expect(await refusal(shelf.create(name, false))).toMatchObject({ key: 'backup.exists' });
  });

  it('are seen by the server, whoever wrote them, and asked for from time to time only', async () => {
    const backupS3 = service.bucket('backups/seen');
    const installation = { ...place, settings: {}, keep: undefined, backupDirectory: '/none', backupS3 };
    const seen = () => keptBackups({ installation } as unknown as Parameters<typeof keptBackups>[0]);
    const shelf = await service.shelf('backups/seen');
    for (const name of ['jig-20260101-023000.tar.gz', 'jig-20260102-023000.tar.gz', 'notes.txt']) {
      const made = await shelf.create(name, false);
      made.out.end('one');
      await made.commit();
    }
    const newest = { at: '2026-01-02 02:30:00', file: 'jig-20260102-023000.tar.gz' };
    const [first, second] = await seen();
    expect([first, second?.at]).toEqual([newest, '2026-01-01 02:30:00']);
    let calls = 0;
    service.fault.now = () => {
      calls += 1;
      return false;
    };
    expect([(await seen()).length, calls]).toEqual([2, 0]);
  });

  const notUsable: readonly (readonly [string, () => Promise<BackupShelf>, string, RegExp])[] = [
    ['whose key is unknown', () => service.shelf('backups', 'WRONG:S3RVER'), 's3Key', /BACKUP_S3_KEY/],
    ['that does not exist', () => service.shelf('no-such-bucket'), 's3Bucket', /存储桶不存在/],
    [
      'of a service that is away',
      () => service.shelf('backups', 'S3RVER:S3RVER', 1),
      's3Away',
      /ECONNREFUSED/,
    ],
  ];
  it.each(notUsable)('%s are refused in words, before anything is read', async (_, open, key, words) => {
    const found = await refusal(backUp(place, await open()));
    expect(found).toMatchObject({ key: `backup.${key}` });
    expect((found as BackupRefusal).in('zh')).toMatch(words);
  });

  it('whose secret is wrong are refused in words', async () => {
    const shelf = await service.shelf('backups');
    service.fault.now = (_, answer) => {
      answer.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code><Message>no</Message></Error>');
      return true;
    };
    expect(await refusal(backUp(place, shelf))).toMatchObject({ key: 'backup.s3Key' });
  });

  const spoilt: readonly (readonly [string, Fault, string])[] = [
    [
      'a service that is full',
      ({ method }, answer) => {
        if (method !== 'PUT') return false;
        answer.writeHead(507).end();
        return true;
      },
      's3Full',
    ],
    [
      'a way that breaks after the first part',
      ({ method, url }, answer) => {
        if (method !== 'PUT' || url?.includes('partNumber=1&') !== false) return false;
        answer.destroy();
        return true;
      },
      's3Away',
    ],
    [
      'a service that fails at the end',
      ({ method, url }, answer) => {
        if (method !== 'POST' || url?.includes('uploadId=') !== true) return false;
        answer.writeHead(500).end();
        return true;
      },
      's3Failed',
    ],
  ];
  it.each(spoilt)('%s: refused, and nothing of it counts as a backup', async (_, fault, key) => {
    const shelf = await service.shelf('backups/spoilt');
    service.fault.now = fault;
    expect(await refusal(backUp(place, shelf))).toMatchObject({ key: `backup.${key}` });
    service.fault.now = undefined;
    expect(await shelf.names()).toEqual([]);
  });

  it('a source that fails in the middle leaves nothing either', async () => {
    const shelf = await service.shelf('backups/failed');
    const failing = backUp(place, shelf, {
      progress: ({ what }) => {
        if (what === 'files') throw new Error('the database is gone');
      },
    });
    await expect(failing).rejects.toThrow('the database is gone');
    expect(await shelf.names()).toEqual([]);
  });

  it('one that is not there, and one whose reading breaks, are refused', async () => {
    const shelf = await service.shelf('backups/read');
    const look = (name: string) => refusal(verifyArchive(shelf.stored(name), () => undefined));
    expect(await look('jig-20260101-023000.tar.gz')).toMatchObject({ key: 'backup.s3NoName' });
    const { file } = await backUp(place, shelf);
    const name = file.slice(file.lastIndexOf('/') + 1);
    service.fault.now = ({ method, url }, answer) => {
      if (method !== 'GET' || url?.includes(name) !== true) return false;
      answer.writeHead(200, { 'content-length': '1000000' });
      answer.write(Buffer.from('1f8b', 'hex'));
      setImmediate(() => answer.destroy());
      return true;
    };
    expect(await look(name)).toMatchObject({ key: 'backup.cutShort' });
  });
});

it.each([
  [
    'https://s3.example.com/jig',
    { endpoint: 'https://s3.example.com', region: 'us-east-1', bucket: 'jig', prefix: '' },
  ],
  [
    'https://s3.example.com:9000/jig/a/b?region=cn-north-1',
    { endpoint: 'https://s3.example.com:9000', region: 'cn-north-1', bucket: 'jig', prefix: 'a/b/' },
  ],
  ['http://s3.example.com/jig', undefined],
  ['https://s3.example.com/', undefined],
  ['https://key:secret@s3.example.com/jig', undefined],
  ['https://s3.example.com/jig?other=1', undefined],
  ['https://s3.example.com/JIG', undefined],
  ['jig', undefined],
])('%s as the address of a bucket', (text, place) => {
  expect(readS3Place(text)).toEqual(place);
});
