import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

describe.each(dailyKinds)('readiness on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const ready = () => app.fetch('/readyz');

  it('says of each part what is wrong, in words without names and addresses', async () => {
    const { fileStore, db } = app.context;
    const writable = fileStore.isWritable;
    fileStore.isWritable = () => Promise.reject(new Error('EROFS /srv/secret'));
    const noFiles = await ready();
    fileStore.isWritable = writable;
    expect([noFiles.http, noFiles.body.missing, noFiles.body.parts.database]).toEqual([503, ['files'], 'ok']);
    const answers = db.ready;
    db.ready = () => Promise.reject(new Error('password authentication failed'));
    const noDatabase = await ready();
    db.ready = answers;
    expect([noDatabase.http, noDatabase.body.missing]).toEqual([503, ['database']]);
    expect(JSON.stringify([noFiles.body, noDatabase.body])).not.toMatch(/secret|password|EROFS/);
  });

  it('is not ready over a database that lacks columns of the schemas, and names them in the log alone', async () => {
    await app.restart();
    await app.context.db.execute('alter table "Customer" rename column "CustomerName" to "Gone"');
    const behind = await ready();
    await app.context.db.execute('alter table "Customer" rename column "Gone" to "CustomerName"');
    expect([behind.http, behind.body.missing]).toEqual([503, ['migrations']]);
    expect(behind.body.parts.migrations).toContain('lacks 1 columns');
    expect(JSON.stringify(behind.body)).not.toContain('Customer');
    expect(app.logged.find(({ message }) => message === 'the database lacks columns')?.fields).toMatchObject({
      missing: ['Customer.CustomerName'],
    });
    await app.restart();
    expect((await ready()).http).toBe(200);
  });
});
