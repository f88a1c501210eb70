import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Overlay } from '../../server-mock/catalog/Overlay.ts';
import { loadOverlays } from '../../server-mock/catalog/versions.ts';
import { databaseKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

describe.each(databaseKinds)('publishing on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const publish = async (what: object) => (await app.post('admin', '/api/jig/schema/publish', what)).body;

  const rules = (body: { data: { issues: readonly { rule: string }[] } }) =>
    body.data.issues.map(({ rule }) => rule);

  const extension = (fields: readonly object[]) => ({
    kind: 'extension',
    name: 'Customer',
    patch: { fields },
  });

  it('never makes a table of the server itself a table of a schema', async () => {
    const setting = {
      format: 1,
      table: 'jig_setting',
      cnName: '设置',
      key: 'Id',
      fields: [{ field: 'Value', title: '值', type: 'text', maxlength: 20, editRowNo: 1 }],
    };
    expect(rules(await publish({ kind: 'table', name: 'jig_setting', patch: setting }))).toEqual([
      'server.overlayReserved',
    ]);
    expect(rules(await publish({ kind: 'table', name: 'Setting', patch: setting }))).toEqual([
      'server.overlayShape',
    ]);
    const another = { ...setting, table: 'customer' };
    expect(rules(await publish({ kind: 'table', name: 'customer', patch: another }))).toEqual([
      'server.overlayShape',
    ]);
    for (const says of [{ table: 'jig_setting' }, { key: 'CustomerCode' }, { serverOnly: false }])
      expect(rules(await publish({ kind: 'design', name: 'Sys_Log', patch: { table: says } }))).toEqual([
        'server.overlayReserved',
      ]);
  });

  it('says so when the fields of a patch are no fields', async () => {
    for (const fields of [[null], ['CustomerName'], [{ title: '名称' }]])
      expect(rules(await publish(extension(fields as object[])))).toEqual(['server.overlayShape']);
  });

  it.each([
    ['design', 'Customer', { fields: [{ field: 'Linkman', widht: 99 }] }, '/fields/0/widht'],
    ['globalDesign', 'Customer', { fields: [{ field: 'Linkman', width: '99' }] }, '/fields/0/width'],
    ['extension', 'Customer', { table: { sortNames: 'CustomerName' } }, '/table/sortNames'],
    ['menu', '9001', { id: 9001, parentId: 0, name: '报表', adress: '/report' }, '/adress'],
  ] as const)(
    'refuses a %s of %s whose shape the schema language does not have',
    async (kind, name, patch, path) => {
      expect((await publish({ kind, name, patch })).data.issues).toMatchObject([{ path }]);
    },
  );

  it('never shows what nobody may read, whoever publishes', async () => {
    const shows = [
      ['FormDesignOptions', { field: 'SqlParams', writeOnly: false }],
      ['Sys_User', { field: 'UserPwd', type: 'text', writeOnly: false }],
    ] as const;
    for (const [name, line] of shows)
      expect(await publish({ kind: 'design', name, patch: { fields: [line] } })).toMatchObject({
        status: false,
        data: { issues: [{ rule: 'server.overlayReserved', path: `/fields/${line.field}` }] },
      });
  });

  it('refuses a mistake made twice, and lets nobody be stopped by the mistakes of others', async () => {
    const wrong = { field: 'Grade', title: '级别', type: 'select', dataKey: 'nowhere', editRowNo: 9 };
    // A state that an older server accepted.
    await app.context.db.query(
      `insert into "jig_schema_version" ("Kind", "Name", "Number", "Patch", "UserId", "UserName", "CreatedAt")
       values ('extension', 'Customer', 1, $1, 1, 'x', '2026-01-01 00:00:00')`,
      [JSON.stringify({ fields: [wrong] })],
    );
    await app.context.db.query(
      `insert into "jig_schema_overlay" ("Id", "Kind", "Name", "Number") values ($1, 'extension', 'Customer', 1)`,
      ['extension\nCustomer'],
    );
    await loadOverlays(app.context);
    expect(rules(await publish(extension([wrong])))).toContain('schema.unknownDictionary');
    const restored = await app.post('admin', '/api/jig/schema/restore', {
      kind: 'extension',
      name: 'Customer',
      version: 1,
    });
    expect(rules(restored.body)).toContain('schema.unknownDictionary');
    const design = { kind: 'design', name: 'Customer', patch: { fields: [{ field: 'Linkman', width: 99 }] } };
    expect(await publish(design)).toMatchObject({ status: true });
    expect(await publish(extension([]))).toMatchObject({ status: true });
  });

  it('knows the mistakes of two pages apart', async () => {
    const page = (path: string) => ({
      kind: 'page',
      name: path,
      patch: { format: 1, page: 'list', path, table: 'Customer', title: '客户', actions: ['Fly'] },
    });
    const one = page('/one');
    await app.context.db.query(
      `insert into "jig_schema_version" ("Kind", "Name", "Number", "Patch", "UserId", "UserName", "CreatedAt")
       values ('page', '/one', 1, $1, 1, 'x', '2026-01-01 00:00:00')`,
      [JSON.stringify(one.patch)],
    );
    await app.context.db.query(
      `insert into "jig_schema_overlay" ("Id", "Kind", "Name", "Number") values ($1, 'page', '/one', 1)`,
      ['page\n/one'],
    );
    await loadOverlays(app.context);
    expect(await publish(page('/two'))).toMatchObject({
      status: false,
      data: { issues: [{ path: '/two#/actions/0', rule: 'schema.unknownAction' }] },
    });
  });

  it('checks again what was overtaken: two at a time never put in force what together is a mistake', async () => {
    const level = { field: 'Level', title: '等级', type: 'number', editRowNo: 9 };
    expect(await publish(extension([level]))).toMatchObject({ status: true });
    const reader = { field: 'Linkman', readonlyWhen: { '>': [{ var: 'Level' }, 1] } };
    const done = await Promise.all([
      publish({ kind: 'design', name: 'Customer', patch: { fields: [reader] } }),
      publish(extension([])),
    ]);
    expect(done.map(({ status }) => status).sort()).toEqual([false, true]);
  });
});

describe('schemas read again', () => {
  it('never go back: an earlier reading that is answered later is not used', async () => {
    const answers: ((rows: readonly object[]) => void)[] = [];
    const used: (readonly Overlay[])[] = [];
    const context = {
      db: { query: () => new Promise((answer) => answers.push((rows) => answer({ rows, affected: 0 }))) },
      catalog: {
        get whole() {
          return this;
        },
        use: (overlays: readonly Overlay[]) => void used.push(overlays),
        unfit: [],
      },
      changes: { heard: () => undefined, bump: () => undefined },
      log: { warn: () => undefined },
    } as unknown as Parameters<typeof loadOverlays>[0]; // only the members that loading uses
    const loads = [loadOverlays(context, 'heard'), loadOverlays(context, 'heard')];
    const row = (version: number) => ({ Kind: 'design', Name: 'Customer', Number: version, Patch: '{}' });
    answers[1]?.([row(2)]);
    await loads[1];
    answers[0]?.([row(1)]);
    await Promise.all(loads);
    expect(used.map(([overlay]) => overlay?.version)).toEqual([2]);
  });
});
