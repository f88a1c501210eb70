import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerMenuId, answerPath, answerTable } from '../../runtime/model/collections/CollectionForm.ts';
import { sessionAfter } from '../../runtime/wire/session/readSession.ts';
import { databaseKinds } from '../setup/testDatabase.ts';
import questions from './cases/collectionQuestions.json' with { type: 'json' };
import { openTestApp, query, type TestApp } from './testApp.ts';

type Questions = typeof questions.good;

describe.each(databaseKinds)('a form for collecting data on %s', (kind) => {
  let app: TestApp;
  let form = '';
  let roles: Readonly<Record<string, number>> = {};
  const table = () => answerTable(form);

  beforeAll(async () => {
    app = await openTestApp(kind);
    const { rows } = await app.context.db.query('select "Role_Id", "RoleName" from "Sys_Role"');
    roles = Object.fromEntries(rows.map((row) => [String(row.RoleName), Number(row.Role_Id)]));
  });
  afterAll(() => app.close());

  const call = async (path: string, body: unknown, user = 'admin') =>
    (await app.post(user, `/api/${path}`, body)).body;
  const told = async (path: string, user = 'admin') => (await app.get(user, `/api/${path}`)).body;
  const save = (mainData: object, action = 'Update', user = 'admin') =>
    call(`FormDesignOptions/${action}`, { mainData, detailData: null, delKeys: null }, user);
  const design = (asked: unknown) => save({ FormId: form, DaraggeOptions: JSON.stringify(asked) });
  const submit = (answers: object, user = 'sales', id = form) =>
    call('FormDesignOptions/submit', { mainData: { FormId: id, FormData: JSON.stringify(answers) } }, user);
  const press = (action: string) =>
    call(`FormDesignOptions/changeUpdate?action=${action}`, { action, keys: [form] });
  const places = (body: { data: { issues: readonly { path: string; message: string }[] } }) =>
    body.data.issues.map(({ path, message }) => [path, message]);

  it('is a draft without a table until it is designed', async () => {
    const { status, data } = await save({ Title: '安全隐患上报', Description: '发现隐患请立即上报' }, 'Add');
    expect(status).toBe(true);
    form = data.data.FormId;
    expect([data.data.Status, data.data.FieldCount]).toEqual([0, 0]);
    expect(app.context.catalog.table(table())).toBeUndefined();
    expect((await press('Publish')).message).toContain('才能发布');
    expect((await told(`FormDesignOptions/getFormOptions?id=${form}`)).message).toBe(
      '表单【安全隐患上报】还没有发布，暂时不能填写',
    );
  });

  it.each(questions.bad)('refuses $why, in words', async ({ design: asked, message }) => {
    const body = await design(asked);
    expect([body.status, body.message]).toEqual([false, message]);
    expect(app.context.catalog.table(table())).toBeUndefined();
  });

  it('has a table, a page and a hidden menu line as soon as its design is saved', async () => {
    const body = await design(questions.good);
    expect([body.message, body.data?.data.FieldCount]).toEqual(['保存成功', 5]);
    expect(JSON.parse(body.data.data.FormOptions).formOptions[1][0]).toMatchObject({
      title: '隐患类别',
      required: true,
      data: [
        { key: '机械伤害', value: '机械伤害' },
        { key: '用电安全', value: '用电安全' },
      ],
    });
    const made = app.context.catalog.table(table());
    expect(made?.byName.get('field1700000000002')).toMatchObject({ type: 'radio', required: true });
    const session = sessionAfter(undefined)((await told('jig/session')).data, '');
    expect(session.pages.map(({ path }) => path)).toContain(answerPath(form));
    const line = session.menus.find(({ id }) => id === answerMenuId(form));
    expect([line?.name, line?.enable]).toEqual(['安全隐患上报', 2]);
  });

  it('is filled in by its roles once it is published, and by nobody else', async () => {
    expect((await press('Publish')).message).toContain('才能发布');
    const granted = await save({
      FormId: form,
      FillRoleIds: String(roles.销售),
      ResultRoleIds: String(roles.质检),
    });
    expect(granted.status).toBe(true);
    expect((await press('Publish')).status).toBe(true);
    const found = await told(`FormDesignOptions/getFormOptions?id=${form}`, 'sales');
    expect(found.data).toMatchObject({ title: '安全隐患上报', description: '发现隐患请立即上报' });
    expect(found.data.layers.length).toBeGreaterThan(0);
    const list = (await told('FormDesignOptions/getFillList', 'sales')).data;
    expect(list.map(({ formId }: { formId: string }) => formId)).toEqual([form]);
    expect((await told('FormDesignOptions/getFillList', 'buyer')).data).toEqual([]);
    expect((await submit(questions.answer, 'buyer')).message).toBe('您没有填写表单【安全隐患上报】的权限');
  });

  it('refuses wrong and missing answers, each at its field', async () => {
    const { field1700000000001: _none, ...missing } = questions.answer;
    const body = await submit({ ...missing, field1700000000002: '火灾', field1700000000004: '很多' });
    expect(body.status).toBe(false);
    expect(
      places(body)
        .map(([path]) => path)
        .toSorted(),
    ).toEqual(['field1700000000001', 'field1700000000002', 'field1700000000004']);
    expect((await submit([] as object)).message).toBe('提交的表单数据无法读取');
  });

  it('stores answers as rows, which only roles with results read', async () => {
    const done = await submit(questions.answer);
    expect([done.status, done.message]).toEqual([true, '填写成功']);
    const rows = (await call(`${table()}/Page`, query(), 'quality')).rows;
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ ...questions.stored, Creator: expect.any(String) });
    expect((await call(`${table()}/Page`, query(), 'sales')).rows).toBeUndefined();
    expect((await told('FormDesignOptions/getList', 'quality')).data).toMatchObject([
      { formId: form, path: answerPath(form), answers: 1 },
    ]);
    expect((await told('FormDesignOptions/getList', 'sales')).data).toEqual([]);
  });

  it('lists every answer in the shape of this family of products, and keeps it true', async () => {
    const [line] = (await call('FormCollectionObject/Page', query())).rows;
    expect(line.FormId).toBe(form);
    expect(JSON.parse(line.FormData)).toEqual({ FormId: form, ...questions.stored });
    const [row] = (await call(`${table()}/Page`, query())).rows;
    const changed = { AnswerId: row.AnswerId, Version: row.Version, field1700000000001: '配电房' };
    expect((await call(`${table()}/Update`, { mainData: changed })).status).toBe(true);
    const [after] = (await call('FormCollectionObject/Page', query())).rows;
    expect(after.Title).toBe('安全隐患上报 - 配电房');
    expect((await call('FormCollectionObject/Del', [after.FormCollectionId])).status).toBe(false);
  });

  it('keeps the answers when questions are added, and the column of a question with its type', async () => {
    const more: Questions = [...questions.good, questions.added] as Questions;
    expect((await design(more)).status).toBe(true);
    const [row] = (await call(`${table()}/Page`, query())).rows;
    expect([row.field1700000000001, row.field1700000000009]).toEqual(['配电房', null]);
    const other = more.map((one) => (one.field === 'field1700000000001' ? { ...one, type: 'number' } : one));
    expect((await design(other)).message).toContain('隐患地点');
    expect((await design([])).message).toContain('至少要保留一道题目');
  });

  it('takes no answers after it has ended, whichever call brings them', async () => {
    expect((await press('End')).status).toBe(true);
    const ended = '表单【安全隐患上报】已结束，不能再填写';
    expect((await submit(questions.answer)).message).toBe(ended);
    expect((await call(`${table()}/Add`, { mainData: questions.answer })).message).toBe(ended);
    expect((await press('End')).status).toBe(false);
  });

  it('gives back the rights that it gave, and no others', async () => {
    const rightsOf = async () =>
      (
        await app.context.db.query('select "Role_Id", "AuthValue" from "Sys_RoleAuth" where "Menu_Id" = $1', [
          answerMenuId(form),
        ])
      ).rows.map((row) => [row.Role_Id, row.AuthValue]);
    await app.context.db.query(
      'update "Sys_RoleAuth" set "AuthValue" = $1 where "Menu_Id" = $2 and "Role_Id" = $3',
      ['Search', answerMenuId(form), roles.质检],
    );
    expect((await save({ FormId: form, FillRoleIds: '', ResultRoleIds: '' })).status).toBe(true);
    expect(await rightsOf()).toEqual([[roles.质检, 'Search']]);
  });

  it('is not deleted while it has answers, then with its table, page and menu line', async () => {
    const del = () => call('FormDesignOptions/Del', [form]);
    expect((await del()).message).toBe('表单【安全隐患上报】已收到1份数据，不能删除；可以结束表单');
    const [row] = (await call(`${table()}/Page`, query())).rows;
    expect((await call(`${table()}/Del`, [row.AnswerId])).status).toBe(true);
    expect((await call('FormCollectionObject/Page', query())).rows).toEqual([]);
    expect((await del()).status).toBe(true);
    expect(app.context.catalog.table(table())).toBeUndefined();
    expect((await told(`FormDesignOptions/getFormOptions?id=${form}`)).message).toBe('表单不存在或已删除');
    expect((await told('FormDesignOptions/getFormOptions?id=x')).status).toBe(false);
  });
});
