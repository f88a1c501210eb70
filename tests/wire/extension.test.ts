import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadOverlays } from '../../server-mock/catalog/versions.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(dailyKind);
  const made = await app.post('admin', '/api/Customer/Add', {
    mainData: { CustomerName: '苏州精工机械有限公司' },
  });
  customer = made.body.data.data;
  if (made.body.status !== true) throw new Error(JSON.stringify(made.body));
});
afterAll(() => app.close());

let customer: Record<string, unknown>;

const add = async (mainData: object, user = 'admin') =>
  (await app.post(user, '/api/Sys_Table_Extend/Add', { mainData })).body;

const layersOf = async (table: string, user = 'admin') =>
  (await app.get(user, `/api/jig/table?name=${table}`)).body.data.layers;

const extensionOf = async (table: string) => {
  const layers: { kind: string; fields: { field: string }[] }[] = await layersOf(table);
  return layers.filter(({ kind }) => kind === 'extension').flatMap(({ fields }) => fields);
};

const fieldsOf = async (table: string, user = 'admin') =>
  (await app.get(user, `/api/Sys_Table_Extend/getTableExtendField?tableName=${table}`)).body;

const update = async (mainData: object) =>
  (
    await app.post('admin', '/api/Customer/Update', {
      mainData: { Customer_Id: customer.Customer_Id, ...mainData },
    })
  ).body;

