import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { text } from '../../runtime/model/messages/index.ts';
import { type BucketPatience, openBucket } from '../../server-mock/buckets/openBucket.ts';
import type { FileStore } from '../../server-mock/contents/FileStore.ts';
import { S3Files } from '../../server-mock/contents/S3Files.ts';
import { SharedDirectoryFiles } from '../../server-mock/contents/SharedDirectoryFiles.ts';
import { sweepFiles } from '../../server-mock/contents/sweepFiles.ts';
import { createApp } from '../../server-mock/process/app.ts';
import { Clock } from '../../server-mock/time/Clock.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { newFolder } from './backupWorld.ts';
import { multipart, png } from './fileBytes.ts';
import { openS3Service } from './s3Service.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** Longer than a busy machine takes for an answer. */
const calm: BucketPatience = { tries: 1, connect: 20_000, answer: 20_000, part: 20_000, idle: 20_000 };

/** For a bucket that says nothing, so that the test need not wait as long as a server does. */
const hasty: BucketPatience = { ...calm, answer: 300, part: 300, idle: 300 };

const uploadTo = async (app: TestApp, name: string) => {
  const { type, body } = multipart([{ name, bytes: png() }]);
  return app.fetch('/api/Base_Product/Upload?field=Picture', {
    method: 'POST',
    headers: { authorization: `Bearer ${await app.token('planner')}`, 'content-type': type },
    body: new Uint8Array(body),
  });
};

const fetchPath = async (app: TestApp, path: string): Promise<Response> =>
  createApp(app.context).fetch(
    new Request(`http://jig.test/${path.split('/').map(encodeURIComponent).join('/')}`, {
      headers: { authorization: `Bearer ${await app.token('planner')}` },
    }),
  );

const rowsOf = async (app: TestApp): Promise<number> =>
  Number((await app.context.db.query('select count(*)::integer as "n" from "jig_file"')).rows[0]?.n);

const idsIn = async (store: FileStore): Promise<readonly string[]> => {
  const ids: string[] = [];
  for await (const { id } of store.list()) ids.push(id);
  return ids;
};

type Service = Awaited<ReturnType<typeof openS3Service>>;

/** Opens a store as one more process does: with a folder of its own for what arrives. */
const places: Readonly<Record<string, (service: Service, folder: string) => Promise<FileStore>>> = {
  'a shared directory': async (_, folder) => new SharedDirectoryFiles(join(folder, 'shared')),
  'a bucket': async (service) =>
    new S3Files(await newFolder(), await openBucket(service.bucket('uploads/plant-1'), calm)),
};

describe.each(Object.entries(places))('uploads in %s', (_, open) => {
  let service: Service;
  let app: TestApp;
  let folder: string;
  beforeAll(async () => {
    [service, folder] = [await openS3Service(), await newFolder()];
    const fileStore = await open(service, folder);
    await fileStore.mark?.write('of the test');
    app = await openTestApp(dailyKind, { fileStore, minutes: 72 * 60 });
  });
  afterAll(async () => {
    await app.close();
    await service.close();
  });

  const later = (days: number) => ({
    ...app.context,
    clock: new Clock('Asia/Shanghai', () => new Date(app.context.clock.millis() + days * 86_400_000)),
  });

  it('come back as they went, by every process, and by the server alone', async () => {
    const { body } = await uploadTo(app, '正面.png');
    const path = `${body.data}正面.png`;
    const answer = await fetchPath(app, path);
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(png())).toBe(true);
    const { rows } = await app.context.db.query('select "Id" from "jig_file" where "Path" = $1', [path]);
    const other = await open(service, folder);
    const found = await other.read(String(rows[0]?.Id));
    expect(Buffer.from(await new Response(found?.open()).arrayBuffer()).equals(png())).toBe(true);
    const viewer = await app.raw('viewer', `/${path.split('/').map(encodeURIComponent).join('/')}`);
    expect(viewer.status).toBe(404);
  });

  it('that no record refers to go to the trash, come back when asked for, and go for good after 30 days', async () => {
    const { db, fileStore } = app.context;
    await uploadTo(app, '还原.png');
    const { rows } = await db.query('select "Id" from "jig_file" order by "CreatedAt" desc, "Id" limit 1');
    const id = String(rows[0]?.Id);
    const listed = async () => (await idsIn(fileStore)).includes(id);
    expect(await listed()).toBe(true);
    await sweepFiles(later(1.1));
    expect([await listed(), (await fileStore.peek(id))?.size, await listed()]).toEqual([
      ...[false, png().length, false],
    ]);
    expect([(await fileStore.read(id))?.size, await listed()]).toEqual([png().length, true]);
    await fileStore.trash(id, app.context.clock.millis());
    await sweepFiles(later(32));
    expect(await fileStore.peek(id)).toBeUndefined();
  });

  it('are nothing where the id is none', async () => {
    const { fileStore } = app.context;
    for (const id of ['../database-id', 'database-id', '', 'x'.repeat(36)])
      expect([await fileStore.read(id), await fileStore.peek(id)]).toEqual([undefined, undefined]);
  });
});

