import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Hook, HookInput } from '../../server-mock/context/Hook.ts';
import { veto } from '../../server-mock/context/Hook.ts';
import { run } from '../../server-mock/db/sql/compile.ts';
import { sql } from '../../server-mock/db/sql/sql.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { importFile, workbook } from './sheetFile.ts';
import { sheetsOf } from './sheetOf.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

describe.each(dailyKinds)('hooks of an import on %s', (kind) => {
  let app: TestApp;
  let columns: readonly string[];
  const seen: Pick<HookInput, 'moment' | 'values' | 'stored' | 'details'>[] = [];
  let failing = '';

  /** Records its calls with the stored record, and fails for one name. */
  const followUp: Hook = async ({ db, moment, values, stored, details }) => {
    seen.push({ moment, values: { ...values }, stored, details });
    if (moment === 'addBefore')
      return values.CustomerName === '黑名单公司' ? veto('CustomerName', 'form.option') : [];
    if (values.CustomerName === failing) throw new Error('the follow-up failed');
    const name = String((moment === 'delAfter' ? stored : values)?.CustomerCode ?? '');
    await run(db, sql`update "Customer" set "Remark" = ${`${moment} ${name}`} where "CustomerCode" = 'KH-1'`);
    return values.CustomerName === '多嘴公司' ? veto('', 'form.option', { title: '客户' }) : [];
  };

  beforeAll(async () => {
    const Customer = [
      { Customer_Id: 1, CustomerCode: 'KH-1', CustomerName: '华东机械', CustomerType: 'direct', Enable: 1 },
    ];
    const Base_NumberRule = [{ FormCode: 'Customer', Prefix: 'KH', SubmitTime: 'yyyyMMdd', SerialNumber: 3 }];
    app = await openTestApp(kind, {
      file: { rows: { Customer, Base_NumberRule } },
      hooks: { followUp },
    });
    const hooks = Object.fromEntries(
      ['addBefore', 'addAfter', 'updateAfter', 'delAfter'].map((moment) => [moment, ['followUp']]),
    );
    const published = await app.post('admin', '/api/jig/schema/publish', {
      kind: 'design',
      name: 'Customer',
      patch: { table: { hooks }, fields: [] },
    });
    expect(published.body.message).toBe('保存成功');
    const sheets = await sheetsOf(await app.raw('sales', '/api/Customer/DownloadTemplate'));
    columns = (sheets.客户?.[0] ?? []).map(String);
  });
  afterAll(() => app.close());
  beforeEach(() => {
    seen.length = 0;
    failing = '';
  });

  const customers = (...names: readonly string[]) =>
    workbook([
      columns,
      ...names.map((name) =>
        columns.map((column) => ({ 客户名称: name, 客户类型: '直销客户' })[column] ?? null),
      ),
    ]);
  const find = async (name: string) =>
    (await app.post('admin', '/api/Customer/Page', query([{ name: 'CustomerName', value: name }]))).body.rows;
  const remark = async () => (await find('华东机械'))[0].Remark;

  it('after it run for every record as it was stored, in order, and write in its transaction #X10', async () => {
    const answer = await importFile(app, 'sales', 'Customer', { bytes: await customers('甲厂', '乙厂') });
    expect(answer.message).toBe('导入成功，共2行');
    const after = seen.filter(({ moment }) => moment === 'addAfter');
    expect(after.map(({ values }) => [values.CustomerName, values.CustomerCode, values.Creator])).toEqual([
      ['甲厂', 'KH20260305001', '李销售'],
      ['乙厂', 'KH20260305002', '李销售'],
    ]);
    const stored = [...(await find('甲厂')), ...(await find('乙厂'))];
    expect(after.map(({ values }) => values.Customer_Id)).toEqual(stored.map((row) => row.Customer_Id));
    expect(await remark()).toBe('addAfter KH20260305002');
    await app.post('sales', '/api/Customer/ImportUndo', { batch: answer.data.batch });
    expect(seen.filter(({ moment }) => moment === 'delAfter')).toHaveLength(2);
    expect(await remark()).toMatch(/^delAfter KH2026030500[12]$/);
  });

  it('one that fails takes the whole import back, its own writes and the numbers with it', async () => {
    await app.context.db.query(`update "Customer" set "Remark" = '' where "CustomerCode" = 'KH-1'`);
    failing = '丁厂';
    const answer = await importFile(app, 'sales', 'Customer', { bytes: await customers('丙厂', '丁厂') });
    expect(answer.status).toBe(false);
    expect(seen.filter(({ moment }) => moment === 'addAfter')).toHaveLength(2);
    expect([await find('丙厂'), await find('丁厂'), await remark()]).toEqual([[], [], '']);
  });

  it('one that complains after it is logged, as after a save; one before it refuses the row', async () => {
    const answer = await importFile(app, 'sales', 'Customer', { bytes: await customers('多嘴公司') });
    expect(answer.status).toBe(true);
    expect(app.logged.map(({ message }) => message)).toContain('a hook complained after the save');
    const refused = await importFile(app, 'sales', 'Customer', { bytes: await customers('黑名单公司') });
    expect(refused.data.errors.map(({ row, column }) => [row, column])).toEqual([[2, '客户名称']]);
  });

  it('after a save get the same: the row with its key and number', async () => {
    const mainData = { CustomerName: '戊厂', CustomerType: 'direct' };
    await app.post('sales', '/api/Customer/Add', { mainData });
    const [row] = await find('戊厂');
    expect(seen.at(-1)?.values).toMatchObject({
      Customer_Id: row.Customer_Id,
      CustomerCode: row.CustomerCode,
    });
    await app.post('sales', '/api/Customer/Update', {
      mainData: { Customer_Id: row.Customer_Id, Version: 1, Linkman: '周一' },
    });
    expect(seen.at(-1)).toMatchObject({
      moment: 'updateAfter',
      stored: { Linkman: null },
      values: { Linkman: '周一', Version: 2 },
    });
  });
});
