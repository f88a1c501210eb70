import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hook } from '../../server-mock/context/Hook.ts';
import { databaseKinds } from '../setup/testDatabase.ts';
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
  fields: [text('Name'), text('Mark', { required: true, disabled: true, serverFilled: true })],
};

describe.each(databaseKinds)('what definitions of other products say, on %s', (kind) => {
  let app: TestApp;
  /** Fills the marks of records, except of those named 空. */
  const fill: Hook = async ({ values }) => {
    if (values.Name !== '空') values.Mark = '已填';
    return [];
  };

  beforeAll(async () => {
    app = await openTestApp(kind, { hooks: { fill } });
    for (const patch of [line, order]) {
      const { body } = await app.post('admin', '/api/jig/schema/publish', {
        kind: 'table',
        name: patch.table,
        patch,
      });
      expect(body.message).toBe('保存成功');
    }
  });
  afterAll(() => app.close());

  const add = async (Name: string) =>
    (await app.post('admin', '/api/Shop_Order/Add', { mainData: { Name } })).body;

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
});