describe('a shared directory that is not mounted', () => {
  it('takes and gives nothing, and is named; nothing is written in its place', async () => {
    const shared = join(await newFolder(), 'shared');
    const fileStore = new SharedDirectoryFiles(shared);
    await fileStore.mark.write('of the test');
    const app = await openTestApp(dailyKind, { fileStore });
    try {
      const { body } = await uploadTo(app, '正面.png');
      renameSync(shared, `${shared}-away`);
      const [refused, gone, ready] = [
        await uploadTo(app, '侧面.png'),
        await fetchPath(app, `${body.data}正面.png`),
        await app.fetch('/readyz'),
      ];
      expect([refused.http, gone.status, await rowsOf(app)]).toEqual([503, 503, 1]);
      expect([ready.http, ready.body.parts.files]).toEqual([
        200,
        expect.stringContaining('store of uploaded files'),
      ]);
      expect(() => readdirSync(shared)).toThrow('ENOENT');
      renameSync(`${shared}-away`, shared);
      expect((await fetchPath(app, `${body.data}正面.png`)).status).toBe(200);
    } finally {
      await app.close();
      rmSync(shared, { recursive: true, force: true });
    }
  });
});

describe('a bucket on a bad day', () => {
  let service: Service;
  let app: TestApp;
  let path: string;
  const openStore = async (patience = calm) =>
    new S3Files(await newFolder(), await openBucket(service.bucket('uploads/bad-days'), patience));
  beforeAll(async () => {
    service = await openS3Service();
    const fileStore = await openStore();
    await fileStore.mark.write('of the test');
    app = await openTestApp(dailyKind, { fileStore });
    path = `${(await uploadTo(app, '正面.png')).body.data}正面.png`;
  });
  afterEach(() => {
    service.fault.now = undefined;
    Object.assign(app.context, { fileStore: undefined });
  });
  afterAll(async () => {
    await app.close();
    await service.close();
  });

  const faults: readonly (readonly [string, Service['fault']['now'], RegExp, RegExp, BucketPatience])[] = [
    [
      'that breaks connections',
      (_, answer) => {
        answer.destroy();
        return true;
      },
      /文件存储暂时连接不上.*已填写的内容仍在/,
      /cannot be reached.*what you typed is still here/,
      calm,
    ],
    ['that never answers', () => true, /暂时连接不上/, /cannot be reached/, hasty],
    [
      'whose key is refused',
      (_, answer) => {
        answer.writeHead(403).end();
        return true;
      },
      /暂时连接不上/,
      /cannot be reached/,
      calm,
    ],
    [
      'that is full',
      (call, answer) => {
        if (call.method !== 'PUT') return false;
        call.resume().on('end', () => answer.writeHead(507).end());
        return true;
      },
      /空间不足.*已填写的内容仍在/,
      /is full.*what you typed is still here/,
      calm,
    ],
    [
      'that has not all of it',
      ({ method, url }, answer) => {
        if (method !== 'HEAD' || url?.includes('/files/') !== true) return false;
        answer.writeHead(200, { 'content-length': '5' }).end();
        return true;
      },
      /暂时连接不上/,
      /cannot be reached/,
      calm,
    ],
  ];
  it.each(faults)('%s: 503 in words, nothing is stored; others go on', async (_, fault, zh, en, waits) => {
    const fileStore = await openStore(waits);
    Object.assign(app.context, { fileStore });
    const before = await rowsOf(app);
    service.fault.now = fault;
    const uploading = uploadTo(app, '侧面.png');
    const page = await app.post('planner', '/api/Base_Product/getPageData', { page: 1, rows: 10 });
    expect([page.http, page.body.status]).toEqual([200, 0]);
    const refused = await uploading;
    expect([refused.http, refused.body.message]).toEqual([503, expect.stringMatching(zh)]);
    // Services for English are kept with the store of the first call, so that the words are looked up here.
    const key = (['upload.storeAway', 'upload.storeFull'] as const).find((one) => zh.test(text(one, 'zh')));
    expect(key && text(key, 'en')).toMatch(en);
    const ready = await app.fetch('/readyz');
    expect([ready.http, ready.body.status]).toEqual([200, 'ready']);
    expect(ready.body.parts.files).toMatch(/store of uploaded files/);
    service.fault.now = undefined;
    expect(await rowsOf(app)).toBe(before);
    const again = await openStore();
    expect((await idsIn(again)).length).toBe(1);
    Object.assign(app.context, { fileStore: again });
    expect((await fetchPath(app, path)).status).toBe(200);
    expect((await app.fetch('/readyz')).body.parts.files).toBe('ok');
  });

  it('that stops in the middle of a download ends it, and the next one has all', async () => {
    Object.assign(app.context, { fileStore: await openStore(hasty) });
    service.fault.now = ({ method }, answer) => {
      if (method !== 'GET') return false;
      answer.writeHead(200, { 'content-length': String(png().length) });
      answer.write(png().subarray(0, 10));
      return true;
    };
    const answer = await fetchPath(app, path);
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    service.fault.now = undefined;
    Object.assign(app.context, { fileStore: await openStore() });
    expect(Buffer.from(await (await fetchPath(app, path)).arrayBuffer()).equals(png())).toBe(true);
  });

  it('after a call without an answer the next ones are refused at once', async () => {
    const fileStore = await openStore();
    let calls = 0;
    service.fault.now = (_, answer) => {
      calls += 1;
      answer.destroy();
      return true;
    };
    const id = '00000000-0000-4000-8000-000000000000';
    for (let at = 0; at < 5; at += 1)
      await expect(fileStore.read(id)).rejects.toMatchObject({ key: 'upload.storeAway' });
    expect(calls).toBe(1);
  });
});
