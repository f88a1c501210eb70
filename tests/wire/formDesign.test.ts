import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../runtime/model/fields/projections/columns.ts';
import { formRowsOf } from '../../runtime/model/fields/projections/formRows.ts';
import type { Layer } from '../../runtime/model/fields/resolve/Layer.ts';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(dailyKind);
});
afterAll(() => app.close());

const types = fieldTypeRegistry([]);

const layersOf = async (
  user: string,
  table: string,
): Promise<{
  layers: Layer[];
  details: Record<string, Layer[]>;
  settings: Record<string, { design?: { problems: string[] } }>;
}> => (await app.get(user, `/api/jig/table?name=${table}`)).body.data;

const formOf = async (user: string, table = 'Customer') => {
  const { table: resolved } = resolve((await layersOf(user, table)).layers, types);
  return formRowsOf(resolved).map((row) => row.map(({ field, span }) => `${field.title} ${span}`));
};

const save = async (user: string, entries: object[] | string, more: object = {}) =>
  (
    await app.post(user, '/api/FormDesignOptionsUser/add', {
      mainData: {
        TitleEnName: '/Customer',
        Title: '客户',
        DaraggeOptions: typeof entries === 'string' ? entries : JSON.stringify(entries),
        ...more,
      },
    })
  ).body;

const entry = (field: string, name: string, width: number, more: object = {}) => ({
  field,
  name,
  type: 'text',
  width,
  show: true,
  required: false,
  ...more,
});

describe('a user’s own form design', () => {
  it('orders, names, widens and hides the fields of his form, a width percent being its share of 12 #F04 #R05', async () => {
    const plain = await formOf('sales');
    const saved = await save('sales', [
      entry('CustomerName', '客户全称', 50),
      entry('Phone', '联系电话', 25),
      { type: 'line', name: '结算', width: 100 },
      entry('CreditLimit', '信用额度', 33.33),
      entry('Mail', '邮箱', 50, { show: false }),
    ]);
    expect(saved).toMatchObject({ status: true, data: { version: 1 }, extra: { problems: [] } });
    const form = await formOf('sales');
    expect(form.slice(0, 3)).toEqual([
      ['客户全称 6', '联系电话 3'],
      ['结算 12'],
      [expect.stringMatching(/^信用额度 3\.99/)],
    ]);
    expect(form.flat().join()).not.toContain('邮箱');
    expect(form.flat().length).toBeGreaterThanOrEqual(plain.flat().length - 1);
    expect(await formOf('manager')).toEqual(plain);
  });

  it('is answered by getData as it was saved, and only to him #C21', async () => {
    const own = (await app.get('sales', '/api/FormDesignOptionsUser/getData?titleEnName=/Customer')).body;
    expect(JSON.parse(own.data.DaraggeOptions)[0]).toMatchObject({ field: 'CustomerName', width: 50 });
    const other = (await app.get('manager', '/api/FormDesignOptionsUser/getData?titleEnName=/Customer')).body;
    expect(other).toMatchObject({ status: true, data: null });
    const closed = (await app.get('worker', '/api/FormDesignOptionsUser/getData?titleEnName=/Customer')).body;
    expect(closed).toMatchObject({ status: false, code: '403' });
  });

  it('cannot free what the table demands, nor require, compute or show what is hidden #R05', async () => {
    const body = await save('manager', [
      entry('CustomerName', '客户名称', 100, { show: false }),
      entry('CreditLimit', '信用额度', 100, {
        required: true,
        funName: '双倍',
        funMethod: 1000,
        funContent: '2*2',
      }),
      entry('CreateID', '创建人ID', 50),
    ]);
    expect(body.extra.problems.map(({ message }: { message: string }) => message)).toEqual([
      '必填字段【客户名称】不能隐藏',
      '字段【创建人ID】不可显示，已忽略',
    ]);
    const { layers } = await layersOf('manager', 'Customer');
    const { table } = resolve(layers, types);
    expect(table.byName.get('CreditLimit')).not.toHaveProperty('formula');
    expect(table.byName.get('CreditLimit')?.required ?? false).toBe(false);
    expect((await formOf('manager')).flat().join()).not.toContain('创建人ID');
    const sql = await save('manager', [], {
      SqlParams: '[{"name":"x","field":"y","type":"text","content":"select 1"}]',
    });
    expect(sql).toMatchObject({ status: false, data: { issues: [{ rule: 'sqlParameter.onlyAdmin' }] } });
  });

  it('whose text is broken opens with its readable part and a list of problems #E41', async () => {
    const good = JSON.stringify(entry('CustomerName', '客户', 50));
    const cut = `[${good},{"field":"Phone","name":"电话","width":500},{"field":"Nowhere","name":"无此字段"},{"field":"Ema`;
    const body = await save('planner', cut);
    expect(body.status).toBe(false);
    const saved = await save('buyer', cut, { TitleEnName: '/Supplier' });
    expect(saved.status).toBe(true);
    const sales = await save('sales', cut);
    expect(sales.extra.problems).toEqual([
      { path: 'DaraggeOptions[3]', message: 'DaraggeOptions第4项不是完整的JSON，已忽略' },
      { path: 'DaraggeOptions[1].width', message: '宽度【500】不在1到100之间，已忽略' },
      { path: 'DaraggeOptions[2]', message: '第3项【无此字段】不是此表的字段，已忽略' },
    ]);
    expect((await formOf('sales'))[0]).toEqual(['客户 6']);
    const { settings } = await layersOf('sales', 'Customer');
    expect(settings.Customer?.design?.problems).toHaveLength(3);
  });

  it('has versions: an old one comes back, and a reset gives the plain form #R05', async () => {
    const versions = (await app.get('sales', '/api/FormDesignOptionsUser/getHistory?titleEnName=/Customer'))
      .body.data;
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    const back = await app.post('sales', '/api/FormDesignOptionsUser/restore', {
      titleEnName: '/Customer',
      version: 1,
    });
    expect(back.body).toMatchObject({ status: true, data: { version: 3 } });
    expect((await formOf('sales'))[0]).toEqual(['客户全称 6', '联系电话 3']);
    const own = (await app.get('sales', '/api/FormDesignOptionsUser/getData?titleEnName=/Customer')).body
      .data;
    expect((await app.post('manager', '/api/FormDesignOptionsUser/del', [own.FormId])).body.status).toBe(
      false,
    );
    expect((await app.post('sales', '/api/FormDesignOptionsUser/del', [own.FormId])).body.status).toBe(true);
    expect(await formOf('sales')).toEqual(await formOf('director'));
    const { settings } = await layersOf('sales', 'Customer');
    expect(settings.Customer).not.toHaveProperty('design');
  });
});

