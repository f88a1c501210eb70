import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const template = {
  format: 1,
  print: 'plainIssue',
  table: 'Ware_OutWareHouseBill',
  title: '出库单（A5）',
  catalog: 'delivery',
  paper: { size: 'A5', landscape: true },
  body: [{ kind: 'text', value: { field: 'OutWareHouseBillCode' } }],
};

describe.each(dailyKinds)('print templates designed by an administrator on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const designs = async () => (await app.get('admin', '/api/jig/prints')).body.data;
  const listed = async (name: string) =>
    (await designs()).templates.find((one: { name: string }) => one.name === name);
  const publish = (name: string, patch: object, over: number) =>
    app.post('admin', '/api/jig/schema/publishAll', {
      changes: [{ kind: 'print', name, over, patch }],
      grants: [],
    });
  const withdraw = async (name: string, over: number, user = 'admin') =>
    (await app.post(user, '/api/jig/prints/withdraw', { name, over })).body;
  const check = async (patch: object) =>
    (await app.post('admin', '/api/jig/prints/check', { name: 'plainIssue', patch })).body.data.issues;

  it('answers the templates, the catalogues in their order and the tables', async () => {
    const add = async (CatalogCode: string, CatalogName: string, ParentId: number | null) =>
      (
        await app.post('admin', '/api/Base_PrintCatalog/Add', {
          mainData: { CatalogCode, CatalogName, ParentId },
        })
      ).body.data.data.CatalogId;
    await add('delivery', '送货单', await add('warehouse', '仓储单据', null));
    await add('label', '标签', null);
    const { templates, catalogs, tables } = await designs();
    expect(templates).toContainEqual(
      expect.objectContaining({ name: 'deliveryNote', version: 0, isShipped: true }),
    );
    expect(catalogs).toEqual([
      { code: 'label', title: '标签' },
      { code: 'warehouse', title: '仓储单据' },
      { code: 'delivery', title: '送货单', parent: 'warehouse' },
    ]);
    expect(tables).toContainEqual({ table: 'Ware_OutWareHouseBill', title: '出库单' });
    expect(tables.map(({ table }: { table: string }) => table)).not.toContain('Ware_OutWareHouseBillList');
  });

  it('refuses everybody but administrators', async () => {
    for (const answer of [
      (await app.get('director', '/api/jig/prints')).body,
      (await app.post('director', '/api/jig/prints/check', { name: 'plainIssue', patch: template })).body,
      await withdraw('deliveryNote', 0, 'director'),
    ])
      expect(answer).toMatchObject({ status: false, code: '403' });
  });

  it('says what is wrong with a draft at its place, and stores nothing', async () => {
    expect(await check(template)).toEqual([]);
    const paths = async (patch: object) => (await check(patch)).map(({ path }: { path: string }) => path);
    expect(await paths({ ...template, paper: { size: 'A9' } })).toEqual(['/paper/size']);
    const body = [{ kind: 'text', value: { field: 'Nobody' } }];
    expect(await paths({ ...template, body })).toEqual(['/body/0/value/field']);
    expect(await listed('plainIssue')).toBeUndefined();
  });

  it('offers one that is for some roles to their users and to administrators only', async () => {
    const { roles } = await designs();
    const { rows } = await app.context.db.query(
      `select r."RoleName" as "name" from "Sys_User" u join "Sys_Role" r on u."RoleIds" = r."Role_Id"::text
       where u."UserName" = 'warehouse'`,
    );
    const role = String(rows[0]?.name);
    expect(roles).toContain(role);
    const own = { ...template, print: 'ownIssue', roles: [role] };
    expect((await publish('ownIssue', own, 0)).body.status).toBe(true);
    const offered = async (user: string) =>
      (await app.get(user, '/api/jig/templates?table=Ware_OutWareHouseBill')).body.data
        .map(({ name }: { name: string }) => name)
        .includes('ownIssue');
    expect([await offered('admin'), await offered('warehouse'), await offered('manager')]).toEqual([
      ...[true, true, false],
    ]);
    const refused = await app.post('manager', '/api/Ware_OutWareHouseBill/print', {
      ...{ keys: [1], template: 'ownIssue' },
    });
    expect(refused.body).toMatchObject({ status: false, code: '404' });
    const { version } = await listed('ownIssue');
    expect((await withdraw('ownIssue', version)).status).toBe(true);
  });

  it('fills a draft with a stored document and draws its codes', async () => {
    const stored = await app.post('admin', '/api/Sys_Unit/Add', {
      mainData: { UnitCode: 'PALLET', UnitName: '托盘', Enable: 1 },
    });
    const patch = {
      ...{ format: 1, print: 'unitLabel', table: 'Sys_Unit', title: '单位标签', paper: { size: 'A5' } },
      body: [
        { kind: 'text', value: { field: 'UnitName' } },
        { kind: 'code', symbology: 'code128', value: { field: 'UnitCode' }, width: 40, height: 8 },
      ],
    };
    const preview = async (body: object, user = 'admin') =>
      (await app.post(user, '/api/jig/prints/preview', { name: 'unitLabel', patch, ...body })).body;
    const key = stored.body.data.data.Unit_Id;
    const { documents } = (await preview({ key })).data;
    expect(documents).toHaveLength(1);
    expect(documents[0].body.map(({ text }: { text: string }) => text)).toEqual(['托盘', 'PALLET']);
    expect(await preview({ key: 987654 })).toMatchObject({ status: false, code: '404' });
    expect(await preview({ key, patch: { ...patch, body: [{ kind: 'nothing' }] } })).toMatchObject({
      code: '422',
    });
    expect(await preview({ key }, 'director')).toMatchObject({ code: '403' });
    const codes = async (user = 'admin') =>
      (
        await app.post(user, '/api/jig/prints/codes', {
          codes: [
            { symbology: 'code128', text: 'PALLET' },
            { symbology: 'ean13', text: 'no digits' },
            { symbology: 'unknown', text: '1' },
          ],
        })
      ).body;
    const [drawn, ...others] = (await codes()).data.codes;
    expect(drawn.length).toBeGreaterThan(20);
    for (const [left, , width] of drawn) expect(left + width).toBeLessThanOrEqual(1);
    expect(others).toEqual([null, null]);
    const font = async (user = 'admin') =>
      (await app.post(user, '/api/jig/prints/font', { characters: '托盘AB\u{10FFFF}', bold: true })).body;
    const file = Buffer.from((await font()).data.font, 'base64');
    const tags = Array.from({ length: file.readUInt16BE(4) }, (_, at) =>
      file.toString('latin1', 12 + at * 16, 16 + at * 16),
    );
    expect(tags).toEqual([
      'OS/2',
      'cmap',
      'glyf',
      'head',
      'hhea',
      'hmtx',
      'loca',
      'maxp',
      'name',
      'post',
      'prep',
    ]);
    expect(file.length).toBeLessThan(10_000);
    expect(await font('director')).toMatchObject({ code: '403' });
    expect(await codes('director')).toMatchObject({ code: '403' });
  });

  it('publishes a template of its own and deletes it', async () => {
    expect((await publish('plainIssue', template, 0)).body).toMatchObject({ status: true });
    expect(await listed('plainIssue')).toMatchObject({ version: 1, isShipped: false, title: '出库单（A5）' });
    expect(await withdraw('plainIssue', 9)).toMatchObject({ status: false });
    expect(await withdraw('plainIssue', 1)).toMatchObject({ status: true });
    expect(await listed('plainIssue')).toBeUndefined();
    expect(await withdraw('plainIssue', 1)).toMatchObject({ status: false, code: '404' });
  });

  it('takes the changes of a template of the product back', async () => {
    const shipped = (await listed('deliveryNote')).schema;
    expect((await publish('deliveryNote', { ...shipped, title: '送货单（改）' }, 0)).body.status).toBe(true);
    expect(await listed('deliveryNote')).toMatchObject({
      title: '送货单（改）',
      version: 1,
      isShipped: true,
    });
    expect(await withdraw('deliveryNote', 1)).toMatchObject({ status: true });
    expect(await listed('deliveryNote')).toMatchObject({ version: 0, schema: shipped });
  });
});
