import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checks } from '../../scripts/doctor/checks/index.ts';
import { storedFile } from '../../server-mock/backup/shelves/folderShelf.ts';
import { verifyArchive } from '../../server-mock/backup/verifyArchive.ts';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import { createApp } from '../../server-mock/process/app.ts';
import { readEnvironment } from '../../server-mock/process/environment.ts';
import { shownSettings } from '../../server-mock/process/shownSettings.ts';
import { claimTasks } from '../../server-mock/tasks/claimTasks.ts';
import { runTask } from '../../server-mock/tasks/runTask.ts';
import { addressesOf, newPostgresUrl } from '../setup/testDatabase.ts';
import { newFolder } from './backupWorld.ts';
import { json, openTestApp, query, type TestApp } from './testApp.ts';

const secrets = {
  DATABASE_URL: 'postgres://jig:hidden-1@db.example/jig',
  ADMIN_PASSWORD: 'hidden-2-password',
  TOKEN_SECRET: 'hidden-3-of-sixteen-characters',
  SMTP_URL: 'smtp://mail:hidden-4@mail.example:587',
  METRICS_TOKEN: 'hidden-5-of-sixteen-characters',
  BACKUP_KEY: 'hidden-6-of-twelve',
  BACKUP_S3: 'https://s3.example.com/backups/plant-1',
  BACKUP_S3_KEY: 'key-id:hidden-7',
};

