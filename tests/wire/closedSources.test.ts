import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../runtime/model/access/User.ts';
import { loadAccount } from '../../server-mock/access/loadAccount.ts';
import { mayRead } from '../../server-mock/dictionaries/mayRead.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

describe.each(dailyKinds)('a maker names only dictionaries that the maker may read, on %s', (kind) => {
  let app: TestApp;
  let closed: readonly string[] = [];
  const open = 'enable';
  const words = /没有权限查看数据源【.+】|不在可选范围内/;

  const worker = async (): Promise<User> => {
    const { db, catalog } = app.context;
    const { rows } = await db.query('select "User_Id" from "Sys_User" where "UserName" = $1', ['worker']);
    const account = await loadAccount(db, catalog, Number(rows[0]?.User_Id));
    if (account === undefined) throw new Error('no worker');
    return account.user;
  };

  beforeAll(async () => {
    app = await openTestApp(kind);
    const { db, catalog, changes } = app.context;
    const [role] = (await worker()).roleIds;
    for (const [name, actions] of [
      ['Sys_Table_Extend', 'Search,Add,Update,Delete'],
      ['FormDesignOptions', 'Search,Add,Update'],
      ['Base_Process', 'Search'],
    ]) {
      const menu = catalog.bundle.menus.find(({ tableName }) => tableName === name)?.id;
      await db.query('delete from "Sys_RoleAuth" where "Role_Id" = $1 and "Menu_Id" = $2', [role, menu]);
      await db.query(
        'insert into "Sys_RoleAuth" ("Role_Id", "Menu_Id", "AuthValue", "Version") values ($1, $2, $3, 1)',
        [role, menu, actions],
      );
    }
    changes.bump(['Sys_RoleAuth']);
    const user = await worker();
    closed = [...catalog.bundle.dictionaries.keys()].filter((dicNo) => !mayRead(catalog, user, dicNo));
  });
  afterAll(() => app.close());

  const call = async (path: string, body: unknown, user = 'worker') =>
    (await app.post(user, `/api/${path}`, body)).body;
  const field = (DataDic: string, more: object = {}) => ({
    ...{ TableName: 'Base_Process', FieldName: '来源', FieldType: 'select', FieldCode: 'Source', DataDic },
    ...more,
  });
  const update = (...Sys_Table_Extends: readonly object[]) =>
    call('Sys_Table_Extend/updateFormExtendField', { Sys_Table_Extends, DeleteKeys: [] });
  const keyOf = async (code: string): Promise<number> => {
    const { rows } = await app.context.db.query(
      'select "TableEx_Id" from "Sys_Table_Extend" where "FieldCode" = $1',
      [code],
    );
    return Number(rows[0]?.TableEx_Id);
  };
  const form = (key: string) => ({
    mainData: {
      Title: `问卷${key}`,
      DaraggeOptions: JSON.stringify([{ field: 'field1', name: '客户', type: 'select', key }]),
    },
    ...{ detailData: null, delKeys: null },
  });

  it('for an extension field: saved in a form designer, on a page, and in two steps', async () => {
    expect(closed.length).toBeGreaterThan(20);
    for (const dicNo of closed) {
      const designed = await update(field(dicNo));
      expect([designed.status, designed.code], dicNo).toEqual([false, '422']);
      expect(designed.message).toMatch(words);
      const added = await call('Sys_Table_Extend/Add', { mainData: field(dicNo) });
      expect(added.message, dicNo).toMatch(words);
    }
    expect((await update(field('customers', { FieldType: 'text', FieldCode: 'Later' }))).status).toBe(true);
    const TableEx_Id = await keyOf('Later');
    expect((await update(field('customers', { FieldCode: 'Later', TableEx_Id }))).message).toMatch(words);
    const turned = { TableEx_Id, FieldType: 'select', DataDic: 'customers' };
    expect((await call('Sys_Table_Extend/Update', { mainData: turned })).message).toMatch(words);
    expect((await update(field(open, { FieldName: '启用' }))).message).toBe('保存成功');
    const { TableName: _, ...patch } = field('customers', { TableEx_Id: await keyOf('Source') });
    expect((await call('Sys_Table_Extend/Update', { mainData: patch })).message).toMatch(words);
    expect(mayRead(app.context.catalog, await worker(), 'customers')).toBe(false);
  });

  it('but may keep what somebody else chose', async () => {
    const made = field('suppliers', { FieldName: '供应商', FieldCode: 'Kept' });
    const saved = await call('Sys_Table_Extend/Add', { mainData: made }, 'admin');
    expect(saved.message).toBe('保存成功');
    const TableEx_Id = await keyOf('Kept');
    const renamed = { mainData: { TableEx_Id, FieldName: '供应方' } };
    expect((await call('Sys_Table_Extend/Update', renamed)).message).toBe('保存成功');
    expect((await update({ ...made, FieldName: '供货方', TableEx_Id })).message).toBe('保存成功');
  });

  it('for a question of a form', async () => {
    const user = await worker();
    for (const dicNo of closed.filter((one) => !mayRead(app.context.catalog, user, one))) {
      const body = await call('FormDesignOptions/Add', form(dicNo));
      expect([body.status, body.data?.issues?.[0]?.path], dicNo).toEqual([false, 'DaraggeOptions']);
      expect(body.message).toMatch(words);
    }
    expect((await call('FormDesignOptions/Add', form(open))).message).toBe('保存成功');
  });

  it('and is offered no others', async () => {
    const user = await worker();
    const still = closed.filter((dicNo) => !mayRead(app.context.catalog, user, dicNo));
    const all = await call('Sys_Dictionary/GetBuilderDictionary2', {});
    const [numbers] = await call('Sys_Dictionary/GetVueDictionary', ['dictionaryNumbers']);
    const offered = [
      ...all.map(({ dicNo }: { dicNo: string }) => dicNo),
      ...numbers.data.map(({ key }: { key: string }) => key),
    ];
    expect(offered).toContain(open);
    expect(still.filter((dicNo) => offered.includes(dicNo))).toEqual([]);
  });
});
