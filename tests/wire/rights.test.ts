import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpackGrants } from '../../runtime/wire/session/packedGrants.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

interface Entry {
  readonly id: number;
  readonly text: string;
  readonly actions: readonly { value: string }[];
  readonly grantable: readonly { value: string }[];
}

describe.each(dailyKinds)('rights on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, {
      file: {
        rows: {
          Customer: [
            {
              Customer_Id: 1,
              CustomerCode: 'C1',
              CustomerName: '甲',
              CustomerType: 'direct',
              CreditLimit: 5,
              Enable: 1,
            },
          ],
        },
      },
    });
  });
  afterAll(() => app.close());

  const roleId = async (name: string): Promise<number> => {
    const { rows } = await app.context.db.query('select "Role_Id" from "Sys_Role" where "RoleName" = $1', [
      name,
    ]);
    return Number(rows[0]?.Role_Id);
  };
  const tree = async (user: string, role: string): Promise<readonly Entry[]> =>
    (await app.get(user, `/api/Sys_Role/getUserTreePermission?roleId=${await roleId(role)}`)).body;
  const savePermission = async (user: string, role: string, body: object) =>
    (await app.post(user, `/api/Sys_Role/savePermission?roleId=${await roleId(role)}`, body)).body;
  const asSent = (entries: readonly Entry[]) =>
    entries.map(({ id, actions }) => ({ id, actions: [...actions] }));

  it('the session names user, grants, menus and the application’s time', async () => {
    const { data } = (await app.get('sales', '/api/jig/session')).body;
    expect(data.user).toMatchObject({
      userName: 'sales',
      realName: '李销售',
      roleNames: ['销售'],
      isSuperAdmin: false,
    });
    const grants = unpackGrants(data.grants);
    expect(grants.customer).toContain('Add');
    expect(grants['/customer']).toContain('Add');
    expect(grants.sys_user).toBeUndefined();
    expect(data.app).toMatchObject({
      timeZone: 'Asia/Shanghai',
      now: '2026-03-05 10:00:00',
      pageSizes: [30, 60, 100, 120],
      pageSize: 30,
    });
    expect(JSON.stringify(data.menus)).toContain('"客户"');
    expect(JSON.stringify(data.menus)).not.toContain('"系统设置"');
    expect(data.fieldRights.customer).toEqual({ CreditLimit: { isEdit: 0 } });
  });

  it('the menu is flat, parents included, with what the user may do', async () => {
    const { body } = await app.get('viewer', '/api/getTreeMenu');
    const customer = body.find((menu: { tableName: string }) => menu.tableName === 'Customer');
    expect(customer).toMatchObject({ url: '/Customer', permission: ['Search', 'Tabs'], enable: 1 });
    expect(body.some((menu: { id: number }) => menu.id === customer.parentId)).toBe(true);
  });

  it('the table’s layers carry the user’s role', async () => {
    const { data } = (await app.get('sales', '/api/jig/table?name=customer')).body;
    expect(data.layers.map((layer: { kind: string }) => layer.kind)).toContain('table');
    expect(data.layers.at(-1)).toMatchObject({
      kind: 'role',
      fields: [{ field: 'CreditLimit', readonly: true }],
    });
    const order = (await app.get('sales', '/api/jig/table?name=Production_SalesOrder')).body.data;
    expect(Object.keys(order.details)).toEqual(['Production_SalesOrderList']);
    // A picker's table needs its own right; without it the button is missing.
    expect(order.closed).toEqual([]);
    const planner = (await app.get('planner', '/api/jig/table?name=Production_SalesOrder')).body.data;
    expect(planner.closed).toEqual(['Customer']);
  });

  it('a field the role may not edit is dropped on write, one it may not see is not answered', async () => {
    const saved = await app.post('sales', '/api/Customer/Update', {
      mainData: { Customer_Id: 1, CreditLimit: 999, Linkman: '王' },
    });
    expect(saved.body.data.data).toMatchObject({ CreditLimit: 5, Linkman: '王' });
    const seen = await app.post('viewer', '/api/Customer/Page', query());
    expect(seen.body.rows[0]).not.toHaveProperty('CreditLimit');
    expect(
      (await app.post('viewer', '/api/Customer/Add', { mainData: { CustomerName: 'x' } })).body.code,
    ).toBe('403');
    const fields = (await app.get('viewer', '/api/Sys_RoleField/getRoleMenuField?TableName=Customer')).body
      .data;
    expect(fields[0].fields).toContainEqual({ field: 'CreditLimit', show: 0, isEdit: 1, disabled: 0 });
  });

  it('are granted only to roles below, only what one has, and hold at once', async () => {
    const sent = asSent(await tree('director', '访客')).map((one) =>
      one.id === 31 ? { id: 31, actions: [{ value: 'Search' }, { value: 'Add' }] } : one,
    );
    expect(await savePermission('director', '访客', sent)).toMatchObject({ status: true });
    expect(
      (
        await app.post('viewer', '/api/Customer/Add', {
          mainData: { CustomerName: '新', CustomerType: 'direct' },
        })
      ).body.status,
    ).toBe(true);
    expect(
      await savePermission('director', '访客', [...sent, { id: 61, actions: [{ value: 'Delete' }] }]),
    ).toMatchObject({ status: false, code: '403' });
    expect(await savePermission('director', '总监', sent)).toMatchObject({
      status: false,
      message: '不能修改自己的角色',
    });
    expect(await savePermission('sales', '访客', sent)).toMatchObject({ status: false, code: '403' });
    const withdrawn = sent.map((one) => (one.id === 31 ? { id: 31, actions: [] } : one));
    expect(await savePermission('admin', '访客', withdrawn)).toMatchObject({ status: true });
    expect((await app.post('viewer', '/api/Customer/Page', query())).body.code).toBe('403');
  });

  it('nobody lifts a limit of a role below that holds for himself', async () => {
    const [director, viewer] = [await roleId('总监'), await roleId('访客')];
    const save = async (user: string, role: number, fields: object) =>
      (await app.post(user, `/api/Sys_RoleField/saveRoleFields?roleId=${role}`, fields)).body;
    const limit = { Customer: { CreditLimit: { show: 0 } } };
    expect(await save('admin', director, limit)).toMatchObject({ status: true });
    expect(await save('director', viewer, { customer: { BankAccount: { show: 0 } } })).toMatchObject({
      status: false,
      code: '403',
      message: '不能放宽自己受限的字段权限：【客户】的【信用额度(元)】',
    });
    expect(await save('director', viewer, limit)).toMatchObject({ status: true });
    expect(await save('admin', director, { Customer: {} })).toMatchObject({ status: true });
  });

  it('fields of a page are told with what the role may do, and why the caller may not lift a limit', async () => {
    const [director, viewer] = [await roleId('总监'), await roleId('访客')];
    const tables = async (user: string, table: string, role = viewer) =>
      (await app.get(user, `/api/Sys_RoleField/getRoleTables?roleId=${role}&tableName=${table}`)).body;
    const change = async (user: string, fields: object, role = viewer) =>
      (await app.post(user, `/api/Sys_RoleField/changeRoleFields?roleId=${role}`, fields)).body;
    const field = async (name: string) =>
      (await tables('director', 'Customer')).data[0].fields.find(
        (one: { field: string }) => one.field === name,
      );
    expect(
      await change('admin', { Customer: { BankName: { isEdit: 0 }, CreditLimit: { show: 0 } } }),
    ).toMatchObject({
      status: true,
      message:
        '已保存，对角色【访客】的用户立即生效：隐藏 1 个字段（内容不再发送），不可编辑 1 个，恢复 0 个',
    });
    await change('admin', { Customer: { CreditLimit: { show: 0 } } }, director);
    expect(await field('CreditLimit')).toMatchObject({ show: 0, isEdit: 1, disabled: 0, kept: ['show'] });
    // Fields that are not sent stay; a limit the caller shares stays too.
    expect(
      await change('director', { customer: { BankName: { show: 1, isEdit: 1, disabled: 0 } } }),
    ).toMatchObject({ status: true });
    expect(await field('BankName')).toMatchObject({ isEdit: 1, kept: [] });
    expect(await change('director', { Customer: { CreditLimit: { show: 1 } } })).toMatchObject({
      code: '403',
      message: '不能放宽自己受限的字段权限：【客户】的【信用额度(元)】',
    });
    await change('admin', { Customer: { CreditLimit: {} } }, director);
    // The key has no line; a page of a table with several says so; details follow their documents.
    const [order, list] = (await tables('admin', 'Production_SalesOrder')).data;
    expect([order.rows, list.rows, list.tableName]).toEqual([
      order.rows,
      'document',
      'Production_SalesOrderList',
    ]);
    expect(JSON.stringify(order.fields)).not.toMatch(/"SalesOrder_Id"|"Version"/);
    expect(await tables('admin', 'Nowhere')).toMatchObject({ code: '404' });
    const [page] = (await tables('admin', 'Sys_UserTree')).data;
    expect([page.tableName, page.pages.length > 1]).toEqual(['Sys_User', true]);
    expect((await tables('viewer', 'Customer')).code).toBe('403');
  });

  it('nobody sees or sets rights on fields of a table he may not open', async () => {
    const viewer = await roleId('访客');
    const tree = '/api/Sys_RoleField/getRoleTables';
    const refused = { code: '403', message: '您没有【角色权限】的查询权限，不能设置其字段权限' };
    expect((await app.get('director', `${tree}?roleId=${viewer}&tableName=Sys_RoleAuth`)).body).toMatchObject(
      refused,
    );
    for (const call of ['saveRoleFields', 'changeRoleFields'])
      expect(
        (await app.post('director', `/api/Sys_RoleField/${call}?roleId=${viewer}`, { Sys_RoleAuth: {} }))
          .body,
      ).toMatchObject(refused);
  });

  it.each(['Sys_RoleAuth', 'Sys_RoleField'])(
    'nobody writes %s as records, so that nothing passes by the rules for giving rights',
    async (table) => {
      const row = { Role_Id: await roleId('访客'), Menu_Id: 62, AuthValue: 'Search', TableName: 'Customer' };
      for (const [call, body] of [
        ['Add', { mainData: row }],
        ['Update', { mainData: { ...row, Auth_Id: 1, RoleField_Id: 1 } }],
        ['Del', [1]],
      ] as const)
        expect((await app.post('admin', `/api/${table}/${call}`, body)).body).toMatchObject({ code: '403' });
    },
  );

  it('a new role begins with the limits of who made it, and takes them with every table he opens for it', async () => {
    const director = await roleId('总监');
    const limits = (role: number, fields: object) =>
      app.post('admin', `/api/Sys_RoleField/saveRoleFields?roleId=${role}`, fields);
    // Columns of views that read what the maker may not read are limits of the maker too; they are not looked at here.
    const said = async (role: number) => {
      const { data } = (await app.get('admin', `/api/Sys_RoleField/getRoleFields?roleId=${role}`)).body;
      return Object.fromEntries(Object.entries(data).filter(([table]) => !table.startsWith('View_')));
    };
    await limits(director, { Customer: { CreditLimit: { show: 0 }, ShortName: { isEdit: 0 } } });
    const made = await app.post('director', '/api/Sys_Role/Add', {
      mainData: { RoleName: '实习', ParentId: director },
    });
    expect(made.body.message).toBe('保存成功');
    const fresh = made.body.data.data.Role_Id;
    const own = { CreditLimit: { show: 0 }, ShortName: { isEdit: 0 } };
    expect(await said(fresh)).toEqual({ Customer: own });
    // Created before the limit, and not granted customers yet.
    await limits(fresh, { Customer: { BankName: { isEdit: 0 } } });
    const grant = (tree: readonly object[]) => [...tree, { id: 31, actions: [{ value: 'Search' }] }];
    expect((await savePermission('director', '实习', grant([]))).status).toBe(true);
    expect(await said(fresh)).toEqual({ Customer: { ...own, BankName: { isEdit: 0 } } });
    // A superior role was widened since; a grant that opens nothing new leaves that unchanged.
    await limits(fresh, { Customer: {} });
    expect((await savePermission('director', '实习', grant([]))).status).toBe(true);
    expect(await said(fresh)).toEqual({ Customer: {} });
    await limits(director, { Customer: {} });
  });

  it('a role that cannot open a table lifts no limit of another role there', async () => {
    const [quality, worker, sales] = [await roleId('质检'), await roleId('工人'), await roleId('销售')];
    const made = await app.post('admin', '/api/Sys_User/Add', {
      mainData: {
        UserName: 'both',
        UserTrueName: '兼职',
        UserPwd: 'jig-demo',
        RoleIds: [quality, worker, sales],
      },
    });
    expect(made.body.status).toBe(true);
    const { data } = (await app.get('both', '/api/jig/session')).body;
    // Only 质检 has purchase orders and only 销售 customers; all three have products.
    const { fieldRights } = (await app.context.rights.of(data.user.user_Id))?.user ?? {};
    expect(fieldRights?.get('procureorder')).toMatchObject({ TotalAmount: { show: 0 } });
    expect(fieldRights?.get('customer')).toEqual({ CreditLimit: { isEdit: 0 } });
    expect(fieldRights?.get('base_product')).toMatchObject({ SalePrice: {}, PurchasePrice: { show: 0 } });
    // Hidden fields are not named.
    expect(data.fieldRights).toMatchObject({ base_product: { SalePrice: {} }, procureorder: {} });
    expect(JSON.stringify(data)).not.toMatch(/TotalAmount|PurchasePrice/);
  });

  it('roles form a tree: hung below one’s own, never in a circle, not deleted while somebody holds them', async () => {
    const [director, manager, viewer] = [await roleId('总监'), await roleId('经理'), await roleId('访客')];
    const add = (user: string, ParentId: number, RoleName: string) =>
      app.post(user, '/api/Sys_Role/Add', { mainData: { RoleName, ParentId } });
    expect((await add('director', manager, '组长')).body.status).toBe(true);
    expect((await add('director', 1, '越权')).body.message).toBe('没有权限修改此角色的权限信息');
    const cycle = await app.post('admin', '/api/Sys_Role/Update', {
      mainData: { Role_Id: director, ParentId: viewer },
    });
    expect(cycle.body.message).toBe('上级角色不能是自己或自己的下级');
    expect((await app.post('admin', '/api/Sys_Role/Del', [viewer])).body.message).toContain(
      '被 1 个用户引用',
    );
  });

  it('accounts: a password is required, hashed and never answered; nobody gives a role that is not below his', async () => {
    const viewer = await roleId('访客');
    const user = (more: object) => ({
      mainData: { UserName: 'new1', UserTrueName: '新人', RoleIds: [viewer], ...more },
    });
    // The kind of field has one message for a missing and a short password.
    expect((await app.post('admin', '/api/Sys_User/Add', user({}))).body.message).toBe('密码长度不能小于6位');
    expect((await app.post('admin', '/api/Sys_User/Add', user({ UserPwd: '12345' }))).body.message).toBe(
      '密码长度不能小于6位',
    );
    const made = (await app.post('admin', '/api/Sys_User/Add', user({ UserPwd: 'secret-1' }))).body;
    expect(made.status).toBe(true);
    expect(JSON.stringify(made)).not.toMatch(/UserPwd|scrypt|secret-1/);
    expect(
      (
        await app.fetch('/api/user/login', {
          method: 'POST',
          body: new URLSearchParams({ userName: 'new1', password: 'secret-1' }),
        })
      ).body.status,
    ).toBe(true);
    const renamed = await app.post('admin', '/api/Sys_User/Update', {
      mainData: { User_Id: made.data.data.User_Id, UserTrueName: '旧人', UserPwd: '' },
    });
    expect(renamed.body.status).toBe(true);
    expect(
      (
        await app.fetch('/api/user/login', {
          method: 'POST',
          body: new URLSearchParams({ userName: 'new1', password: 'secret-1' }),
        })
      ).body.status,
    ).toBe(true);
    expect((await app.post('admin', '/api/Sys_User/Add', user({ UserPwd: 'secret-1' }))).body.message).toBe(
      '账号已存在',
    );
    expect((await app.post('admin', '/api/Sys_User/Del', [1])).body.message).toContain('不能删除');
    const logs = await app.context.db.query('select "Changes" from "Sys_Log"');
    expect(JSON.stringify(logs.rows)).not.toMatch(/scrypt|secret-1/);
  });

  it('column settings and widths are kept per user and table #C27 #C28 #E37', async () => {
    const columns = [{ field: 'CustomerName', show: true, fixed: true }];
    expect(
      (await app.post('sales', '/api/Sys_ColumnSet/saveColumns', { tableName: 'Customer', columns })).body
        .status,
    ).toBe(true);
    expect((await app.get('sales', '/api/Sys_ColumnSet/getColumns?tableName=customer')).body.data).toEqual({
      columns,
    });
    expect((await app.get('admin', '/api/Sys_ColumnSet/getColumns?tableName=Customer')).body.data).toBeNull();
    await app.post('sales', '/api/Sys_ColumnsWidth/SaveColumnWidths', {
      tableName: 'Customer',
      columnWidths: [
        { field: 'CustomerName', width: 333 },
        { field: 'Nope', width: 1 },
      ],
    });
    expect(
      (await app.get('sales', '/api/Sys_ColumnsWidth/GetColumnWidths?tableName=Customer')).body.data,
    ).toEqual([{ columnName: 'CustomerName', columnWidth: 333 }]);
    // 重置 deletes both.
    const reset = { tableName: 'Customer', columns: null, widths: null };
    await app.post('sales', '/api/Sys_ColumnSet/saveColumns', reset);
    expect(
      (await app.get('sales', '/api/Sys_ColumnsWidth/GetColumnWidths?tableName=Customer')).body.data,
    ).toEqual([]);
  });

  it('column settings that show nothing, freeze what is hidden or are no list are refused in words #V06', async () => {
    const save = async (columns: unknown, more: object = {}) => {
      const body = { tableName: 'ProcureOrderList', columns, ...more };
      const { status, message } = (await app.post('admin', '/api/Sys_ColumnSet/saveColumns', body)).body;
      return status === true ? true : message;
    };
    const layers = (await app.get('admin', '/api/jig/table?name=ProcureOrder')).body.data.details;
    const fields: readonly string[] = layers.ProcureOrderList.flatMap(
      (layer: { fields: { field: string }[] }) => layer.fields.map(({ field }) => field),
    );
    const hidden = [...new Set(fields)].map((field) => ({ field, show: false, fixed: false }));
    expect(await save(hidden)).toBe('至少选择一列显示');
    expect(await save(hidden, { detail: true })).toBe('副档至少选择一列显示');
    expect(await save([{ field: 'ProductName', show: false, fixed: true }])).toMatch(
      /^列 ".+" 未显示，无法冻结$/,
    );
    expect(await save('x')).toBe('参数不完整');
    expect(await save([{ field: 'ProductName', show: true, fixed: true }])).toBe(true);
    expect(await save(null)).toBe(true);
    const stored = await app.get('admin', '/api/Sys_ColumnSet/getColumns?tableName=ProcureOrderList');
    expect(stored.body.data).toBeNull();
    const closed = await app.post('viewer', '/api/Sys_ColumnSet/saveColumns', {
      tableName: 'Sys_User',
      columns: [],
    });
    expect(closed.body.code).toBe('403');
  });

  it('the height of rows is kept per user, for all lists, and comes with every table', async () => {
    const save = (user: string, rowHeight: unknown) =>
      app.post(user, '/api/jig/saveRowHeight', { rowHeight });
    const heightOf = async (user: string, table: string) =>
      (await app.get(user, `/api/jig/table?name=${table}`)).body.data.settings[table].rowHeight;
    expect((await save('buyer', 28)).body.status).toBe(true);
    expect((await save('buyer', 34)).body.status).toBe(true);
    expect([await heightOf('buyer', 'ProcureOrder'), await heightOf('buyer', 'Supplier')]).toEqual([34, 34]);
    expect(await heightOf('admin', 'ProcureOrder')).toBeUndefined();
    for (const wrong of [27, 30, 'x', null, undefined])
      expect((await save('buyer', wrong)).body).toMatchObject({
        status: false,
        code: '422',
        message: '行高只能是 28、34、40 像素，请选择其中一个',
      });
    expect(await heightOf('buyer', 'ProcureOrder')).toBe(34);
  });

  it('table spacing and the fields of the quick search are kept per user, and come with the table #C29 #C30 #E38 #X01', async () => {
    const spacing = { tableName: 'ProcureOrder', firstTableRatio: 0.456, secondHeight: 240.4 };
    expect((await app.post('admin', '/api/Sys_TableSpacing/SaveTableSpacing', spacing)).body.status).toBe(
      true,
    );
    const path = '/api/Sys_TableSpacing/GetMainTableSpacing?tableName=procureorder';
    expect((await app.get('admin', path)).body.data).toBe(0.46);
    expect((await app.get('buyer', path)).body.data).toBeNull();
    for (const firstTableRatio of [0, -1, 2, 'x'])
      expect(
        (await app.post('admin', '/api/Sys_TableSpacing/SaveTableSpacing', { ...spacing, firstTableRatio }))
          .body,
      ).toMatchObject({ status: false, code: '422' });

    const search = (fields: unknown) =>
      app.post('admin', '/api/Sys_MulSearchSet/SaveSearchSet', { workItemName: 'ProcureOrder', fields });
    const [own] = (await app.get('admin', '/api/jig/table?name=ProcureOrder')).body.data.layers.flatMap(
      (layer: { fields: { field: string; type?: string }[] }) =>
        layer.fields.filter(({ type }) => type === 'text'),
    );
    expect((await search([own.field, own.field])).body.status).toBe(true);
    expect((await search([own.field, 'Nothing'])).body.message).toBe('没有字段【Nothing】');
    const set = await app.get('admin', '/api/Sys_MulSearchSet/GetSearchSet?workItemName=ProcureOrder');
    expect(set.body.data).toEqual([own.field]);
    const { settings } = (await app.get('admin', '/api/jig/table?name=ProcureOrder')).body.data;
    const views = { rows: [], chosen: '' };
    expect(settings.ProcureOrder).toEqual({
      widths: {},
      spacing: { firstTableRatio: 0.46, secondHeight: 240 },
      searchFields: [own.field],
      makes: expect.any(Array),
      hasPrints: true,
      hasTrail: true,
      views,
    });
    expect(
      (await app.get('buyer', '/api/jig/table?name=ProcureOrder')).body.data.settings.ProcureOrder,
    ).toEqual({
      widths: {},
      // Chosen by the test above.
      rowHeight: 34,
      searchFields: [],
      makes: expect.any(Array),
      hasPrints: true,
      hasTrail: true,
      views,
    });
  });

  it('published schemas are in force at once, have a history and can be restored', async () => {
    const patch = (title: string) => ({
      kind: 'design',
      name: 'Customer',
      patch: { fields: [{ field: 'Linkman', title }] },
    });
    const titleOf = async () => {
      const { data } = (await app.get('sales', '/api/jig/table?name=Customer')).body;
      return data.layers.find((layer: { kind: string }) => layer.kind === 'design')?.fields[0].title;
    };
    expect((await app.post('sales', '/api/jig/schema/publish', patch('x'))).body.code).toBe('403');
    expect((await app.post('admin', '/api/jig/schema/publish', patch('联系人甲'))).body.data).toEqual({
      version: 1,
    });
    expect((await app.post('admin', '/api/jig/schema/publish', patch('联系人乙'))).body.data).toEqual({
      version: 2,
    });
    expect(await titleOf()).toBe('联系人乙');
    const unfit = await app.post('admin', '/api/jig/schema/publish', {
      kind: 'design',
      name: 'Customer',
      patch: { fields: [{ field: 'Gone', width: 1 }] },
    });
    expect(unfit.body).toMatchObject({ status: false, message: '表【Customer】没有字段【Gone】' });
    expect(
      (await app.post('admin', '/api/jig/schema/restore', { kind: 'design', name: 'Customer', version: 1 }))
        .body.data,
    ).toEqual({ version: 3 });
    expect(await titleOf()).toBe('联系人甲');
    const versions = (await app.get('admin', '/api/jig/schema/history?kind=design&name=Customer')).body.data;
    expect(versions.map((one: { version: number }) => one.version)).toEqual([3, 2, 1]);
  });

  it('a published field has its column at once: it is saved, found and kept', async () => {
    const published = await app.post('admin', '/api/jig/schema/publish', {
      kind: 'extension',
      name: 'Customer',
      patch: {
        fields: [
          { field: 'TaxRegion', title: '税区', type: 'text', maxlength: 20, editRowNo: 9, searchRowNo: 9 },
        ],
      },
    });
    expect(published.body).toMatchObject({ status: true });
    const { rows } = await app.context.db.query('select "Customer_Id", "Version" from "Customer" limit 1');
    const mainData = { Customer_Id: rows[0]?.Customer_Id, TaxRegion: '保税区' };
    expect((await app.post('admin', '/api/Customer/Update', { mainData })).body.status).toBe(true);
    const wheres = JSON.stringify([{ name: 'TaxRegion', value: '保税区' }]);
    const found = (await app.post('admin', '/api/Customer/Page', { page: 1, rows: 30, wheres })).body;
    expect([found.total, found.rows[0].TaxRegion]).toEqual([1, '保税区']);
  });

  it('what fails the schema check is refused with its place and never in force', async () => {
    const refused = async (kind: string, name: string, patch: object) => {
      const { body } = await app.post('admin', '/api/jig/schema/publish', { kind, name, patch });
      expect(body.status).toBe(false);
      return body.data.issues.map((issue: { rule: string }) => issue.rule);
    };
    const title = { title: '余额', type: 'decimal', editRowNo: 9 };
    expect(
      await refused('extension', 'Customer', {
        fields: [{ field: 'Rest', ...title, formula: { '-': [{ var: 'CreditLimt' }, 1] } }],
      }),
    ).toContain('schema.unknownName');
    expect(
      await refused('extension', 'Customer', {
        fields: [{ field: 'Grade', title: '级别', type: 'select', dataKey: 'nowhere', editRowNo: 9 }],
      }),
    ).toContain('schema.unknownDictionary');
    expect(await refused('page', '/x', { page: 'list', path: '/x', tabel: 'Customer' })).not.toEqual([]);
    const layers = (await app.get('admin', '/api/jig/table?name=Customer')).body.data.layers;
    expect(JSON.stringify(layers)).not.toMatch(/Rest|"Grade"/);
  });

  it('sends conditions and formulas as trees, so that browsers need no parser', async () => {
    const { data } = (await app.get('admin', '/api/jig/table?name=Production_SalesOrder')).body;
    const written = JSON.stringify(data);
    expect(written).toContain('"root":{"kind":"');
    expect(written).not.toContain('{"var":');
  });
});
