import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hook, veto } from '../../server-mock/context/Hook.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { importFile, workbook } from './sheetFile.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const column = (columnName: string, columnType = 'string', more: object = {}): object => ({
  columnName,
  columnCnName: columnName,
  columnType,
  editType: columnType === 'string' ? 'text' : 'number',
  editRowNo: 1,
  ...more,
});
const key = (columnName: string): object => ({
  columnName,
  columnCnName: '主键',
  columnType: 'int',
  isKey: true,
});

/** Tables of the product that documents of others would open: of the system, of the server, with pages of their own. */
const productTables: readonly (readonly [detail: string, key: string])[] = [
  ['Sys_User', 'Dept_Id'],
  ['Sys_RoleAuth', 'Role_Id'],
  ['Sys_RoleField', 'Role_Id'],
  ['Sys_QuartzOptions', 'Options_Id'],
  ['Sys_Log', 'User_Id'],
  ['Accounts_SalesInvoice', 'Customer_Id'],
  ['Production_SalesOrderList', 'SalesOrder_Id'],
  ['CustomerAddress', 'Customer_Id'],
];

describe.each(dailyKinds)('details of made tables on %s', (kind) => {
  let app: TestApp;
  const moments: string[] = [];
  /** Notes the moments of a row and refuses the one named 坏. */
  const rowHook: Hook = async ({ moment, values, stored }) => {
    moments.push(`${moment} ${String(values.Name ?? stored?.Name ?? '')}`);
    const isRefused =
      (moment.endsWith('Before') && values.Name === '坏') ||
      (moment === 'addInside' && values.Name === '内' && Number(values.Bill_Id ?? 1) > 0);
    return isRefused ? veto('Name', 'server.badKey') : [];
  };
  const roles: Record<string, string> = {};

  const call = async (user: string, path: string, body: unknown) =>
    (await app.post(user, `/api/${path}`, body)).body;
  const entry = (tableName: string, tableColumns: readonly object[], more: object = {}): object => ({
    ...{
      columnCNName: tableName,
      tableName,
      namespace: 'Custom',
      folderName: 'c',
      dbServer: 'ServiceDbContext',
    },
    ...{ tableColumns, ...more },
  });
  const make = async (...entries: readonly object[]) => call('admin', 'builder/import', { entries });
  const rulesOf = (answer: {
    readonly data?: { readonly issues?: readonly { path: string; rule: string }[] };
  }) => (answer.data?.issues ?? []).map(({ path, rule }) => `${path} ${rule}`);

  beforeAll(async () => {
    app = await openTestApp(kind, { hooks: { rowHook } });
    for (const user of ['viewer', 'sales', 'buyer']) {
      const { rows } = await app.context.db.query('select "RoleIds" from "Sys_User" where "UserName" = $1', [
        user,
      ]);
      roles[user] = String(rows[0]?.RoleIds);
    }
    const line = [key('Line_Id'), column('Bill_Id', 'int'), column('Name')];
    const bare = [key('Note_Id'), column('Bill_Id', 'int'), column('Name')];
    const made = await make(
      entry('Made_Line', line, { menuParent: 60, roleIds: roles.sales }),
      entry('Made_Note', bare),
      entry('Made_Bill', [key('Bill_Id'), column('Code')], {
        ...{ menuParent: 60, detailName: 'Made_Note,Made_Line' },
        roleIds: `${roles.viewer},${roles.sales}`,
      }),
    );
    expect(made).toMatchObject({ status: true });
  });
  afterAll(() => app.close());

  it('are never tables of the product, and say so at their place', async () => {
    for (const [detail, foreignKey] of productTables) {
      const main = entry('Made_Thief', [key(foreignKey), column('Code')], {
        ...{ menuParent: 60, detailName: detail, roleIds: roles.viewer },
      });
      expect([detail, ...rulesOf(await make(main))]).toEqual([
        detail,
        'Made_Thief DetailName codegen.detailOfProduct',
      ]);
      const patch = {
        ...{ format: 1, table: 'Made_Thief', cnName: 'x', key: foreignKey, details: [{ table: detail }] },
        fields: [{ field: 'Code', title: '编号', type: 'text' }],
      };
      expect(
        (await call('admin', 'jig/schema/publish', { kind: 'table', name: 'Made_Thief', patch })).data.issues,
      ).toMatchObject([{ path: '/details', rule: 'server.overlayDetail' }]);
      for (const over of ['design', 'globalDesign', 'extension']) {
        const layer = { kind: over, name: 'Made_Bill', patch: { table: { details: [{ table: detail }] } } };
        expect((await call('admin', 'jig/schema/publish', layer)).data.issues).toMatchObject([
          { path: '/table/details', rule: 'server.overlayDetail' },
        ]);
      }
    }
    expect((await call('viewer', 'Sys_User/Page', query())).code).toBe('403');
    expect(app.context.catalog.mainsOf('Sys_User')).toEqual([]);
  });

  it('belong to one table', async () => {
    const second = entry('Made_Other', [key('Bill_Id'), column('Code')], { detailName: 'Made_Note' });
    expect(rulesOf(await make(second))).toEqual(['Made_Other DetailName codegen.detailOfOther']);
  });

  it('with a page of their own are read and changed only by who may do so there', async () => {
    const added = await call('admin', 'Made_Bill/Add', {
      mainData: { Code: 'B1' },
      details: [
        { table: 'Made_Line', data: [{ Name: '线' }] },
        { table: 'Made_Note', data: [{ Name: '记' }] },
      ],
    });
    expect(added).toMatchObject({ status: true });
    const id = added.data.data.Bill_Id;
    // On its own page a row needs no document.
    expect(await call('sales', 'Made_Line/Add', { mainData: { Name: '独' } })).toMatchObject({
      status: true,
    });
    const rowsOf = async (user: string, tableName: string) =>
      call(user, 'Made_Bill/getDetailPage', { ...query(), tableName, value: id });
    expect((await rowsOf('viewer', 'Made_Note')).rows).toMatchObject([{ Name: '记' }]);
    expect((await rowsOf('viewer', 'Made_Line')).code).toBe('403');
    expect((await call('viewer', 'Made_Line/Page', query())).code).toBe('403');
    expect((await call('viewer', 'Made_Line/Export', query())).code).toBe('403');
    expect((await rowsOf('sales', 'Made_Line')).rows).toMatchObject([{ Name: '线' }]);
    const opened = (await app.get('viewer', '/api/jig/table?name=Made_Bill')).body.data;
    expect(Object.keys(opened.details)).toEqual(['Made_Note']);
    const saved = await call('viewer', 'Made_Bill/Update', {
      mainData: { Bill_Id: id, Code: 'B2' },
      detailData: [{ Name: '另' }],
    });
    expect(saved).toMatchObject({ status: true });
    expect(JSON.stringify(saved)).not.toContain('线');
    const smuggled = { mainData: { Bill_Id: id }, details: [{ table: 'Made_Line', data: [{ Name: '塞' }] }] };
    expect(await call('viewer', 'Made_Bill/Update', smuggled)).toMatchObject({ status: false, code: '403' });
    expect(await call('viewer', 'Made_Bill/Del', [id])).toMatchObject({ status: false, code: '403' });
    expect(await call('sales', 'Made_Bill/Update', smuggled)).toMatchObject({ status: true });
    expect(await call('buyer', 'Made_Bill/Page', query())).toMatchObject({ code: '403' });
  });

  it('without a document are nobody’s but those who have a right on the detail itself', async () => {
    await app.context.db.query('insert into "Made_Note" ("Name", "Version") values ($1, 1)', ['无主']);
    const names = async (user: string): Promise<readonly string[]> =>
      (await call(user, 'Made_Note/Page', query())).rows.map(({ Name }: { Name: string }) => Name);
    expect(await names('viewer')).not.toContain('无主');
    expect(await names('admin')).toContain('无主');
  });

  it('keep their hooks when they are saved through a header', async () => {
    const hooks = {
      addBefore: ['rowHook'],
      updateBefore: ['rowHook'],
      delBefore: ['rowHook'],
      addInside: ['rowHook'],
      addAfter: ['rowHook'],
      delInside: ['rowHook'],
      delAfter: ['rowHook'],
    };
    const patch = { ...app.context.catalog.source.bundle.tables.get('Made_Note'), hooks };
    expect(
      await call('admin', 'jig/schema/publish', { kind: 'table', name: 'Made_Note', patch }),
    ).toMatchObject({ status: true });
    const add = (Name: string) =>
      call('admin', 'Made_Bill/Add', { mainData: { Code: Name }, detailData: [{ Name }] });
    expect((await add('坏')).data.issues).toMatchObject([
      { path: 'Made_Note[0].Name', rule: 'server.badKey' },
    ]);
    const { data } = await add('好');
    const [{ list }] = data.details;
    const id = data.data.Bill_Id;
    const rename = { mainData: { Bill_Id: id }, detailData: [{ ...list[0], Name: '改' }] };
    expect(await call('admin', 'Made_Bill/Update', rename)).toMatchObject({ status: true });
    expect(await call('admin', 'Made_Bill/Del', [id])).toMatchObject({ status: true });
    expect(moments).toEqual([
      'addBefore 坏',
      'addBefore 好',
      'addInside 好',
      'addAfter 好',
      'updateBefore 改',
      'delBefore 改',
      'delInside 改',
      'delAfter 改',
    ]);
  });

  it('keep them in an import as well, and when it is taken back', async () => {
    moments.length = 0;
    const bill = app.context.catalog.source.bundle.tables.get('Made_Bill');
    const hooks = { addInside: ['rowHook'], addAfter: ['rowHook'] };
    const published = await call('admin', 'jig/schema/publish', {
      ...{ kind: 'table', name: 'Made_Bill', patch: { ...bill, hooks } },
    });
    expect(published).toMatchObject({ status: true });
    const sent = async (...rows: readonly (readonly string[])[]) =>
      importFile(app, 'admin', 'Made_Bill', {
        bytes: await workbook([
          ['Code', 'Made_Note.Name', 'Made_Line.Name'],
          ...rows.map((row) => [...row, null]),
        ]),
      });
    for (const [name, row] of [
      ['坏', 3],
      ['内', 3],
    ] as const) {
      const refused = await sent(['E1', '好'], ['E1', name]);
      expect(refused).toMatchObject({ status: false, data: { imported: 0, failed: 1 } });
      expect(refused.data.errors).toMatchObject([{ row, column: 'Made_Note.Name' }]);
    }
    expect((await call('admin', 'Made_Bill/Page', query([{ name: 'Code', value: 'E1' }]))).rows).toEqual([]);
    moments.length = 0;
    const { data, message } = await sent(['E2', '甲'], ['E2', '乙']);
    expect(message).toBe('导入成功，共2行');
    expect(await call('admin', 'Made_Bill/ImportUndo', { batch: data.batch })).toMatchObject({
      status: true,
    });
    const ofRows = ['addBefore', 'addInside', 'addAfter', 'delBefore', 'delInside', 'delAfter'].flatMap(
      (moment) => [`${moment} 甲`, `${moment} 乙`],
    );
    // Those of the header, which has no field Name, run in their turn.
    expect(moments.filter((one) => one.trim().includes(' '))).toEqual(ofRows);
    expect(moments.filter((one) => !one.trim().includes(' '))).toEqual(['addInside ', 'addAfter ']);
    expect(
      await call('admin', 'jig/schema/publish', { kind: 'table', name: 'Made_Bill', patch: bill }),
    ).toMatchObject({
      status: true,
    });
  });

  it('that keep rows of others from a user do so through a header too', async () => {
    const table = app.context.catalog.source.bundle.tables.get('Made_Note');
    const { hooks: _, ...bare } = { ...table } as { readonly hooks?: object };
    const patch = { ...bare, mixins: ['owned'], userPermissionDesc: true };
    expect(
      await call('admin', 'jig/schema/publish', { kind: 'table', name: 'Made_Note', patch }),
    ).toMatchObject({ status: true });
    const added = await call('admin', 'Made_Bill/Add', {
      mainData: { Code: 'C' },
      detailData: [{ Name: '密' }],
    });
    const id = added.data.data.Bill_Id;
    const [row] = added.data.details[0].list;
    const own = await call('viewer', 'Made_Bill/Update', {
      mainData: { Bill_Id: id },
      detailData: [{ Name: '己' }],
    });
    expect(own).toMatchObject({ status: true });
    expect(JSON.stringify(own)).not.toContain('密');
    for (const change of [{ detailData: [{ Note_Id: row.Note_Id, Name: '改' }] }, { delKeys: [row.Note_Id] }])
      expect(
        await call('viewer', 'Made_Bill/Update', { mainData: { Bill_Id: id }, ...change }),
      ).toMatchObject({ status: false, code: '404' });
  });

  it('with a page of their own take no rows from an import by who may only read there', async () => {
    const grant = async (table: string, actions: string) => {
      const menu = app.context.catalog.bundle.menus.find(({ tableName }) => tableName === table)?.id;
      await app.context.db.query('delete from "Sys_RoleAuth" where "Role_Id" = $1 and "Menu_Id" = $2', [
        roles.viewer,
        menu,
      ]);
      await app.context.db.query(
        'insert into "Sys_RoleAuth" ("Role_Id", "Menu_Id", "AuthValue", "Version") values ($1, $2, $3, 1)',
        [roles.viewer, menu, actions],
      );
      app.context.changes.bump(['Sys_RoleAuth']);
    };
    const sent = async () =>
      importFile(app, 'viewer', 'Made_Bill', {
        bytes: await workbook([
          ['Code', 'Made_Note.Name', 'Made_Line.Name'],
          ['F1', null, '塞'],
        ]),
      });
    await grant('Made_Bill', 'Search,Add,Import');
    await grant('Made_Line', 'Search');

    expect((await sent()).data.errors).toMatchObject([{ row: 1, column: 'Made_Line.Name' }]);
    await grant('Made_Line', 'Search,Add');
    expect(await sent()).toMatchObject({ status: true });
  });
});