describe('the administrator’s form design', () => {
  it('is everybody’s, demands and computes on the server, and its global lines overrule users’ own #E41', async () => {
    await save('sales', [
      entry('CustomerName', '我的客户', 100),
      entry('Phone', '我的电话', 100, { show: false }),
      entry('Mail', '我的邮箱', 100),
    ]);
    const saved = await save('admin', [
      entry('CustomerName', '客户名称', 50),
      entry('Phone', '联系电话（必填）', 25, { required: true, isGlobal: true }),
      entry('Mail', '邮箱', 25),
      entry('CreditLimit', '信用额度(元)', 50, {
        funName: '按业务员',
        funMethod: 1000,
        funFixed: 2,
        funContent: 'SalesMan_Id*1000.005',
        funParamsValue: 'SalesMan_Id',
      }),
    ]);
    expect(saved).toMatchObject({ status: true });
    expect((await formOf('director'))[0]).toEqual(['客户名称 6', '联系电话（必填） 3', '邮箱 3']);
    expect((await formOf('sales')).slice(0, 3)).toEqual([
      ['我的客户 12'],
      ['联系电话（必填） 3'],
      ['我的邮箱 12'],
    ]);
    const refused = await app.post('sales', '/api/Customer/Add', {
      mainData: { CustomerName: '无锡恒力轴承有限公司' },
    });
    expect(refused.body).toMatchObject({ status: false, data: { issues: [{ path: 'Phone' }] } });
    const admin = (await app.get('sales', '/api/FormDesignOptionsUser/getDataForAdmin?titleEnName=/Customer'))
      .body.data;
    expect(admin).toMatchObject({ User_Id: 1, SqlParams: '' });
    expect(JSON.parse(admin.DaraggeOptions)).toHaveLength(4);
    expect(admin.DaraggeOptions).not.toContain('fun');
    const made = await app.post('sales', '/api/Customer/Add', {
      mainData: { CustomerName: '无锡恒力轴承有限公司', Phone: '13812345678', SalesMan_Id: 2 },
    });
    expect(made.body.data.data.CreditLimit).toBe(2000.01);
  });

  it('names, orders and hides the columns of a detail', async () => {
    const saved = await app.post('admin', '/api/FormDesignOptionsUser/update', {
      mainData: {
        TitleEnName: 'Production_SalesOrder',
        DaraggeOptions: '[]',
        TableConfig: JSON.stringify([
          { title: '数量（件）', field: 'Qty', show: true, width: 100, orderNo: 2 },
          { title: '产品', field: 'Product_Id', show: true, orderNo: 1, funData: '' },
          { title: '备注说明', field: 'Remark', show: false },
        ]),
      },
    });
    expect(saved.body.status).toBe(true);
    const { details } = await layersOf('sales', 'Production_SalesOrder');
    const { table } = resolve(details.Production_SalesOrderList ?? [], types);
    const titles = columnsOf(table).map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual(['产品', '数量（件）']);
    expect(titles).not.toContain('备注说明');
  });

  it('is a version like every schema, and the plain form comes back with the oldest or none', async () => {
    const history = (await app.get('admin', '/api/jig/schema/history?kind=formDesign&name=Customer')).body
      .data;
    expect(history).toHaveLength(1);
    const own = (await app.get('admin', '/api/FormDesignOptionsUser/getData?titleEnName=/Customer')).body
      .data;
    await app.post('admin', '/api/FormDesignOptionsUser/del', [own.FormId]);
    expect((await formOf('director')).flat().join()).not.toContain('联系电话（必填）');
    await app.post('admin', '/api/jig/schema/restore', { kind: 'formDesign', name: 'Customer', version: 1 });
    expect((await formOf('director')).flat().join()).toContain('联系电话（必填）');
    const back = (await app.get('admin', '/api/FormDesignOptionsUser/getData?titleEnName=/Customer')).body
      .data;
    expect(back.Title).toBe('客户');
  });
});
