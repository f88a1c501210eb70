import '../../runtime/model/explain/allMessages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../runtime/model/access/User.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { TableSchema } from '../../runtime/model/schema/TableSchema.ts';
import { loadAccount } from '../../server-mock/access/loadAccount.ts';
import type { BatchResult, BatchRightsSide, BatchSide } from '../../server-mock/codegen/batch/BatchResult.ts';
import { exportBatch } from '../../server-mock/codegen/batch/exportBatch.ts';
import { readBatch } from '../../server-mock/codegen/batch/readBatch.ts';
import type { SchemaBatch } from '../../server-mock/codegen/batch/SchemaBatch.ts';
import { takeBatch } from '../../server-mock/codegen/batch/takeBatch.ts';
import { keepFacts } from '../../server-mock/facts/keepFacts.ts';
import { menuLines } from '../../server-mock/menus/menuLines.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { checkEntry } from './checkEntry.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

describe.each(dailyKinds)('published schemas from one installation to another on %s', (kind) => {
  let here: TestApp;
  let there: TestApp;
  beforeAll(async () => {
    [there, here] = [await openTestApp(kind), await openTestApp(kind)];
  });
  afterAll(async () => {
    await there.close();
    await here.close();
  });

  const call = async (app: TestApp, path: string, body: unknown) =>
    (await app.post('admin', `/api/${path}`, body)).body;
  const publish = async (app: TestApp, kindName: string, name: string, patch: object): Promise<void> =>
    expect(await call(app, 'jig/schema/publish', { kind: kindName, name, patch })).toMatchObject({
      status: true,
    });
  const customer = (app: TestApp): TableSchema =>
    app.context.catalog.source.bundle.tables.get('Customer') as TableSchema;
  /** Publishes the customers with properties of fields changed. */
  const change = (app: TestApp, fields: Readonly<Record<string, object>>, more: object = {}): Promise<void> =>
    publish(app, 'table', 'Customer', {
      ...customer(app),
      ...more,
      fields: customer(app).fields.map((line) => ({ ...line, ...fields[line.field] })),
    });
  const batchOf = async (since?: string): Promise<SchemaBatch> => {
    const text = JSON.stringify(await exportBatch(there.context.db, there.context.catalog.source, since));
    const read = readBatch('x.json', text);
    if ('issues' in read) throw new Error(JSON.stringify(read.issues));
    return read.batch;
  };
  const take = async (
    batch: SchemaBatch,
    side?: BatchSide,
    isDry = false,
    rights?: BatchRightsSide,
    takesOldRows = false,
  ): Promise<BatchResult> => {
    const { context } = here;
    const { user } = (await loadAccount(context.db, context.catalog, 1)) as { user: User };
    return takeBatch(context, batch, { user, requestId: 'test', isDry, side, rights, takesOldRows });
  };
  const versions = async (): Promise<number> =>
    (await here.context.db.query('select count(*)::int as n from "jig_schema_version"')).rows[0]?.n as number;
  const steps = (result: BatchResult): readonly string[] =>
    result.steps.map(({ how, kind: of, name }) => `${how} ${of} ${name}`).toSorted();
  const paths = (result: BatchResult): readonly string[] => result.conflicts.map(({ path }) => path);

  it('arrive whole: entry, table, page, menu line, choices, number rule, layers and rights', async () => {
    // Another entry has the first number here.
    const first = {
      ...checkEntry.mainData,
      ColumnCNName: '本厂点检',
      TableName: 'Own_First',
      MenuParent: null,
    };
    const own = { mainData: first, detailData: checkEntry.detailData };
    expect(await call(here, 'Sys_TableInfo/Add', own)).toMatchObject({ status: true });
    const { rows } = await there.context.db.query(
      `select "Role_Id" from "Sys_Role" where "RoleName" = '销售'`,
    );
    const mainData = { ...checkEntry.mainData, RoleIds: String(rows[0]?.Role_Id) };
    expect(await call(there, 'Sys_TableInfo/Add', { ...checkEntry, mainData })).toMatchObject({
      status: true,
    });
    await publish(there, 'design', 'Customer', { fields: [{ field: 'CustomerName', width: 333 }] });
    const batch = await batchOf();
    const before = await versions();
    const dry = await take(batch, undefined, true);
    expect(dry).toMatchObject({ conflicts: [], issues: [] });
    expect(steps(dry)).toEqual([
      'changed dictionary numberRuleForm',
      'new design Customer',
      'new dictionary Equip_Check_Result',
      'new entry Equip_Check',
      'new menu 设备点检',
      'new page /Equip_Check',
      'new right 销售 设备点检: Search,Add,Update,Delete,CopyAdd,Import,Export,Audit,AntiAudit',
      'new table Equip_Check',
    ]);
    expect([await versions(), here.context.catalog.table('Equip_Check')]).toEqual([before, undefined]);
    expect(await take(batch)).toEqual(dry);
    const added = await call(here, 'Equip_Check/Add', { mainData: { Result: 1 }, detailData: [] });
    expect(added).toMatchObject({ status: true });
    const page = await call(here, 'Equip_Check/Page', query([]));
    expect(page.rows[0].CheckCode).toMatch(/^DJ\d{8}0001$/);
    expect(here.context.catalog.table('Customer')?.byName.get('CustomerName')?.width).toBe(333);
    const menu = here.context.catalog.bundle.menus.find(({ url }) => url === '/Equip_Check');
    const rights = await here.context.db.query(
      `select a."AuthValue" from "Sys_RoleAuth" a join "Sys_Role" r on r."Role_Id" = a."Role_Id" where a."Menu_Id" = ${menu?.id} and r."RoleName" = '销售'`,
    );
    expect(String(rights.rows[0]?.AuthValue)).toContain('Search');
  });

  it('change nothing when they come again, and the entry is saved here as if made here', async () => {
    const before = await versions();
    const again = await take(await batchOf());
    expect(again.steps.filter(({ how }) => how !== 'same')).toEqual([]);
    expect(await versions()).toBe(before);
    const [row] = (
      await call(here, 'Sys_TableInfo/Page', query([{ name: 'TableName', value: 'Equip_Check' }]))
    ).rows;
    const saved = await call(here, 'Sys_TableInfo/Update', {
      mainData: { Table_Id: row.Table_Id, Version: row.Version, OrderNo: 7 },
      detailData: [],
    });
    expect(saved).toMatchObject({ status: true });
    // Only the entry itself has a new version.
    expect(await versions()).toBe(before + 1);
  });

  it('bring the forms whose answers they hold, which follow their table from then on', async () => {
    const ofForms = (result: BatchResult) =>
      steps(result).filter((step) => step.includes(' form ') && !step.startsWith('same'));
    const { rows } = await there.context.db.query(
      `select "Role_Id" from "Sys_Role" where "RoleName" = '销售'`,
    );
    const role = String(rows[0]?.Role_Id);
    const questions = [{ field: 'field1', name: '隐患地点', type: 'text', width: 50 }];
    const save = async (app: TestApp, mainData: object, action = 'Update') => {
      const body = await call(app, `FormDesignOptions/${action}`, { mainData });
      expect(body).toMatchObject({ status: true });
      return body.data.data;
    };
    const roles = { FillRoleIds: role, ResultRoleIds: role };
    const made = await save(
      there,
      { Title: '安全隐患', DaraggeOptions: JSON.stringify(questions), ...roles },
      'Add',
    );
    const id = String(made.FormId);
    await call(there, 'FormDesignOptions/changeUpdate?action=Publish', { action: 'Publish', keys: [id] });
    const first = await take(await batchOf());
    expect([ofForms(first), first.issues]).toEqual([['new form 安全隐患'], []]);
    const answer = { mainData: { FormId: id, FormData: JSON.stringify({ field1: '三号车间' }) } };
    expect((await here.post('sales', '/api/FormDesignOptions/submit', answer)).body).toMatchObject({
      status: true,
    });
    expect(ofForms(await take(await batchOf()))).toEqual([]);

    const more = [...questions, { field: 'field2', name: '责任人', type: 'text', width: 50 }];
    await save(there, { FormId: id, DaraggeOptions: JSON.stringify(more) });
    expect(ofForms(await take(await batchOf()))).toEqual(['changed form 安全隐患']);
    const stored = await here.context.db.query('select "FieldCount" from "FormDesignOptions"');
    expect(stored.rows).toEqual([{ FieldCount: 2 }]);

    await save(here, { FormId: id, Title: '本厂隐患' });
    const asked = await take(await batchOf());
    expect([ofForms(asked), paths(asked).some((path) => path.startsWith('form 安全隐患'))]).toEqual([
      [],
      true,
    ]);
    expect(ofForms(await take(await batchOf(), 'here'))).toEqual([]);
    expect(ofForms(await take(await batchOf(), 'file'))).toEqual(['changed form 安全隐患']);

    const { schemas, ...rest } = await batchOf();
    const alone = await take({
      ...rest,
      schemas: schemas.filter(({ name }) => !name.startsWith('FormAnswer_')),
    });
    expect(alone.issues.map(({ rule }) => rule)).toContain('batch.formAlone');
  });

  it('join what both sides changed, and name each property that both changed in another way', async () => {
    await change(
      there,
      { CustomerName: { title: '客户全称' }, Phone: { width: 171 } },
      { sortName: 'Phone' },
    );
    await change(here, { CustomerName: { title: '名称' }, Linkman: { width: 222 } });
    const batch = await batchOf();
    const before = await versions();
    for (const isDry of [true, false]) {
      const stopped = await take(batch, undefined, isDry);
      expect(paths(stopped)).toEqual(['table Customer /fields/CustomerName/title']);
      const [conflict] = stopped.conflicts;
      expect(conflict && messageOf(conflict, 'zh')).toContain(
        '两边都改了：这里是 "名称"，文件中是 "客户全称"',
      );
      expect(conflict && messageOf(conflict, 'en')).toContain('here it is "名称", in the file "客户全称"');
    }
    expect(await versions()).toBe(before);
    expect((await take(batch, 'here')).issues).toEqual([]);
    const lineOf = (name: string) => customer(here).fields.find(({ field }) => field === name);
    expect([lineOf('CustomerName')?.title, lineOf('Phone')?.width, lineOf('Linkman')?.width]).toEqual([
      '名称',
      171,
      222,
    ]);
    expect(customer(here).sortName).toBe('Phone');
    // What was decided stays decided: the batch is known here.
    expect(await take(batch)).toMatchObject({ conflicts: [] });
    await change(there, { CustomerName: { title: '客户抬头' } });
    expect((await take(await batchOf(), 'file')).issues).toEqual([]);
    expect([lineOf('CustomerName')?.title, lineOf('Linkman')?.width]).toEqual(['客户抬头', 222]);
  });

  it('give a number anew that another menu line has here, and join further fields of both sides', async () => {
    const group = (name: string) => ({ id: 7070, parentId: 0, name, icon: 'layers', orderNo: 1 });
    const field = (fieldCode: string) => ({ fieldName: fieldCode, fieldCode, fieldType: 'text' });
    await publish(there, 'menu', '7070', group('那边'));
    await publish(here, 'menu', '7070', group('这边'));
    await publish(there, 'extensionFields', 'Base_Warehouse', { fields: [field('There')] });
    await publish(here, 'extensionFields', 'Base_Warehouse', { fields: [field('Here')] });
    const menus = () =>
      here.context.catalog.bundle.menus.filter(({ name }) => name === '那边' || name === '这边');
    for (const _time of [1, 2]) {
      expect(await take(await batchOf(), 'file')).toMatchObject({ issues: [] });
      expect(menus().map(({ id, name }) => [id, name])).toEqual([
        [7070, '这边'],
        [7071, '那边'],
      ]);
      const warehouse = here.context.catalog.table('Base_Warehouse');
      expect([warehouse?.byName.has('There'), warehouse?.byName.has('Here')]).toEqual([true, true]);
    }
  });

  describe('with menu lines whose numbers others have here', () => {
    const idOfRole = async (app: TestApp, name: string): Promise<unknown> =>
      (await app.context.db.query('select "Role_Id" from "Sys_Role" where "RoleName" = $1', [name])).rows[0]
        ?.Role_Id;
    const give = async (app: TestApp, role: string, menuId: number): Promise<void> => {
      await app.context.db.query(
        `insert into "Sys_RoleAuth" ("Role_Id", "Menu_Id", "AuthValue", "Version") values ($1, $2, 'Search', 1)`,
        [await idOfRole(app, role), menuId],
      );
    };
    /** Names of the lines of this page or group on which the role has rights, and of those above. */
    const opened = async (role: string): Promise<readonly string[]> => {
      const { menus } = here.context.catalog.bundle;
      const { rows } = await here.context.db.query(
        `select a."Menu_Id" from "Sys_RoleAuth" a where a."Role_Id" = $1 and a."Menu_Id" between 7100 and 99999`,
        [await idOfRole(here, role)],
      );
      return rows.flatMap(({ Menu_Id }) => {
        const line = menus.find(({ id }) => id === Menu_Id);
        const above = menus.find(({ id }) => id === line?.parentId);
        return line === undefined ? [] : [`${above?.name ?? ''}/${line.name}`];
      });
    };
    const group = (id: number, name: string, parentId = 0) => ({
      id,
      parentId,
      name,
      icon: 'layers',
      orderNo: 1,
    });
    const page = (id: number, name: string, parentId: number, url: string) => ({
      ...{ id, parentId, name, url, tableName: url.slice(1), actions: ['Search'], orderNo: 1, icon: 'file' },
    });
    const line = async (app: TestApp, made: { readonly id: number }): Promise<void> =>
      publish(app, 'menu', String(made.id), made);
    const listPage = async (app: TestApp, path: string): Promise<void> =>
      publish(app, 'page', path, {
        format: 1,
        page: 'list',
        path,
        api: path.slice(1),
        title: path,
        table: 'Customer',
      });

    it('lead rights and entries to the lines that they are meant for, each time', async () => {
      await listPage(there, '/There_Customers');
      await listPage(here, '/Here_Customers');
      await line(there, group(7100, '那边报表'));
      await line(there, page(7101, '那边客户', 7100, '/There_Customers'));
      await line(here, group(7100, '这边报表'));
      await line(here, page(7101, '这边客户', 7100, '/Here_Customers'));
      await give(there, '访客', 7101);
      await give(here, '访客', 7100);
      const mainData = { ColumnCNName: '看板', TableName: 'Their_Board', MenuParent: 7100 };
      const detailData = [
        { ColumnName: 'Their_Board_Id', ColumnCnName: '主键', ColumnType: 'int', IsKey: 1 },
      ];
      expect(await call(there, 'Sys_TableInfo/Add', { mainData, detailData })).toMatchObject({
        status: true,
      });
      const groups = () =>
        here.context.catalog.bundle.menus
          .filter(({ name }) => /^(那边|这边)(报表|分析)$/.test(name))
          .map(({ name }) => name)
          .toSorted();
      const check = async (name: string): Promise<void> => {
        expect(await take(await batchOf(), 'file', false, 'give')).toMatchObject({ issues: [] });
        expect(groups()).toEqual(['这边报表', name].toSorted());
        expect(await opened('访客')).toEqual(['/这边报表', `${name}/那边客户`]);
        const [entry] = (
          await call(here, 'Sys_TableInfo/Page', query([{ name: 'TableName', value: 'Their_Board' }]))
        ).rows;
        const { menus } = here.context.catalog.bundle;
        expect(menus.find(({ id }) => id === entry.MenuParent)?.name).toBe(name);
        expect(menus.find(({ tableName }) => tableName === 'Their_Board')?.parentId).toBe(entry.MenuParent);
      };
      await check('那边报表');
      await check('那边报表');
      // A new name is no new group.
      await line(there, group(7100, '那边分析'));
      await check('那边分析');
    });

    it('do not join groups of one name at different places', async () => {
      await line(there, group(7110, '汇总', 7100));
      await line(here, group(7110, '占用'));
      await line(here, group(7111, '汇总'));
      await take(await batchOf(), 'file', false, 'give');
      const { menus } = here.context.catalog.bundle;
      const places = menus.filter(({ name }) => name === '汇总').map(({ parentId }) => parentId);
      expect(places.map((id) => menus.find((one) => one.id === id)?.name)).toEqual([undefined, '那边分析']);
    });

    it('come with the groups above them, however old these are', async () => {
      there.pass(60_000);
      const since = there.context.clock.now();
      there.pass(60_000);
      await line(there, { ...page(7101, '那边客户们', 7100, '/There_Customers') });
      const { schemas } = await batchOf(since);
      expect(schemas.map(({ name }) => name)).toEqual(['7100', '7101']);
    });

    it('never get the number, and with it the rights, of a deleted line', async () => {
      await keepFacts(here.context, menuLines);
      const add = async (MenuName: string): Promise<number> => {
        const mainData = { MenuName, Url: '/Here_More', ParentId: 7100, Auth: 'Search', Enable: 1 };
        const { status, message, data } = await call(here, 'Sys_Menu/Add', { mainData });
        expect([status, message]).toEqual([true, message]);
        return data.data.Menu_Id;
      };
      await listPage(here, '/Here_More');
      const id = await add('这边更多');
      await give(here, '访客', id);
      expect(await call(here, 'Sys_Menu/Del', [id])).toMatchObject({ status: true });
      await listPage(there, '/There_More');
      await line(there, page(id, '那边更多', 7100, '/There_More'));
      await take(await batchOf(), 'file', false, 'keep');
      await keepFacts(here.context, menuLines);
      expect((await opened('访客')).filter((name) => name.includes('更多'))).toEqual([]);
      // Neither does one that is added here, and none takes the number of a line that came meanwhile.
      const added = await add('新的');
      const { menus } = here.context.catalog.bundle;
      expect(menus.flatMap(({ name }) => (/^(新的|那边更多)$/.test(name) ? [name] : []))).toHaveLength(2);
      expect(added).not.toBe(id);
    });

    it('keep their numbers from lines that are added here before the next start', async () => {
      const { rows } = await here.context.db.query(
        `select pg_sequence_last_value(pg_get_serial_sequence('"Sys_Menu"', 'Menu_Id'))::int as "last"`,
      );
      const next = Number(rows[0]?.last) + 1;
      await line(there, group(next, '那边新组'));
      await take(await batchOf(), 'file', false, 'keep');
      const mainData = { MenuName: '这边新组', Enable: 1 };
      expect(await call(here, 'Sys_Menu/Add', { mainData })).toMatchObject({ status: true });
      const names = here.context.catalog.bundle.menus.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['那边新组', '这边新组']));
    });
  });

  it('hold only what was published since a time, when one is named', async () => {
    expect((await batchOf('2099-01-01')).schemas).toEqual([]);
    there.pass(3_600_000);
    await publish(there, 'design', 'Supplier', { fields: [{ field: 'SupplierName', width: 334 }] });
    const { schemas, entries } = await batchOf('2026-03-05 10:30');
    expect([schemas.map(({ kind: of, name }) => `${of} ${name}`), entries]).toEqual([
      ['design Supplier'],
      [],
    ]);
  });

  describe('with rights on pages that were here before', () => {
    const onlyRights = (rights: SchemaBatch['rights']): SchemaBatch => ({
      batch: 'schemas',
      format: 1,
      schemas: [],
      entries: [],
      numberRules: [],
      rights,
    });
    const accounts = onlyRights([{ role: '访客', menuId: 61, actions: ['Search', 'Update'] }]);
    const said = ['new right 访客 用户管理: Search,Update'];
    const rightsOf = async (menuId: number) =>
      (
        await here.context.db.query(
          `select a."AuthValue" from "Sys_RoleAuth" a join "Sys_Role" r on r."Role_Id" = a."Role_Id" where a."Menu_Id" = $1 and r."RoleName" = '访客'`,
          [menuId],
        )
      ).rows.map((row) => row.AuthValue);

    it.each([true, false])('ask before they give any (dry run: %s), and store nothing', async (isDry) => {
      const asked = await take(accounts, 'file', isDry);
      expect(steps(asked)).toEqual(said);
      expect(asked.widens.map((issue) => `${issue.path}: ${messageOf(issue, 'zh')}`)).toEqual([
        'rights 61: 角色【访客】会在已有的页面【用户管理】上得到新的权限（Search,Update）；请用 --rights give 授予，或用 --rights keep 保留这里的权限',
      ]);
      expect(await rightsOf(61)).toEqual([]);
    });

    it('ask for a menu line that declares more than before, where a role holds that already', async () => {
      await here.context.db.query(
        `insert into "Sys_RoleAuth" ("Role_Id", "Menu_Id", "AuthValue", "Version")
           select "Role_Id", 65, 'Search,Delete', 1 from "Sys_Role" where "RoleName" = '访客'`,
      );
      const line = here.context.catalog.bundle.menus.find(({ id }) => id === 65);
      const more = { ...line, actions: ['Search', 'Delete', 'Tabs'] } as unknown as JsonObject;
      const schemas = [{ kind: 'menu', name: '65', format: 1, versions: [more] }];
      const { widens, issues } = await take({ ...onlyRights([]), schemas }, 'file', true, 'keep');
      expect(issues).toEqual([]);
      expect(widens.map(({ path, params }) => [path, params.actions])).toEqual([['rights 65', 'Delete']]);
    });

    it('keep what roles have here, or give it, as they are told', async () => {
      expect(await take(accounts, undefined, false, 'keep')).toMatchObject({ steps: [], widens: [] });
      expect(await rightsOf(61)).toEqual([]);
      expect(steps(await take(accounts, undefined, false, 'give'))).toEqual(said);
      expect(await rightsOf(61)).toEqual(['Search,Update']);
      expect(await take(accounts)).toMatchObject({ steps: [], widens: [] });
    });
  });

  it('ask before a new table shows the rows of a deleted one', async () => {
    const made = { ColumnCNName: '工资', TableName: 'Payroll', MenuParent: 60 };
    const columns = [{ ColumnName: 'Payroll_Id', ColumnCnName: '主键', ColumnType: 'int', IsKey: 1 }];
    const add = { mainData: made, detailData: columns };
    expect(await call(here, 'Sys_TableInfo/Add', add)).toMatchObject({ status: true });
    expect(await call(here, 'Payroll/Add', { mainData: {} })).toMatchObject({ status: true });
    const stored = 'select "Table_Id" from "Sys_TableInfo" where "TableName" = $1';
    const [row] = (await here.context.db.query(stored, ['Payroll'])).rows;
    expect(await call(here, 'Sys_TableInfo/Del', [row?.Table_Id])).toMatchObject({ status: true });
    const before = await versions();
    const payroll = {
      ...{ format: 1, table: 'Payroll', cnName: '工资', key: 'Payroll_Id' },
      fields: [{ field: 'Amount', title: '金额', type: 'decimal' }],
    };
    const schemas = [{ kind: 'table', name: 'Payroll', format: 1, versions: [payroll as JsonObject] }];
    const batch = { ...(await batchOf('2099-01-01 00:00')), schemas };
    const asked = await take(batch);
    expect(asked.oldRows).toMatchObject([
      { path: 'table Payroll', rule: 'codegen.oldRows', params: { n: 1 } },
    ]);
    expect([await versions(), here.context.catalog.table('Payroll')]).toEqual([before, undefined]);
    expect(await take(batch, undefined, false, undefined, true)).toMatchObject({ issues: [] });
    expect(here.context.catalog.table('Payroll')).toBeDefined();
  });

  it('are refused whole when one does not fit, with its name', async () => {
    const batch = await batchOf();
    const with_ = (kindName: string, name: string, patch: object, format = 1): SchemaBatch => ({
      ...batch,
      schemas: [...batch.schemas, { kind: kindName, name, format, versions: [patch as never] }],
    });
    const before = await versions();
    const page = { format: 1, page: 'list', path: '/Lost', table: 'Gone' };
    const refused = async (one: SchemaBatch) =>
      (await take(one)).issues.map(({ path, rule }) => `${path} ${rule}`);
    expect(await refused(with_('page', '/Lost', page))).toEqual(['page /Lost /table server.overlayNoTable']);
    expect(await refused(with_('gadget', 'G', {}))).toEqual(['gadget G batch.unknownKind']);
    expect(await refused(with_('page', '/Lost', page, 99))).toEqual(['page /Lost batch.newer']);
    expect(await versions()).toBe(before);
  });
});