describe('an extension field', () => {
  it('is a column, a form field, a search field and a list column as soon as it is saved #E39', async () => {
    const saved = await add({
      TableName: 'Customer',
      FieldName: '年采购额',
      FieldType: 'decimal',
      FieldCode: 'YearAmount',
      FieldAttr: 'required',
      GuideWords: '万元，含税',
      DefaultValue: '12.5',
    });
    expect(saved).toMatchObject({ status: true });
    const [line, field] = await extensionOf('Customer');
    expect(line).toMatchObject({ title: '扩展字段', type: 'line' });
    expect(field).toMatchObject({
      field: 'YearAmount',
      title: '年采购额',
      type: 'decimal',
      required: true,
      placeholder: '万元，含税',
      default: 12.5,
    });
    expect((await update({ YearAmount: '860.1234' })).status).toBe(true);
    const found = (
      await app.post(
        'admin',
        '/api/Customer/Page',
        query([{ name: 'YearAmount', value: '800', displayType: '>=' }]),
      )
    ).body;
    expect([found.total, found.rows[0].YearAmount]).toEqual([1, 860.1234]);
    const sorted = await app.post(
      'admin',
      '/api/Customer/Page',
      query([], { sort: 'YearAmount', order: 'desc' }),
    );
    expect(sorted.body.rows[0].CustomerName).toBe('苏州精工机械有限公司');
  });

  it('of numbers holds the decimals it says, none by default, and gives up none that stored values need', async () => {
    const save = async (record: object, confirmed: readonly string[] = []) =>
      (
        await app.post('admin', '/api/Sys_Table_Extend/updateFormExtendField', {
          Sys_Table_Extends: [{ TableName: 'Base_Currency', FieldType: 'number', ...record }],
          confirmed,
        })
      ).body;
    const scaled = (scale: unknown) => ({ FieldOptions: JSON.stringify({ scale }) });
    const made = await save({ FieldName: '评分', FieldCode: 'Points' });
    expect(await extensionOf('Base_Currency')).toContainEqual(
      expect.objectContaining({ field: 'Points', type: 'number' }),
    );
    const [{ tableEx_Id }] = made.data;
    const field = { TableEx_Id: tableEx_Id, FieldName: '评分', FieldCode: 'Points' };
    for (const wrong of [-1, 1.5, 9, '2'])
      expect((await save({ ...field, ...scaled(wrong) })).message).toContain('小数位数应为0到8的整数');
    expect((await save({ ...field, ...scaled(2) })).status).toBe(true);
    expect(await extensionOf('Base_Currency')).toContainEqual(
      expect.objectContaining({ field: 'Points', type: 'decimal', scale: 2 }),
    );
    const { rows } = (await app.post('admin', '/api/Base_Currency/Page', query([], { rows: 1 }))).body;
    const mainData = { Currency_Id: rows[0].Currency_Id, Points: 1.25 };
    const stored = (await app.post('admin', '/api/Base_Currency/Update', { mainData })).body;
    expect(stored.data.data).toMatchObject({ Points: 1.25 });
    for (const fewer of [0, 1]) {
      const refused = await save({ ...field, ...scaled(fewer) });
      expect([refused.status, refused.message]).toEqual([false, expect.stringMatching(/Points|评分/)]);
    }
    expect((await save({ ...field, ...scaled(3) })).status).toBe(true);
    const page = await app.post(
      'admin',
      '/api/Base_Currency/Page',
      query([{ name: 'Points', value: '1.25' }]),
    );
    expect(page.body.rows).toMatchObject([{ Points: 1.25 }]);
  });

  it('of numbers gets its decimals on the page: more at will, fewer only where no value and no formula needs them', async () => {
    const field = {
      TableName: 'Base_Currency',
      FieldName: '折算率',
      FieldCode: 'Factor',
      FieldType: 'number',
    };
    const made = (await add(field)).data.data;
    const save = async (values: object) => {
      const { body } = await app.post('admin', '/api/Sys_Table_Extend/Update', {
        mainData: { TableEx_Id: made.TableEx_Id, ...values },
      });
      const issue = body.data?.issues?.[0];
      return issue === undefined ? body.status : [issue.path, issue.rule, issue.message];
    };
    const design = (formula?: object) => ({
      kind: 'design',
      name: 'Base_Currency',
      patch: { fields: formula === undefined ? [] : [{ field: 'Factor', formula }] },
    });
    const publish = async (formula?: object) =>
      (await app.post('admin', '/api/jig/schema/publish', design(formula))).body;
    const product = { '*': [{ var: 'ExchangeRate' }, 1.5] };
    expect((await publish(product)).message).toContain('折算率');
    expect(await save({ Scale: 9 })).toMatchObject(['Scale', 'form.max', expect.any(String)]);
    expect(await save({ Scale: 2, DefaultValue: '12.555' })).toMatchObject([
      'DefaultValue',
      'form.decimals',
      expect.any(String),
    ]);
    expect(await save({ Scale: 2, DefaultValue: '12.55' })).toBe(true);
    expect(await extensionOf('Base_Currency')).toContainEqual(
      expect.objectContaining({ field: 'Factor', type: 'decimal', scale: 2, default: 12.55 }),
    );
    const { rows } = (await app.post('admin', '/api/Base_Currency/Page', query([], { rows: 2 }))).body;
    for (const { Currency_Id } of rows) {
      const mainData = { Currency_Id, Factor: 1.25 };
      expect((await app.post('admin', '/api/Base_Currency/Update', { mainData })).body.status).toBe(true);
    }
    expect(await save({ Scale: 1, DefaultValue: '' })).toEqual([
      'Scale',
      'migration.fewerDigits',
      '字段【折算率】有 2 行的值超过1位小数，不会四舍五入；请先修改这些值，或保留更多小数位数',
    ]);
    expect(await save({ FieldName: '折算系数' })).toBe(true);
    expect(await extensionOf('Base_Currency')).toContainEqual(
      expect.objectContaining({ field: 'Factor', title: '折算系数', scale: 2 }),
    );
    await app.context.db.query('update "Base_Currency" set "Factor" = null');
    expect(await save({ DefaultValue: '' })).toBe(true);
    expect(await publish(product)).toMatchObject({ status: true });
    expect(await save({ Scale: 0 })).toEqual([
      'Scale',
      'schema.wholeResult',
      expect.stringContaining('折算系数'),
    ]);
    expect(await publish()).toMatchObject({ status: true });
    expect(await save({ Scale: null, DefaultValue: '' })).toBe(true);
    expect(await extensionOf('Base_Currency')).toContainEqual(
      expect.objectContaining({ field: 'Factor', type: 'number' }),
    );
  });

  it('is checked like every field: required, type, options of its dictionary #E39', async () => {
    await add({
      TableName: 'Customer',
      FieldName: '合作阶段',
      FieldType: 'select',
      DataDic: 'customerType',
      FieldCode: 'Stage',
    });
    await add({ TableName: 'Customer', FieldName: '对账日', FieldType: 'date', FieldCode: 'BillDay' });
    const rules = async (values: object) =>
      ((await update(values)).data?.issues ?? []).map((issue: { path: string; message: string }) => [
        issue.path,
        issue.message,
      ]);
    expect(await rules({ YearAmount: '' })).toEqual([['YearAmount', '年采购额只能是数字']]);
    expect(await rules({ YearAmount: '很多' })).toEqual([['YearAmount', '年采购额只能是数字']]);
    expect(await rules({ BillDay: '2026-02-30' })).toEqual([['BillDay', expect.any(String)]]);
    expect((await rules({ Stage: 'nobody' }))[0]?.[0]).toBe('Stage');
    expect((await update({ BillDay: '2026-02-28' })).status).toBe(true);
  });

  it('stands 2 a form row at half width, 3 a search row, and takes up to 10 files #N17', async () => {
    await add({ TableName: 'Customer', FieldName: '资质文件', FieldType: 'attachment', FieldCode: 'Papers' });
    await add({ TableName: 'Customer', FieldName: '开票备注', FieldType: 'text', FieldCode: 'BillRemark' });
    const fields = (await extensionOf('Customer')) as unknown as Record<string, number>[];
    const base = Math.min(...fields.map(({ editRowNo }) => editRowNo ?? 0));
    expect(fields.slice(1).map(({ editRowNo, colSize }) => [(editRowNo ?? 0) - base, colSize])).toEqual([
      [1, 6],
      [1, 6],
      [2, 6],
      [2, 6],
      [3, 6],
    ]);
    const first = fields[1]?.searchRowNo ?? 0;
    expect(fields.slice(1).map(({ searchRowNo }) => searchRowNo && searchRowNo - first)).toEqual([
      0,
      0,
      0,
      undefined,
      1,
    ]);
    expect(fields.find((one) => (one.field as unknown) === 'Papers')).toMatchObject({
      type: 'file',
      maxFile: 10,
    });
  });

  it('is what getTableExtendField says, and its values what GetDetailExtendDataList says of a record #C25 #C26 #E40', async () => {
    const { data } = await fieldsOf('Customer');
    expect(data[0]).toEqual({
      tableEx_Id: expect.any(Number),
      tableName: 'Customer',
      fieldName: '年采购额',
      fieldCode: 'YearAmount',
      fieldType: 'decimal',
      dataDic: null,
      fieldAttr: 'required',
      required: 1,
      guideWords: '万元，含税',
      defaultValue: '12.5',
    });
    expect(data.map(({ fieldType }: { fieldType: string }) => fieldType)).toContain('attachment');
    const list = await app.get(
      'admin',
      `/api/DetailExtendData/GetDetailExtendDataList?tableName=Customer&linkId=${customer.Customer_Id}`,
    );
    expect(list.body.data).toContainEqual({
      tableEx_Id: data[0].tableEx_Id,
      fieldCode: 'YearAmount',
      fieldValue: 860.1234,
    });
    const nobody = await app.get(
      'admin',
      '/api/DetailExtendData/GetDetailExtendDataList?tableName=Customer&linkId=0',
    );
    expect(nobody.body).toMatchObject({ status: false, code: '404' });
    const forbidden = await app.get(
      'worker',
      `/api/DetailExtendData/GetDetailExtendDataList?tableName=Customer&linkId=${customer.Customer_Id}`,
    );
    expect(forbidden.body).toMatchObject({ status: false, code: '403' });
    expect((await fieldsOf('Customer', 'worker')).code).toBe('403');
  });

  it('gets a code of its own when none is typed, and keeps its code and table for ever', async () => {
    const saved = await add({ TableName: 'Supplier', FieldName: '交货评分', FieldType: 'number' });
    const row = saved.data.data;
    expect(row.FieldCode).toMatch(/^Field\d+$/);
    const change = async (values: object) =>
      (
        await app.post('admin', '/api/Sys_Table_Extend/Update', {
          mainData: { TableEx_Id: row.TableEx_Id, ...values },
        })
      ).body;
    expect(await change({ FieldCode: 'Other' })).toMatchObject({
      status: false,
      message: '【字段编码】现在不能修改',
    });
    expect(await change({ TableName: 'Customer' })).toMatchObject({
      status: false,
      message: '【所属表】现在不能修改',
    });
    expect((await change({ FieldCode: row.FieldCode, TableName: 'Supplier' })).data.data).toMatchObject({
      FieldCode: row.FieldCode,
      TableName: 'Supplier',
    });
    expect(await change({ FieldName: '交付评分' })).toMatchObject({ status: true });
    expect((await extensionOf('Supplier'))[1]).toMatchObject({ field: row.FieldCode, title: '交付评分' });
    const code = await app.get('admin', '/api/Sys_Table_Extend/GetFieldCode?tableName=Supplier&fieldName=x');
    expect(code.body.data).toMatch(/^Field\d+$/);
  });

  it('is refused in words, and nothing is changed: name or code taken, no dictionary, a bad default, a table that takes none', async () => {
    const before = (await fieldsOf('Customer')).data.length;
    const refused = async (values: object) => {
      const body = await add({ TableName: 'Customer', FieldName: '新字段', FieldType: 'text', ...values });
      return [body.status, body.data?.issues?.[0]?.path, body.message];
    };
    expect(await refused({ FieldName: '年采购额' })).toEqual([
      false,
      'FieldName',
      '字段名称已存在，请重新输入！',
    ]);
    expect(await refused({ FieldCode: 'customername' })).toEqual([
      false,
      'FieldCode',
      '字段编码【customername】已存在',
    ]);
    expect((await refused({ FieldCode: 'x"; drop table "Customer' }))[1]).toBe('FieldCode');
    expect((await refused({ FieldCode: '__proto__' }))[1]).toBe('FieldCode');
    expect((await refused({ FieldType: 'select', DataDic: '' }))[0]).toBe(false);
    expect((await refused({ FieldType: 'number', DefaultValue: '很多' })).slice(0, 2)).toEqual([
      false,
      'DefaultValue',
    ]);
    expect((await refused({ TableName: 'Sys_Role' }))[1]).toBe('TableName');
    expect((await fieldsOf('Customer')).data).toHaveLength(before);
  });

  it('that would lose data by another type is refused with the rows in the way', async () => {
    await update({ BillRemark: '月结30天' });
    const { data } = await fieldsOf('Customer');
    const row = data.find((one: { fieldCode: string }) => one.fieldCode === 'BillRemark');
    const body = (
      await app.post('admin', '/api/Sys_Table_Extend/Update', {
        mainData: { TableEx_Id: row.tableEx_Id, FieldType: 'number' },
      })
    ).body;
    expect(body).toMatchObject({
      status: false,
      data: { issues: [{ path: 'FieldType', rule: 'migration.narrowing' }] },
    });
    const after = await fieldsOf('Customer');
    expect(after.data.find((one: { fieldCode: string }) => one.fieldCode === 'BillRemark').fieldType).toBe(
      'text',
    );
  });

  it('that is deleted is gone from form and list, its values stay, and an old version brings both back #E39', async () => {
    const { data } = await fieldsOf('Customer');
    const id = data.find((one: { fieldCode: string }) => one.fieldCode === 'YearAmount').tableEx_Id;
    const history = async () =>
      (await app.get('admin', '/api/jig/schema/history?kind=extensionFields&name=Customer')).body.data;
    const [current] = await history();
    expect((await app.post('admin', '/api/Sys_Table_Extend/Del', [id])).body.status).toBe(true);
    expect((await extensionOf('Customer')).map(({ field }) => field)).not.toContain('YearAmount');
    const page = (await app.post('admin', '/api/Customer/Page', query())).body;
    expect(Object.keys(page.rows[0])).not.toContain('YearAmount');
    const restored = await app.post('admin', '/api/jig/schema/restore', {
      kind: 'extensionFields',
      name: 'Customer',
      version: current.version,
    });
    expect(restored.body.status).toBe(true);
    const again = (await fieldsOf('Customer')).data.find(
      (one: { fieldCode: string }) => one.fieldCode === 'YearAmount',
    );
    expect(again.tableEx_Id).toBe(id);
    const found = (
      await app.post('admin', '/api/Customer/Page', query([{ name: 'YearAmount', value: '860.1234' }]))
    ).body;
    expect(found.total).toBe(1);
    expect((await history())[0]).toMatchObject({
      note: `restore ${current.version}`,
      userName: expect.any(String),
    });
  });

  it('is for who may define them: the right of the page, on the server', async () => {
    const body = await add({ TableName: 'Customer', FieldName: '内部评语', FieldType: 'text' }, 'sales');
    expect(body).toMatchObject({ status: false, code: '403' });
    const sent = { Sys_Table_Extends: [{ TableName: 'Customer', FieldName: '内部评语', FieldType: 'text' }] };
    const designer = await app.post('sales', '/api/Sys_Table_Extend/updateFormExtendField', sent);
    expect(designer.body).toMatchObject({ status: false, code: '403' });
  });

  it('of a detail table is a column of its rows, saved with the document', async () => {
    const body = await add({
      TableName: 'Production_SalesOrderList',
      FieldName: '客户料号',
      FieldType: 'text',
      FieldCode: 'CustomerPartNo',
    });
    expect(body.status).toBe(true);
    const { details } = (await app.get('admin', '/api/jig/table?name=Production_SalesOrder')).body.data;
    expect(JSON.stringify(details.Production_SalesOrderList)).toContain('CustomerPartNo');
  });
});

