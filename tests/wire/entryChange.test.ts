import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

type Column = Readonly<Record<string, string | number | null>>;

const head = { ColumnCNName: '盘点', TableName: 'Count_Sheet', MenuParent: 60, ExpressField: 'Amout' };
const columns: readonly Column[] = [
  { ColumnName: 'Sheet_Id', ColumnCnName: '主键', ColumnType: 'int', IsKey: 1 },
  { ColumnName: 'Amout', ColumnCnName: '金额', ColumnType: 'decimal', EditType: 'decimal', EditRowNo: 1 },
  { ColumnName: 'Place', ColumnCnName: '库位', ColumnType: 'string', EditType: 'text', EditRowNo: 1 },
];

describe.each(databaseKinds)('a change of an entry with stored rows on %s', (kind) => {
  let app: TestApp;
  const call = async (path: string, body: unknown, user = 'admin') =>
    (await app.post(user, `/api/${path}`, body)).body;
  const entry = async () =>
    (await call('Sys_TableInfo/Page', query([{ name: 'TableName', value: 'Count_Sheet' }]))).rows[0];
  const lines = async (): Promise<readonly Column[]> =>
    (await call('Sys_TableInfo/getDetailPage', { value: (await entry()).Table_Id, page: 1, rows: 100 })).rows;
  /** Saves the entry with one of its columns changed, or with one more. */
  const change = async (name: string, said: Column, confirmed?: readonly string[]) => {
    const { Table_Id, Version } = await entry();
    const all = await lines();
    const line = all.find(({ ColumnName }) => ColumnName === name);
    return call('Sys_TableInfo/Update', {
      mainData: { Table_Id, Version },
      detailData: [{ ...line, ...said }],
      ...(confirmed && { confirmed }),
    });
  };
  const takeOut = async (name: string, confirmed?: readonly string[]) => {
    const { Table_Id, Version } = await entry();
    const line = (await lines()).find(({ ColumnName }) => ColumnName === name);
    return call('Sys_TableInfo/Update', {
      ...{ mainData: { Table_Id, Version }, detailData: [], delKeys: [line?.ColumnId] },
      ...(confirmed && { confirmed }),
    });
  };
  const rows = async (): Promise<readonly Column[]> => (await call('Count_Sheet/Page', query([]))).rows;
  const asked = (answer: { readonly data?: { readonly issues?: readonly Record<string, unknown>[] } }) =>
    (answer.data?.issues ?? []).map(({ path, rule, question }) => ({ path, rule, question }));

  beforeAll(async () => {
    app = await openTestApp(kind);
    expect(await call('Sys_TableInfo/Add', { mainData: head, detailData: columns })).toMatchObject({
      status: true,
    });
    for (const values of [{ Amout: 12.5, Place: 'A-01' }, { Place: 'A-02' }])
      expect(await call('Count_Sheet/Add', { mainData: values })).toMatchObject({ status: true });
  });
  afterAll(() => app.close());

  it('keeps values, rights, designs and what was changed by hand under a new name of a column', async () => {
    const { bundle } = app.context.catalog.source;
    const table = bundle.tables.get('Count_Sheet');
    const fields = table?.fields.map((line) => (line.field === 'Amout' ? { ...line, width: 177 } : line));
    const byHand = { kind: 'table', name: 'Count_Sheet', patch: { ...table, fields } };
    expect(await call('jig/schema/publish', byHand)).toMatchObject({ status: true });
    const design = {
      kind: 'design',
      name: 'Count_Sheet',
      patch: { fields: [{ field: 'Amout', placeholder: '元' }] },
    };
    expect(await call('jig/schema/publish', design)).toMatchObject({ status: true });
    await app.context.db.query(
      `insert into "Sys_RoleField" ("Role_Id", "TableName", "Fields", "Version")
         select "Role_Id", 'Count_Sheet', '{"Amout":{"show":0}}', 1 from "Sys_Role" where "RoleName" = '访客'`,
    );
    expect(await change('Amout', { ColumnName: 'Amount' })).toMatchObject({ status: true });
    expect((await rows()).map(({ Amount }) => Amount).toSorted()).toEqual([12.5, null]);
    const now = app.context.catalog.table('Count_Sheet');
    expect(now?.nameField).toBe('Amount');
    expect(now?.byName.get('Amount')).toMatchObject({ width: 177, placeholder: '元' });
    expect(now?.byName.has('Amout')).toBe(false);
    const rights = await app.context.db.query(
      `select "Fields" from "Sys_RoleField" where "TableName" = 'Count_Sheet'`,
    );
    expect(rights.rows).toEqual([{ Fields: '{"Amount":{"show":0}}' }]);
  });

  it('asks before a column with values goes, and before its old values come back', async () => {
    const first = await takeOut('Place');
    expect(asked(first)).toMatchObject([{ rule: 'codegen.columnsGone', path: '' }]);
    expect(first.message).toContain('库位 Place (2)');
    const yes = asked(first).map(({ question }) => String(question));
    expect(await takeOut('Place', yes)).toMatchObject({ status: true });
    const again = { ...columns[2], ColumnId: null };
    const back = await change('Place', again as Column);
    expect(asked(back)).toMatchObject([
      { rule: 'codegen.columnBack', path: expect.stringContaining('ColumnName') },
    ]);
    const take = asked(back).map(({ question }) => String(question));
    expect(await change('Place', again as Column, take)).toMatchObject({ status: true });
    expect((await rows()).map(({ Place }) => Place).toSorted()).toEqual(['A-01', 'A-02']);
  });

  it('keeps the decimals that a column says, in the table, in a save and in what is stored', async () => {
    const column = async () =>
      (
        await app.context.db.query(
          `select numeric_scale as "scale" from information_schema.columns
             where table_name = 'Count_Sheet' and column_name = 'Amount' and table_schema = current_schema()`,
        )
      ).rows[0]?.scale;
    expect(asked(await change('Place', { Scale: 2 }))).toMatchObject([{ rule: 'codegen.noDigits' }]);
    expect(asked(await change('Amount', { Scale: 9 }))).toMatchObject([{ rule: 'form.max' }]);
    const fewer = await change('Amount', { Scale: 0 });
    expect(asked(fewer)).toEqual([{ rule: 'migration.fewerDigits', path: expect.stringMatching(/Scale$/) }]);
    expect(fewer.message).toContain('有 1 行的值超过0位小数');
    expect(await column()).toBe(4);
    expect(await change('Amount', { Scale: 2 })).toMatchObject({ status: true });
    expect(await column()).toBe(2);
    expect(app.context.catalog.table('Count_Sheet')?.byName.get('Amount')).toMatchObject({ scale: 2 });
    const add = (Amount: number) => call('Count_Sheet/Add', { mainData: { Amount } });
    expect(await add(1.005)).toMatchObject({ status: false, message: expect.stringContaining('2位小数') });
    expect(await add(1.01)).toMatchObject({ status: true });
    expect((await rows()).map(({ Amount }) => Amount)).toContain(1.01);
    await app.context.db.query('delete from "Count_Sheet" where "Amount" = 1.01');
  });

  it('asks before rows without a value must have one, and refuses a name that the database has', async () => {
    const required = await change('Amount', { IsNull: 0 });
    expect(asked(required)).toMatchObject([{ rule: 'codegen.requiredEmpty' }]);
    expect(required.message).toContain('已有 1 行没有值');
    const swapped = await change('Amount', { ColumnName: 'Version_2' });
    expect(swapped).toMatchObject({ status: true });
    await app.context.db.query('alter table "Count_Sheet" add column "Left" integer');
    expect(asked(await change('Version_2', { ColumnName: 'Left' }))).toMatchObject([
      { rule: 'codegen.renameOnto' },
    ]);
  });

  it('keeps the numbers of choices, and those taken out readable on stored rows', async () => {
    const state = { ColumnName: 'State', ColumnCnName: '状态', ColumnType: 'int', EditType: 'select' };
    const at = { EditRowNo: 2, ColumnId: null };
    expect(await change('State', { ...state, ...at, Options: '正常,异常' })).toMatchObject({ status: true });
    for (const State of [1, 2]) await call('Count_Sheet/Add', { mainData: { State } });
    expect(await change('State', { Options: '待检,正常,异常' })).toMatchObject({ status: true });
    const labels = () =>
      (app.context.catalog.bundle.dictionaries.get('Count_Sheet_State')?.data ?? []).map(
        ({ key, value, hidden }) => `${hidden ? '-' : ''}${key}${value}`,
      );
    expect(labels()).toEqual(['3待检', '1正常', '2异常']);
    const gone = await change('State', { Options: '待检,正常' });
    expect(asked(gone)).toMatchObject([{ rule: 'codegen.choicesGone' }]);
    expect(gone.message).toContain('异常 (1)');
    const yes = asked(gone).map(({ question }) => String(question));
    expect(await change('State', { Options: '待检,正常' }, yes)).toMatchObject({ status: true });
    expect(labels()).toEqual(['3待检', '1正常', '-2异常']);
  });

  it('changes the prefix of a number rule with the entry, unless people gave it another', async () => {
    const rule = async () =>
      (
        await app.context.db.query(
          `select "Prefix", "GenerativeRule" from "Base_NumberRule" where "FormCode" = 'Count_Sheet'`,
        )
      ).rows[0];
    const code = { ColumnName: 'Code', ColumnCnName: '单号', ColumnType: 'string', Maxlength: 30 };
    const made = { ...code, EditType: 'text', EditRowNo: 3, ColumnId: null, CodePrefix: 'PD' };
    expect(await change('Code', made)).toMatchObject({ status: true });
    expect(await change('Code', { CodePrefix: 'CS' })).toMatchObject({ status: true });
    expect(await rule()).toEqual({ Prefix: 'CS', GenerativeRule: 'CSyyyyMMdd0001' });
    await app.context.db.query(
      `update "Base_NumberRule" set "Prefix" = 'OWN' where "FormCode" = 'Count_Sheet'`,
    );
    const own = await change('Code', { CodePrefix: 'XX' });
    expect(asked(own)).toMatchObject([
      { rule: 'codegen.ruleOwned', path: expect.stringMatching(/CodePrefix$/) },
    ]);
    const yes = asked(own).map(({ question }) => String(question));
    expect(await change('Code', { CodePrefix: 'XX' }, yes)).toMatchObject({ status: true });
    expect(await rule()).toMatchObject({ Prefix: 'OWN' });
  });

  it.each([
    ['serial', 'serial primary key'],
    ['identity', 'integer generated by default as identity primary key'],
    ['plain', 'integer primary key'],
  ])('takes over a table with %s keys, which go on after those that are there', async (name, key) => {
    const table = `Taken_${name}`;
    await app.context.db.query(`create table "${table}" ("Id" ${key}, "Name" varchar(50) not null)`);
    await app.context.db.query(`insert into "${table}" values (1, 'a'), (2, 'b'), (7, 'c')`);
    const over = {
      mainData: { ColumnCNName: '接管', TableName: table, MenuParent: 60, ExpressField: 'Name' },
      detailData: [
        { ColumnName: 'Id', ColumnCnName: '主键', ColumnType: 'int', IsKey: 1 },
        { ColumnName: 'Name', ColumnCnName: '名称', ColumnType: 'string', EditType: 'text', EditRowNo: 1 },
      ],
    };
    const first = await call('Sys_TableInfo/Add', over);
    expect(asked(first)).toMatchObject([{ rule: 'codegen.loosened', path: 'TableName' }]);
    expect(first.message).toContain('Name');
    const confirmed = asked(first).map(({ question }) => question);
    expect(await call('Sys_TableInfo/Add', { ...over, confirmed })).toMatchObject({ status: true });
    const made = await call(`${table}/Add`, { mainData: { Name: 'd' } });
    expect(made).toMatchObject({ status: true, data: { data: { Id: 8 } } });
  });

  it('says in the preview what a save would ask', async () => {
    const all = await lines();
    const mainData = await entry();
    const detailData = all.filter(({ ColumnName }) => ColumnName !== 'Place');
    const { data } = await call('builder/preview', { mainData, detailData });
    expect(data.issues).toMatchObject([{ rule: 'codegen.columnsGone', severity: 'warning' }]);
  });

  it('asks before a choice gets another name, and keeps its number', async () => {
    const state = { ColumnName: 'Verdict', ColumnCnName: '状态', ColumnType: 'int', EditType: 'select' };
    const made = await change('Verdict', { ...state, EditRowNo: 2, Options: '正常,异常' });
    expect(made).toMatchObject({ status: true });
    expect(await call('Count_Sheet/Add', { mainData: { Verdict: 2 } })).toMatchObject({ status: true });
    const renamed = await change('Verdict', { Options: '正常,待检' });
    expect(asked(renamed)).toMatchObject([
      { rule: 'codegen.choicesRenamed', path: expect.stringMatching(/Options$/) },
    ]);
    expect(renamed.message).toContain('异常 → 待检 (1)');
    const yes = asked(renamed).map(({ question }) => String(question));
    expect(await change('Verdict', { Options: '正常,待检' }, yes)).toMatchObject({ status: true });
    const dictionary = app.context.catalog.table('Count_Sheet')?.byName.get('Verdict')?.dataKey ?? '';
    expect(app.context.catalog.bundle.dictionaries.get(dictionary)?.data).toEqual([
      { key: 1, value: '正常' },
      { key: 2, value: '待检' },
    ]);
    // A choice that no row holds is renamed without a question.
    expect(await change('Verdict', { Options: '合格,待检' })).toMatchObject({ status: true });
  });
});
