import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hook } from '../../server-mock/context/Hook.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const text = (field: string, more: object = {}) => ({
  field,
  title: field,
  type: 'text',
  editRowNo: 1,
  ...more,
});

const line = {
  format: 1,
  table: 'Shop_Line',
  cnName: '商店明细',
  key: 'Line_Id',
  fields: [
    { field: 'Order_Id', title: '订单', type: 'number', columnType: 'int', hidden: true },
    text('Name'),
  ],
};

const order = {
  format: 1,
  table: 'Shop_Order',
  cnName: '商店订单',
  key: 'Order_Id',
  sortName: 'Name',
  sortOrder: 'asc',
  hooks: { addBefore: ['fill'] },
  details: [{ table: 'Shop_Line', sortName: 'Name', sortOrder: 'asc' }],
  fields: [
    text('Name'),
    { field: 'Scope', title: '范围', type: 'select', dataKey: 'shopScope', columnType: 'int', editRowNo: 2 },
    { field: 'Kind', title: '类别', type: 'select', dataKey: 'shopKinds', editRowNo: 2 },
    text('Mark', { required: true, disabled: true, serverFilled: true }),
  ],
};

const dictionaries = [
  {
    dicNo: 'shopScope',
    dicName: '范围',
    data: [{ key: -1, value: '全部订单' }],
    source: { table: 'Shop_Order', key: 'Order_Id', label: 'Name' },
  },
  {
    dicNo: 'shopKinds',
    dicName: '类别',
    source: { table: 'Shop_Line', key: 'Name', label: 'Name', distinct: true },
  },
];

describe.each(dailyKinds)('what definitions of other products say, on %s', (kind) => {
  let app: TestApp;
  /** Fills the marks of records, except of those named 空. */
  const fill: Hook = async ({ values }) => {
    if (values.Name !== '空') values.Mark = '已填';
    return [];
  };

  beforeAll(async () => {
    app = await openTestApp(kind, { hooks: { fill } });
    const publish = async (kind: string, name: string, patch: object) => {
      const { body } = await app.post('admin', '/api/jig/schema/publish', { kind, name, patch });
      expect(body.message).toBe('保存成功');
    };
    const { fields, ...bare } = order;
    const unbound = fields.filter((field) => !('dataKey' in field));
    await publish('table', line.table, line);
    // The dictionaries are made of the tables, and the tables choose from the dictionaries.
    await publish('table', order.table, { ...bare, fields: unbound });
    for (const one of dictionaries) await publish('dictionary', one.dicNo, { format: 1, ...one });
    await publish('table', order.table, order);
  });
  afterAll(() => app.close());

  const add = async (Name: string, more: object = {}, ...lines: readonly string[]) =>
    (
      await app.post('admin', '/api/Shop_Order/Add', {
        mainData: { Name, ...more },
        detailData: lines.map((name) => ({ Name: name })),
        delKeys: null,
      })
    ).body;
  const options = async (dicNo: string) =>
    (await app.post('admin', '/api/Sys_Dictionary/GetVueDictionary', [dicNo])).body[0].data;

  it('a locked required field is filled by a hook, and refused when it is not', async () => {
    expect(await add('乙')).toMatchObject({ status: true });
    const refused = await add('空');
    expect(refused).toMatchObject({ status: false, code: '422' });
    expect(refused.message).toContain('Mark由系统填写，但没有得到值');
    const { rows } = (await app.post('admin', '/api/Shop_Order/Page', query())).body;
    expect(rows).toMatchObject([{ Name: '乙', Mark: '已填' }]);
  });

  it('rows come in ascending order where the table says so', async () => {
    for (const name of ['丙', '甲']) expect(await add(name)).toMatchObject({ status: true });
    const names = async (more: object = {}) =>
      (await app.post('admin', '/api/Shop_Order/Page', query([], more))).body.rows.map(
        ({ Name }: { readonly Name: string }) => Name,
      );
    expect(await names()).toEqual(['丙', '乙', '甲']);
    expect(await names({ sort: 'Name', order: 'desc' })).toEqual(['甲', '乙', '丙']);
  });

  it('a dictionary has fixed options before those of rows, and both can be chosen', async () => {
    const [fixed, ...rows] = await options('shopScope');
    expect(fixed).toEqual({ key: -1, value: '全部订单' });
    expect(rows).toContainEqual({ key: 1, value: '乙' });
    expect(await add('丁', { Scope: -1 })).toMatchObject({ status: true });
    expect(await add('戊', { Scope: 1 })).toMatchObject({ status: true });
    expect(await add('己', { Scope: 999 })).toMatchObject({ status: false, code: '422' });
  });

  it('a dictionary of distinct values has each once, and deleting one of its rows is not refused', async () => {
    const saved = await add('庚', {}, '螺母', '螺栓', '螺母');
    expect(saved).toMatchObject({ status: true });
    expect(await options('shopKinds')).toEqual([
      { key: '螺栓', value: '螺栓' },
      { key: '螺母', value: '螺母' },
    ]);
    expect(await add('辛', { Kind: '螺栓' })).toMatchObject({ status: true });
    expect(await add('壬', { Kind: '垫片' })).toMatchObject({ status: false, code: '422' });
    const found = query([{ name: 'Name', value: '庚', displayType: 'equal' }]);
    const { rows } = (await app.post('admin', '/api/Shop_Order/Page', found)).body;
    const gone = (await app.post('admin', '/api/Shop_Order/Del', [rows[0].Order_Id])).body;
    expect(gone).toMatchObject({ status: true });
    expect(await options('shopKinds')).toEqual([]);
  });
});