describe('a code that is used again', () => {
  const shownValue = async (field: string) =>
    (await app.post('admin', '/api/Customer/Page', query([]))).body.rows[0][field];
  const designed = async (records: object[], keys: number[] = []) =>
    (
      await app.post('admin', '/api/Sys_Table_Extend/updateFormExtendField', {
        Sys_Table_Extends: records.map((one) => ({ TableName: 'Customer', FieldCode: 'Again', ...one })),
        DeleteKeys: keys,
      })
    ).body;
  const idOf = async () =>
    (await fieldsOf('Customer')).data.find((one: { fieldCode: string }) => one.fieldCode === 'Again')
      .tableEx_Id;
  const versions = async () =>
    (await app.get('admin', '/api/jig/schema/history?kind=extensionFields&name=Customer')).body.data;
  const restoreVersion = async (version: number) =>
    (
      await app.post('admin', '/api/jig/schema/restore', {
        kind: 'extensionFields',
        name: 'Customer',
        version,
      })
    ).body.status;

  it('begins empty for a new field, and the old field gets its values back', async () => {
    expect((await designed([{ FieldName: '旧等级', FieldType: 'text' }])).status).toBe(true);
    expect((await update({ Again: '甲' })).status).toBe(true);
    const [old] = await versions();
    const first = await idOf();
    expect((await app.post('admin', '/api/Sys_Table_Extend/Del', [first])).body.status).toBe(true);
    // Another type, which the old values do not fit.
    expect(
      (await add({ TableName: 'Customer', FieldName: '新等级', FieldType: 'number', FieldCode: 'Again' }))
        .status,
    ).toBe(true);
    expect(await shownValue('Again')).toBeNull();
    expect((await update({ Again: 7 })).status).toBe(true);
    const [young] = await versions();
    expect(await idOf()).not.toBe(first);
    expect(await restoreVersion(old.version)).toBe(true);
    expect([await shownValue('Again'), await idOf()]).toEqual(['甲', first]);
    expect(await restoreVersion(young.version)).toBe(true);
    expect(await shownValue('Again')).toBe(7);
  });

  it('begins empty also when one call deletes the old field and adds the new one', async () => {
    const before = await idOf();
    const made = await designed([{ FieldName: '第三等级', FieldType: 'number' }], [before]);
    expect(made.status).toBe(true);
    expect(await shownValue('Again')).toBeNull();
    expect(await idOf()).not.toBe(before);
  });
});