describe('a backup by a scheduled task', () => {
  let app: TestApp;
  let folder: string;
  /** The application as an installation has it, with the operator's folder. */
  let own: TestApp['context'];
  beforeAll(async () => {
    const url = await newPostgresUrl(inject('postgresTemplates').system);
    app = await openTestApp('postgres', { copy: await openPostgres(addressesOf(url)), minutes: 20_000 });
    folder = join(await newFolder(), 'backups');
    const installation = {
      ...{ dataDirectory: await newFolder(), databaseUrl: url, backupDirectory: folder },
      ...{ backupKeep: { days: 2, weeks: 0, months: 0 }, settings: { TIME_ZONE: 'Asia/Shanghai' } },
    };
    own = { ...app.context, installation };
  });
  afterAll(() => app.close());

  const post = async (user: string, path: string, body: object = {}) => {
    const authorization = `Bearer ${await app.token(user)}`;
    const answer = await createApp(own).fetch(
      new Request(`http://jig.test${path}`, json(body, { authorization })),
      '10.0.0.1',
    );
    return answer.json();
  };

  it('is proposed to a new installation, and runs once it is started', async () => {
    expect(
      (await app.post('admin', '/api/jig/proposals/take', { table: 'Sys_QuartzOptions' })).body.data,
    ).toEqual({
      added: 1,
    });
    const { rows } = (await app.post('admin', '/api/Sys_QuartzOptions/Page', query())).body;
    expect(rows).toMatchObject([
      { Status: 0, ApiUrl: '/api/jig/backup', CronExpression: '0 0 2 * * ?', TimeOut: 3600 },
    ]);
    const { body } = await app.post('admin', '/api/Sys_QuartzOptions/changeUpdate', {
      action: 'Run',
      keys: [rows[0].Id],
    });
    expect([body.status, body.message]).toEqual([true, body.message]);
    for (const task of await claimTasks(own))
      await runTask(own, createApp(own), task, new AbortController().signal);
    const [log] = (await app.post('admin', '/api/Sys_QuartzLog/Page', query())).body.rows;
    const [name = ''] = readdirSync(folder);
    expect(log).toMatchObject({ Result: 1, ErrorMsg: null });
    expect(String(log.ResponseContent)).toContain(name);
    const { sums } = await verifyArchive(storedFile(join(folder, name)), () => undefined);
    expect(sums.tables.Sys_User?.rows).toBeGreaterThan(5);
    expect(readdirSync(folder)).toEqual([name]);
  });

  it('keeps what the rule of the operator says, and nothing of other names is touched', async () => {
    // The one of before, as if it were made when the day began: two of one second have one name.
    for (const name of readdirSync(folder))
      renameSync(join(folder, name), join(folder, name.replace(/-\d{6}\./, '-000000.')));
    for (const name of ['jig-20250101-020000.tar.gz', 'jig-20250102-020000.tar.gz', 'notes.txt'])
      writeFileSync(join(folder, name), '');
    const { status, data } = await post('admin', '/api/jig/backup');
    expect([status, data.missing]).toEqual([true, []]);
    expect(data.removed).toEqual(expect.arrayContaining(['jig-20250101-020000.tar.gz']));
    const left = readdirSync(folder);
    expect(left).toEqual(expect.arrayContaining([data.file, 'notes.txt']));
    expect(left.filter((name) => name.startsWith('jig-')).length).toBe(2);
  });

  it('is refused to who is no super administrator, and says why it cannot be made', async () => {
    const before = readdirSync(folder);
    for (const user of ['director', 'viewer'])
      expect(await post(user, '/api/jig/backup')).toMatchObject({ status: false, code: '403' });
    const { body } = await app.post('admin', '/api/jig/backup');
    expect(body).toMatchObject({ status: false, code: '422' });
    const place = { endpoint: 'http://127.0.0.1:1', region: 'us-east-1', bucket: 'backups', prefix: '' };
    const backupS3 = { place, key: { id: 'id', secret: 'secret' } };
    const away = { ...own, installation: { ...own.installation, backupS3 } as typeof own.installation };
    const authorization = `Bearer ${await app.token('admin')}`;
    const answer = await createApp(away as typeof own).fetch(
      new Request('http://jig.test/api/jig/backup', json({}, { authorization })),
    );
    expect((await answer.json()).message).toContain('连接不上 http://127.0.0.1:1/backups/');
    expect(readdirSync(folder)).toEqual(before);
  });

  it('doctor finds nothing in it, and then each thing that is wrong', async () => {
    const { db, catalog } = own;
    const dataDirectory = own.installation?.dataDirectory ?? '';
    const read = readEnvironment({ DATA_DIR: dataDirectory });
    if (!read.ok) throw new Error(read.problems.join());
    const { environment } = read;
    const found = async (name: string): Promise<readonly string[]> =>
      ((await checks.find((check) => check.name === name)?.find({ db, catalog, environment })) ?? []).map(
        ({ key }) => key,
      );
    for (const { name } of checks) expect([name, await found(name)]).toEqual([name, []]);
    await db.query(
      `insert into "jig_file" ("Id", "ServerId", "Path", "TableName", "Name", "Size", "Format", "Sha256", "UserId", "CreatedAt")
       values ($1, $2, 'Upload/x', 'Customer', 'n', 1, 'txt', 'x', 1, now())`,
      [randomUUID(), randomUUID()],
    );
    mkdirSync(join(dataDirectory, 'files', 'ab'), { recursive: true });
    writeFileSync(join(dataDirectory, 'files', 'ab', randomUUID()), 'x');
    expect(await found('files')).toEqual(['doctor.fileMissing', 'doctor.filesUnlisted']);
    await db.query(
      'insert into "Production_SalesOrderList" ("SalesOrder_Id", "Version") values (99999999, 1)',
    );
    expect(await found('references')).toEqual(['doctor.orphans']);
    await db.query('alter table "Customer" drop column "Linkman"');
    expect(await found('schemas')).toEqual(['doctor.schemaBehind']);
  });
});

it('config shows every setting and no secret', () => {
  const read = readEnvironment(secrets);
  if (!read.ok) throw new Error(read.problems.join());
  const shown = shownSettings(read.environment);
  expect(JSON.stringify(shown)).not.toContain('hidden');
  expect(shown).toMatchObject({
    DATABASE_URL: 'postgres://jig@db.example/jig',
    TOKEN_SECRET: '***',
    BACKUP_S3: 'https://s3.example.com/backups/plant-1/',
    BACKUP_S3_KEY: '***',
    DRAIN_SECONDS: '0',
    BACKUP_KEEP: '7d,4w,12m',
  });
  expect(Object.keys(shown)).toEqual(expect.arrayContaining(Object.keys(secrets)));
});