describe('the file of a batch', () => {
  const rulesOf = (text: string): readonly string[] => {
    const read = readBatch('x.json', text);
    return 'issues' in read ? read.issues.map(({ path, rule }) => `${path} ${rule}`) : [];
  };
  const good = { batch: 'schemas', format: 1, schemas: [], entries: [], numberRules: [], rights: [] };
  const one = { kind: 'page', name: '/x', format: 1, versions: [{ page: 'list' }] };

  it('is checked before anything is done with it', () => {
    expect(rulesOf(JSON.stringify(good))).toEqual([]);
    expect(rulesOf('{')).toEqual(
      [expect.stringContaining('schema.syntax'), 'x.json# schema.syntax'].slice(0, 1),
    );
    expect(rulesOf('{"tables": []}')).toEqual(['x.json# batch.none']);
    expect(rulesOf(JSON.stringify({ ...good, format: 2 }))[0]).toContain('x.json#/format');
    expect(rulesOf(JSON.stringify({ ...good, schemas: [one, one] }))).toEqual(['x.json# batch.twice']);
    expect(rulesOf(JSON.stringify({ ...good, schemas: [{ ...one, versions: [7] }] }))[0]).toContain(
      '/versions/0',
    );
    expect(rulesOf(`{"batch": "schemas", "a": ${'['.repeat(70)}${']'.repeat(70)}}`)).toEqual([
      'x.json# schema.tooDeep',
    ]);
    expect(rulesOf('{"batch": "schemas", "__proto__": {}}')[0]).toContain('schema.unsafeName');
    expect(rulesOf(`"${'x'.repeat(50_000_001)}"`)).toEqual(['x.json# batch.tooLarge']);
  });
});
