import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableSchema } from '../../runtime/model/schema/TableSchema.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

type Column = Readonly<Record<string, string | number>>;

const head = {
  ColumnCNName: '设备点检',
  TableName: 'Equip_Check',
  Namespace: 'Equip',
  FolderName: 'equip',
  DBServer: 'ServiceDbContext',
  Mixins: 'owned,audited',
  MenuParent: 60,
  ExpressField: 'CheckCode',
  SortName: 'CheckDate',
};

const columns: readonly Column[] = [
  { ColumnName: 'Check_Id', ColumnCnName: '主键', ColumnType: 'int', IsKey: 1 },
  {
    ColumnName: 'CheckCode',
    ColumnCnName: '点检单号',
    ColumnType: 'string',
    Maxlength: 40,
    EditType: 'text',
    EditRowNo: 1,
    SearchType: 'like',
    SearchRowNo: 1,
    CodePrefix: 'DJ',
  },
  {
    ColumnName: 'Device_Id',
    ColumnCnName: '设备',
    ColumnType: 'int',
    EditType: 'select',
    EditRowNo: 1,
    DropNo: 'devices',
    IsNull: 0,
  },
  {
    ColumnName: 'CheckDate',
    ColumnCnName: '点检日期',
    ColumnType: 'date',
    EditType: 'date',
    EditRowNo: 1,
    DefaultValue: '{today}',
    IsNull: 0,
  },
  {
    ColumnName: 'Result',
    ColumnCnName: '结果',
    ColumnType: 'int',
    EditType: 'radio',
    EditRowNo: 2,
    Options: '1:正常,2:异常',
  },
  { ColumnName: 'Cost', ColumnCnName: '费用', ColumnType: 'decimal', EditType: 'decimal', EditRowNo: 2 },
];

const items: readonly Column[] = [
  { ColumnName: 'Item_Id', ColumnCnName: '主键', ColumnType: 'int', IsKey: 1 },
  { ColumnName: 'Check_Id', ColumnCnName: '点检单', ColumnType: 'int', IsColumnData: 0 },
  {
    ColumnName: 'ItemName',
    ColumnCnName: '项目',
    ColumnType: 'string',
    EditType: 'text',
    EditRowNo: 1,
    IsNull: 0,
  },
];