describe('a designer’s fields', () => {
  it('come in one call, all or none, and are one version #C25', async () => {
    const send = async (records: object[], keys: number[] = []) =>
      (
        await app.post('admin', '/api/Sys_Table_Extend/updateFormExtendField', {
          Sys_Table_Extends: records,
          DeleteKeys: keys,
        })
      ).body;
    const record = { TableName: 'Base_Warehouse', FieldType: 'text' };
    const made = await send([
      { ...record, FieldName: '库管电话', FieldType: 'phone', Required: 1 },
      { ...record, FieldName: '库区图', FieldType: 'img' },
    ]);
    expect(made.status).toBe(true);
    expect(made.data.map(({ fieldCode }: { fieldCode: string }) => fieldCode)).toEqual([
      expect.stringMatching(/^Field\d+$/),
      expect.stringMatching(/^Field\d+$/),
    ]);
    const bad = await send([
      { ...record, FieldName: '朝向' },
      { ...record, FieldName: '朝向' },
    ]);
    expect(bad).toMatchObject({ status: false, message: '字段名称已存在，请重新输入！' });
    expect((await fieldsOf('Base_Warehouse')).data).toHaveLength(2);
    const gone = await send([], [made.data[0].tableEx_Id]);
    expect(gone.data).toEqual([made.data[1]]);
    const versions = await app.get(
      'admin',
      '/api/jig/schema/history?kind=extensionFields&name=Base_Warehouse',
    );
    expect(versions.body.data.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  });
});

describe('an extension field that changes over stored values', () => {
  const post = async (path: string, body: object) => (await app.post('admin', `/api/${path}`, body)).body;
  it('says which values no longer fit, keeps them after a yes, and lets their records be saved', async () => {
    const field = { TableName: 'Customer', FieldName: '区域', FieldCode: 'Area', DataDic: 'customerType' };
    const made = await add({ ...field, FieldType: 'selectList' });
    const { TableEx_Id, Version } = made.data.data;
    expect(await update({ Area: 'direct,export' })).toMatchObject({ status: true });
    const single = { mainData: { TableEx_Id, Version, FieldType: 'select' } };
    const asked = await post('Sys_Table_Extend/Update', single);
    const [issue] = asked.data.issues;
    expect(issue).toMatchObject({ path: 'FieldType', rule: 'extension.valuesUnfit' });
    expect(issue.message).toContain('【区域】修改后，已有 1 行的值不再符合：direct,export (1)');
    const designed = { Sys_Table_Extends: [{ ...field, tableEx_Id: TableEx_Id, FieldType: 'select' }] };
    const call = 'Sys_Table_Extend/updateFormExtendField';
    expect((await post(call, designed)).data.issues).toMatchObject([{ question: issue.question }]);
    expect(await post('Sys_Table_Extend/Update', { ...single, confirmed: [issue.question] })).toMatchObject({
      status: true,
    });
    expect(await update({ Area: 'direct,export', Remark: '旧值' })).toMatchObject({ status: true });
    expect((await update({ Area: 'export,direct' })).status).toBe(false);
  });
});

describe('extension fields after a restart', () => {
  it('are read again from what was published', async () => {
    await loadOverlays(app.context);
    expect((await extensionOf('Customer')).length).toBeGreaterThan(3);
    expect(app.context.catalog.unfit).toEqual([]);
  });
});