describe.each(dailyKinds)('a table entry on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
    await app.context.db.query(
      `insert into "Equip_Device" ("DeviceId", "DeviceCode", "DeviceName", "Version") values (1, 'SB1', '冲床', 1)`,
    );
  });
  afterAll(() => app.close());

  const save = async (mainData: object, detailData: readonly Column[], user = 'admin', action = 'Add') =>
    (await app.post(user, `/api/Sys_TableInfo/${action}`, { mainData, detailData })).body;
  const call = async (path: string, body: unknown, user = 'admin') =>
    (await app.post(user, `/api/${path}`, body)).body;
  const versions = async (kindName: string, name: string): Promise<number> =>
    (
      await app.context.db.query(
        'select count(*)::int as n from "jig_schema_version" where "Kind" = $1 and "Name" = $2',
        [kindName, name],
      )
    ).rows[0]?.n as number;

  it('is refused for what it cannot become, each issue at its row, and nothing is half made', async () => {
    const wrong = [
      ...columns.slice(1, 2),
      { ...columns[1], ColumnName: 'checkcode' },
      { ColumnName: '__proto__', ColumnCnName: 'x', ColumnType: 'string' },
      { ColumnName: 'Kind', ColumnCnName: '类型', ColumnType: 'string', EditType: 'select' },
      { ColumnName: 'Version', ColumnCnName: '版本', ColumnType: 'int' },
    ];
    const refused = await save(
      { ...head, TableName: 'Customer', DetailName: 'Nothing', SortName: 'Gone' },
      wrong as Column[],
    );
    expect(refused.status).toBe(false);
    const places = refused.data.issues.map(
      ({ path, rule }: { path: string; rule: string }) => `${path} ${rule}`,
    );
    expect(places.toSorted()).toEqual(
      [
        'DetailName codegen.unknownDetail',
        'SortName codegen.unknownColumn',
        'Sys_TableInfoColumn codegen.noKey',
        'Sys_TableInfoColumn[1].ColumnName codegen.columnTwice',
        'Sys_TableInfoColumn[2].ColumnName codegen.badColumn',
        'Sys_TableInfoColumn[3].DropNo codegen.noChoices',
        'Sys_TableInfoColumn[4].ColumnName codegen.ownColumn',
        'TableName codegen.productTable',
      ].toSorted(),
    );
    expect((await save(head, columns, 'manager')).code).toBe('403');
    expect(app.context.catalog.table('Equip_Check')).toBeUndefined();
    expect(await versions('table', 'Equip_Check')).toBe(0);
  });

  // No refusal asks the database for more than rows.
  it('is refused names and numbers that mean something, in every way a field or table is named', async () => {
    const issuesOf = async (
      answer: Promise<{ data?: { issues?: readonly { path: string; rule: string }[] } }>,
    ) => ((await answer).data?.issues ?? []).map(({ path, rule }) => `${path} ${rule}`);
    const bare = { ...head, TableName: 'Meant', Mixins: null, ExpressField: null, SortName: null };
    const [key] = columns;
    const meant = [
      'AuditStatus',
      'auditreason',
      'IsColoseCase',
      'IsAudit',
      'IsAuditLog',
      'HiddenFields',
      'VERSION',
    ];
    const ofDatabase = ['tableoid', 'xmin', 'cmin', 'XMAX', 'cmax', 'ctid'];
    const withColumn = (ColumnName: string) =>
      save(bare, [key ?? {}, { ColumnName, ColumnCnName: ColumnName, ColumnType: 'string' }]);
    const patchOf = (field: string) => ({ field, title: field, type: 'text' });
    const publish = (kind: string, name: string, patch: object) =>
      call('jig/schema/publish', { kind, name, patch });
    for (const name of [...meant, ...ofDatabase]) {
      expect([name, await issuesOf(withColumn(name))]).toEqual([
        name,
        [expect.stringMatching(/^Sys_TableInfoColumn\[1\].ColumnName codegen\.(ownColumn|mixinColumn)$/)],
      ]);
      const mainData = { TableName: 'Customer', FieldName: name, FieldType: 'text', FieldCode: name };
      expect([name, await issuesOf(call('Sys_Table_Extend/Add', { mainData }))]).toEqual([
        name,
        ['FieldCode extension.reservedCode'],
      ]);
      if (name !== 'AuditStatus' && name !== 'xmin') continue;
      for (const kind of ['extension', 'design', 'globalDesign'])
        expect([name, kind, await issuesOf(publish(kind, 'Customer', { fields: [patchOf(name)] }))]).toEqual([
          name,
          kind,
          [expect.stringMatching(/ (server\.overlayMeaning|schema\.reservedField)$/)],
        ]);
      const patch = { format: 1, table: 'Meant', cnName: '含义', key: 'Id', fields: [patchOf(name)] };
      expect([name, await issuesOf(publish('table', 'Meant', patch))]).toEqual([
        name,
        [expect.stringMatching(/ (server\.overlayMeaning|schema\.reservedField)$/)],
      ]);
    }
    const reserved = ['healthz', 'Login', 'builder', 'events', 'user', 'jig', 'erweima'];
    const kept = ['dynamic', 'boardBi', 'board_x', 'BoardDdm_7', 'Sys_Language'];
    for (const TableName of [...reserved, ...kept])
      expect([TableName, await issuesOf(save({ ...bare, TableName }, [key ?? {}]))]).toEqual([
        TableName,
        [`TableName ${kept.includes(TableName) ? 'schema.keptAddress' : 'server.reservedName'}`],
      ]);
    const view = {
      format: 1,
      view: 'board_x',
      cnName: '含义',
      parts: [{ from: 'Customer', as: 'customer' }],
    };
    const code = { field: 'Code', of: 'customer.CustomerCode' };
    const page = { format: 1, page: 'list', path: '/free', table: 'Customer', api: 'Customer_Free' };
    for (const [kind, name, patch, place] of [
      [
        'table',
        'Sys_Language',
        { format: 1, table: 'Sys_Language', cnName: '含义', key: 'Id', fields: [] },
        '/table',
      ],
      ['view', 'board_x', { ...view, fields: [code], key: ['Code'] }, '/view'],
      ['page', '/boardBi/x', { ...page, path: '/boardBi/x' }, '/path'],
      ['page', '/free', { ...page, aliases: ['/boardDdm_7'] }, '/aliases/0'],
      ['page', '/free', { ...page, api: 'Sys_Language' }, '/api'],
    ] as const)
      expect([name, place, await issuesOf(publish(kind, name, patch))]).toEqual([
        name,
        place,
        expect.arrayContaining([expect.stringMatching(new RegExp(`#${place} schema.keptAddress$`))]),
      ]);
    const limited = { ...bare, UserPermissionDesc: 1 };
    for (const more of [[], [{ ColumnName: 'CreateID', ColumnCnName: '创建人', ColumnType: 'int' }]])
      expect(await issuesOf(save(limited, [key ?? {}, ...more]))).toEqual([
        'UserPermissionDesc schema.rowOwner',
      ]);
    for (const name of ['Healthz', 'user']) {
      const patch = { format: 1, table: name, cnName: '含义', key: 'Id', fields: [] };
      expect([name, await issuesOf(publish('table', name, patch))]).toEqual([
        name,
        ['/table server.reservedName'],
      ]);
      const page = { format: 1, page: 'list', path: `/${name}`, table: 'Customer', api: 'Customer_Copy' };
      expect([name, await issuesOf(publish('page', `/${name}`, page))]).toEqual([
        name,
        ['/path server.reservedName'],
      ]);
    }
    expect(await issuesOf(save({ ...bare, ParentId: -1 }, [key ?? {}]))).toEqual([
      'ParentId codegen.numberBounds',
    ]);
    const short = { ColumnName: 'Short', ColumnCnName: '短', ColumnType: 'string', Maxlength: -1 };
    const previewed = call('builder/preview', { mainData: bare, detailData: [key ?? {}, short] });
    expect(await issuesOf(previewed)).toEqual(['Sys_TableInfoColumn[1].Maxlength codegen.numberBounds']);
    const stars = { field: 'Stars', title: '星', type: 'rate', max: 10_000_000 };
    expect(await issuesOf(publish('design', 'Customer', { fields: [stars] }))).toContainEqual(
      expect.stringMatching(/schema\.numberBounds$/),
    );
    expect(app.context.catalog.table('Meant')).toBeUndefined();
  });

  it('keeps how the keys of its table come about, and says so at the row of the key', async () => {
    const bin = { ColumnCNName: '仓位', TableName: 'Equip_Bin' };
    const key = {
      ColumnName: 'BinCode',
      ColumnCnName: '编码',
      ColumnType: 'string',
      Maxlength: 200,
      IsKey: 1,
    };
    const name = { ColumnName: 'BinName', ColumnCnName: '名称', ColumnType: 'string', EditRowNo: 1 };
    const made = await save(bin, [name, key]);
    expect(made.message).toBe('保存成功');
    expect(app.context.catalog.table('Equip_Bin')).toMatchObject({ key: 'BinCode', keyType: 'typed' });
    const { data: main, details } = made.data;
    const lines = (details?.[0] ?? made.data.list ?? []) as readonly Column[];
    const changed = await save(
      main,
      lines.map((line) => (line.ColumnName === 'BinCode' ? { ...line, ColumnType: 'int' } : line)),
      'admin',
      'Update',
    );
    expect(changed.data.issues).toMatchObject([
      { path: 'Sys_TableInfoColumn[1].ColumnType', rule: 'codegen.keyKind' },
    ]);
  });

  it('is shown before it is stored: what it would become, of a broken one the sound parts', async () => {
    const preview = async (mainData: object, detailData: readonly Column[], user = 'admin') =>
      call('builder/preview', { mainData, detailData }, user);
    const { data } = await preview(head, columns);
    expect(data.issues).toEqual([]);
    const lines = data.layers.flatMap(({ fields }: { fields?: readonly object[] }) => fields ?? []);
    expect(lines).toContainEqual(
      expect.objectContaining({ field: 'CheckCode', link: true, numberRule: 'Equip_Check' }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({
        field: 'Result',
        data: [
          { key: 1, value: '正常' },
          { key: 2, value: '异常' },
        ],
      }),
    );
    expect(data.makes.map(({ kind, name, how }: Record<string, string>) => `${kind} ${name} ${how}`)).toEqual(
      [
        'dictionary Equip_Check_Result added',
        'table Equip_Check added',
        'page /Equip_Check added',
        'menu 100000 added',
        'numberRule Equip_Check added',
      ],
    );
    const broken = (
      await preview({ ...head, TableName: '' }, [
        ...columns.slice(1),
        { ColumnName: '1', ColumnCnName: '坏' },
      ])
    ).data;
    expect(broken.issues.map(({ path }: { path: string }) => path)).toContain(
      'Sys_TableInfoColumn[5].ColumnName',
    );
    expect(broken.makes).toEqual([]);
    expect(JSON.stringify(broken.layers)).toContain('CheckCode');
    expect(await preview(head, columns, 'manager')).toMatchObject({ status: false, code: '403' });
    expect(app.context.catalog.table('Equip_Check')).toBeUndefined();
  });

  const menuOf = `select "Table_Id" + 100000 from "Sys_TableInfo" where "TableName" = 'Equip_Check'`;
  const rights = async (): Promise<string> =>
    JSON.stringify(
      (await app.context.db.query(`select "AuthValue" from "Sys_RoleAuth" where "Menu_Id" in (${menuOf})`))
        .rows,
    );

  it('becomes a table, a page, a menu line, a dictionary, a number rule and rights at once', async () => {
    const detail = await save(
      {
        ...head,
        ColumnCNName: '点检项目',
        TableName: 'Equip_CheckItem',
        Mixins: 'owned',
        MenuParent: null,
        ExpressField: '',
        SortName: '',
      },
      items,
    );
    expect(detail).toMatchObject({ status: true });
    const roles = await app.context.db.query(`select "Role_Id" from "Sys_Role" where "RoleName" = '经理'`);
    const made = await save(
      {
        ...head,
        DetailName: 'Equip_CheckItem',
        DetailCnName: '点检项目',
        RoleIds: String(roles.rows[0]?.Role_Id ?? ''),
      },
      columns,
    );
    expect(made).toMatchObject({ status: true });
    const session = (await app.get('admin', '/api/getTreeMenu')).body;
    expect(JSON.stringify(session)).toContain('/Equip_Check');
    expect(await rights()).toContain('Search,Add,Update,Delete');
    expect(await rights()).not.toContain('Design');
    const added = await call('Equip_Check/Add', {
      mainData: { Device_Id: 1, Result: 1, Cost: '12.5' },
      detailData: [{ ItemName: '润滑' }],
    });
    expect(added).toMatchObject({ status: true });
    const page = await call('Equip_Check/Page', query([]));
    expect(page.rows).toMatchObject([{ Device_Id: 1, Result: 1, AuditStatus: 0 }]);
    expect(page.rows[0].CheckCode).toMatch(/^DJ\d{8}0001$/);
    expect(page.rows[0].CheckDate).toMatch(/^\d{4}-\d\d-\d\d/);
    expect(await call('Equip_Check/Add', { mainData: { Device_Id: 99 } })).toMatchObject({ status: false });
    const dictionary = await call('Sys_Dictionary/GetVueDictionary', ['Equip_Check_Result']);
    expect(dictionary[0].data).toEqual([
      { key: 1, value: '正常' },
      { key: 2, value: '异常' },
    ]);
    // A link to a device guards it.
    expect(await call('Equip_Device/Del', [1])).toMatchObject({ status: false });
  });

  it('keeps what was changed by hand when it is saved again, and publishes nothing for nothing', async () => {
    const schema = app.context.catalog.source.bundle.tables.get('Equip_Check') as TableSchema;
    const fields = schema.fields.map((line) =>
      line.field === 'Cost' ? { ...line, title: '点检费用', width: 150 } : line,
    );
    expect(
      await call('jig/schema/publish', { kind: 'table', name: 'Equip_Check', patch: { ...schema, fields } }),
    ).toMatchObject({ status: true });
    const [row] = (await call('Sys_TableInfo/Page', query([{ name: 'TableName', value: 'Equip_Check' }])))
      .rows;
    const before = await versions('table', 'Equip_Check');
    await app.context.db.query(`delete from "Sys_RoleAuth" where "Menu_Id" in (${menuOf})`);
    const same = await save(
      { Table_Id: row.Table_Id, Version: row.Version, OrderNo: 5 },
      [],
      'admin',
      'Update',
    );
    expect(same.data?.issues ?? same.message).toEqual('保存成功');
    expect(await versions('table', 'Equip_Check')).toBe(before);
    expect(await rights()).toBe('[]');
    const [now] = (await call('Sys_TableInfo/Page', query([{ name: 'TableName', value: 'Equip_Check' }])))
      .rows;
    const more = [
      { ColumnName: 'Place', ColumnCnName: '位置', ColumnType: 'string', EditType: 'text', EditRowNo: 2 },
    ];
    expect(
      await save({ Table_Id: now.Table_Id, Version: now.Version }, more, 'admin', 'Update'),
    ).toMatchObject({ status: true });
    const table = app.context.catalog.table('Equip_Check');
    expect(table?.byName.get('Cost')).toMatchObject({ title: '点检费用', width: 150 });
    expect(table?.byName.get('Place')).toMatchObject({ title: '位置', editRowNo: 2 });
    expect((await call('Equip_Check/Page', query([]))).rows).toHaveLength(1);
    const renamed = await save(
      { Table_Id: now.Table_Id, Version: now.Version + 1, TableName: 'Equip_Other' },
      [],
      'admin',
      'Update',
    );
    expect(renamed.data.issues).toMatchObject([{ path: 'TableName', rule: 'codegen.renamed' }]);
  });

  it('takes everything back when it is deleted, and keeps the rows', async () => {
    const idOf = async (table: string): Promise<number> =>
      (await call('Sys_TableInfo/Page', query([{ name: 'TableName', value: table }]))).rows[0].Table_Id;
    await app.context.db.query(
      `insert into "Sys_RoleAuth" ("Role_Id", "Menu_Id", "AuthValue", "Version")
       select "Role_Id", (select x::int from (${menuOf}) as t(x) limit 1), 'Search', 1 from "Sys_Role" where "RoleName" = '经理'`,
    );
    expect(await call('Sys_TableInfo/Del', [await idOf('Equip_CheckItem')])).toMatchObject({ status: false });
    expect(await call('Sys_TableInfo/Del', [await idOf('Equip_Check')])).toMatchObject({ status: true });
    expect(app.context.catalog.table('Equip_Check')).toBeUndefined();
    expect((await call('Equip_Check/Page', query([]))).code).toBe('404');
    expect(JSON.stringify((await app.get('admin', '/api/getTreeMenu')).body)).not.toContain('/Equip_Check');
    expect((await app.context.db.query('select count(*)::int as n from "Equip_Check"')).rows[0]?.n).toBe(1);
    // The rows come back with a yes that names them and who could read them; a file, which cannot answer, leaves them.
    const asked = await save({ ...head }, columns);
    expect(asked.data.issues).toMatchObject([
      {
        path: 'TableName',
        rule: 'codegen.oldRows',
        params: { name: 'Equip_Check', n: 1, since: expect.stringMatching(/^2026-/), roles: '经理' },
      },
    ]);
    expect(app.context.catalog.table('Equip_Check')).toBeUndefined();
    const shown = await call('builder/preview', { mainData: head, detailData: columns });
    expect(shown.data.issues).toMatchObject([{ rule: 'codegen.oldRows', severity: 'warning' }]);
    const [{ question }] = asked.data.issues;
    const yes = { mainData: head, detailData: columns, confirmed: [question] };
    expect(await call('Sys_TableInfo/Add', yes)).toMatchObject({ status: true });
    expect((await call('Equip_Check/Page', query([]))).rows).toHaveLength(1);
    expect(await call('Sys_TableInfo/Del', [await idOf('Equip_Check')])).toMatchObject({ status: true });
    const imported = await call('builder/import', { entries: [{ ...head, tableColumns: columns }] });
    expect(imported.data.issues).toMatchObject([{ rule: 'codegen.oldRows', path: 'Equip_Check TableName' }]);
    expect(await call('Sys_TableInfo/Add', { ...yes, confirmed: [question] })).toMatchObject({
      status: true,
    });
  });

  const folder = {
    table_Id: 501,
    columnCNName: '导入',
    tableName: 'Imported',
    namespace: 'Custom',
    folderName: 'c',
    dbServer: 'ServiceDbContext',
  };
  const entry = (tableName: string, tableColumns: readonly object[], more: object = {}): object => ({
    ...folder,
    table_Id: 0,
    columnCNName: tableName,
    tableName,
    parentId: 501,
    tableColumns,
    ...more,
  });
  const key = (columnName: string): object => ({
    columnName,
    columnCnName: '主键',
    columnType: 'int',
    isKey: true,
  });
  const line = [
    key('Line_Id'),
    { columnName: 'Paper_Id', columnCnName: '单', columnType: 'int' },
    { columnName: 'What', columnCnName: '内容', columnType: 'string', editType: 'text', editRowNo: 1 },
    // Without a title: its name is the title.
    { columnName: 'Bare', columnCnName: ' ', columnType: 'string' },
  ];

  it('comes from a file with others, in any order, all or none', async () => {
    const paper = entry(
      'Paper',
      [
        key('Paper_Id'),
        { columnName: 'Code', columnCnName: '编号', columnType: 'string', editType: 'text', editRowNo: 1 },
      ],
      {
        menuParent: 60,
        detailName: 'PaperLine',
      },
    );
    const bad = await call('builder/import', {
      entries: [folder, paper, entry('PaperLine', [key('Line_Id')])],
    });
    expect(bad.data.issues).toMatchObject([{ path: 'Paper DetailName', rule: 'codegen.detailWithoutKey' }]);
    const product = await call('builder/import', { entries: [entry('Customer', [key('Customer_Id')])] });
    expect(product.data.issues).toMatchObject([{ path: 'Customer TableName', rule: 'codegen.productTable' }]);
    const entries = [paper, entry('PaperLine', line), folder];
    expect(await call('builder/import', { entries, dryRun: true })).toMatchObject({
      status: true,
      data: { dryRun: true },
    });
    expect(await call('builder/GetTableTree', {})).toMatchObject({
      data: expect.not.arrayContaining([expect.objectContaining({ tableName: 'Paper' })]),
    });
    expect(await call('builder/import', { entries }, 'manager')).toMatchObject({ code: '403' });
    expect(await call('builder/import', { entries })).toMatchObject({
      status: true,
      data: { tables: ['Paper', 'PaperLine', 'Imported'] },
    });
    const tree = (await call('builder/GetTableTree', {})).data as readonly {
      id: number;
      parentId: number;
      tableName: string;
    }[];
    const at = (name: string) => tree.find(({ tableName }) => tableName === name);
    expect(at('Paper')?.parentId).toBe(at('Imported')?.id);
    expect(await call('Paper/Add', { mainData: { Code: 'A' }, detailData: [{ What: 'x' }] })).toMatchObject({
      status: true,
    });
    expect(app.context.catalog.table('PaperLine')?.byName.get('Bare')?.title).toBe('Bare');
    // The same file again changes nothing.
    const before = await versions('table', 'Paper');
    expect(await call('builder/import', { entries })).toMatchObject({ status: true });
    expect(await versions('table', 'Paper')).toBe(before);
    expect(await call(`builder/delTree?table_Id=${at('Paper')?.id}`, {})).toMatchObject({ status: true });
    expect(app.context.catalog.table('Paper')).toBeUndefined();
  });

  it('links to tables of the same batch in a circle, and to those of the product', async () => {
    const link = (columnName: string, dropNo: string, columnType = 'int') => ({
      columnName,
      columnCnName: columnName,
      columnType,
      editType: 'select',
      editRowNo: 1,
      dropNo,
    });
    const code = { columnName: 'Code', columnCnName: '编号', columnType: 'string', editRowNo: 1 };
    const wrong = await call('builder/import', {
      entries: [
        entry('RingA', [key('RingA_Id'), code, link('B_Id', 'RingB', 'string'), link('C_Id', 'RingC')]),
        entry('RingB', [key('RingB_Id'), code]),
      ],
    });
    expect(
      wrong.data.issues.map(({ path, rule }: { path: string; rule: string }) => `${path} ${rule}`),
    ).toEqual([
      'RingA Sys_TableInfoColumn[2].ColumnType codegen.linkType',
      'RingA Sys_TableInfoColumn[3].DropNo schema.unknownDictionary',
    ]);
    const entries = [
      entry('RingA', [key('RingA_Id'), code, link('B_Id', 'RingB'), link('Buyer', 'Customer')]),
      entry('RingB', [key('RingB_Id'), code, link('A_Id', 'RingA')]),
    ];
    expect(await call('builder/import', { entries })).toMatchObject({ status: true });
    const { source } = app.context.catalog;
    expect(source.bundle.dictionaries.get('RingA_B_Id')?.source).toEqual({
      table: 'RingB',
      key: 'RingB_Id',
      label: 'Code',
    });
    expect(source.bundle.dictionaries.get('RingA_Buyer')?.source).toMatchObject({
      table: 'Customer',
      label: 'CustomerName',
    });
    const first = await call('RingB/Add', { mainData: { Code: 'B1' } });
    const id = first.data.data.RingB_Id;
    expect(await call('RingA/Add', { mainData: { Code: 'A1', B_Id: id } })).toMatchObject({ status: true });
    expect(await call('RingA/Add', { mainData: { Code: 'A2', B_Id: id + 1 } })).toMatchObject({
      status: false,
    });
    // A record that others link to stays.
    expect(await call('RingB/Del', [id])).toMatchObject({ status: false });
    // The same file again changes nothing, and an entry takes its links with it.
    const before = await versions('dictionary', 'RingA_B_Id');
    expect(await call('builder/import', { entries })).toMatchObject({ status: true });
    expect(await versions('dictionary', 'RingA_B_Id')).toBe(before);
    const bare = [entry('RingA', [key('RingA_Id'), code])];
    const asked = await call('builder/import', { entries: bare });
    expect(asked.data.issues).toMatchObject([{ rule: 'codegen.columnsGone', path: 'RingA' }]);
    expect(await call('builder/import', { entries: bare, confirmed: true })).toMatchObject({ status: true });
    expect(app.context.catalog.source.bundle.dictionaries.has('RingA_B_Id')).toBe(false);
  });

  it('takes designs of its form with it, and comes again without them', async () => {
    const code = { columnName: 'Code', columnCnName: '编号', columnType: 'string', editRowNo: 1 };
    const entries = [entry('Slip', [key('Slip_Id'), code], { menuParent: 60 })];
    expect(await call('builder/import', { entries })).toMatchObject({ status: true });
    const mainData = { TitleEnName: '/Slip', Title: 'Slip', DaraggeOptions: '[]' };
    expect(await call('FormDesignOptionsUser/add', { mainData })).toMatchObject({ status: true });
    const tree = (await call('builder/GetTableTree', {})).data as readonly {
      id: number;
      tableName: string;
    }[];
    const id = tree.find(({ tableName }) => tableName === 'Slip')?.id;
    expect(await call(`builder/delTree?table_Id=${id}`, {})).toMatchObject({ status: true });
    expect(app.context.catalog.table('Slip')).toBeUndefined();
    expect(await call('builder/import', { entries })).toMatchObject({ status: true });
    expect((await call('Slip/Page', query([]))).total).toBe(0);
  });

  it('is read from a table of the database, and compared with it', async () => {
    await app.context.db.query(
      'create table "Old_Machine" ("Id" integer generated by default as identity primary key, "Name" varchar(50) not null, "Bought" date)',
    );
    const { data } = await call('builder/LoadTableInfo?tableName=Old_Machine', {});
    expect(data.tableColumns).toMatchObject([
      { columnName: 'Id', columnType: 'int', isKey: 1 },
      { columnName: 'Name', columnType: 'string', maxlength: 50, isNull: 0 },
      { columnName: 'Bought', columnType: 'date', isNull: 1 },
    ]);
    await app.context.db.query(`insert into "Old_Machine" ("Name") values ('铣床')`);
    const over = { ...folder, table_Id: 0, ...data, columnCNName: '老设备', menuParent: 60 };
    const asked = await call('builder/Save', over);
    expect(asked.message).toContain('这些列在数据库中不允许为空：Name');
    const saved = await call('builder/Save', { ...over, confirmed: true });
    expect(saved).toMatchObject({ status: true });
    expect((await call('Old_Machine/Page', query([]))).rows).toMatchObject([{ Name: '铣床', Version: 1 }]);
    await app.context.db.query('alter table "Old_Machine" add column "Power" numeric(10,2)');
    expect((await call('builder/syncTable?tableName=Old_Machine', {})).data).toMatchObject({
      added: [{ columnName: 'Power', columnType: 'decimal', scale: 2 }],
      missing: [],
      different: [],
    });
    // The type of a column was changed in the database: the answer counts the rows with a value.
    await app.context.db.query('alter table "Old_Machine" alter column "Name" type integer using 7');
    expect((await call('builder/syncTable?tableName=Old_Machine', {})).data.different).toEqual([
      { columnName: 'Name', entry: 'string', database: 'int', filled: 1 },
    ]);
    expect(await call('builder/LoadTableInfo?tableName=Nothing', {})).toMatchObject({
      status: false,
      code: '404',
    });
  });
});
