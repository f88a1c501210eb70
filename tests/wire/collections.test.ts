import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerMenuId, answerPath, answerTable } from '../../runtime/model/collections/CollectionForm.ts';
import { sessionAfter } from '../../runtime/wire/session/readSession.ts';
import { AnswerBrake } from '../../server-mock/collections/AnswerBrake.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import questions from './cases/collectionQuestions.json' with { type: 'json' };
import { openTestApp, query, type TestApp } from './testApp.ts';

type Questions = typeof questions.good;

const byNumber = (a: number, b: number): number => a - b;

describe.each(dailyKinds)('a form for collecting data on %s', (kind) => {
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
  const press = (action: string, id = form) =>
    call(`FormDesignOptions/changeUpdate?action=${action}`, { action, keys: [id] });
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

  const damaged = '设计内容不是完整的JSON列表，无法读取，没有保存；请在表单设计中重新设计后保存';
  const component = '设计内容的第2个组件无法读取，没有保存；请在表单设计中删除后重新添加';
  it.each([
    ['a cut text', JSON.stringify(questions.good).slice(0, -40), damaged],
    ['an object', '{"fields": []}', damaged],
    ['other text', 'not JSON', damaged],
    ['a damaged question', '[{"field": "field1", "name": "一", "type": "text"}, {"field": ]', damaged],
    ['a component that is none', '[{"field": "field1", "name": "一", "type": "text"}, 7]', component],
  ])('is not saved as one without questions when its design is %s', async (_what, text, message) => {
    for (const body of [
      await save({ FormId: form, DaraggeOptions: text }),
      await save({ Title: '读不出', DaraggeOptions: text }, 'Add'),
    ])
      expect(places(body)).toEqual([['DaraggeOptions', message]]);
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
    const more = [...questions.good, questions.added, questions.decimal] as Questions;
    expect((await design(more)).status).toBe(true);
    const [row] = (await call(`${table()}/Page`, query())).rows;
    expect([row.field1700000000001, row.field1700000000009]).toEqual(['配电房', null]);
    const decimal = app.context.catalog.table(table())?.byName.get(questions.decimal.field);
    expect(decimal).toMatchObject({ columnType: 'decimal', scale: 2 });
    const fine = await submit({ ...questions.answer, [questions.decimal.field]: '1.005' }, 'sales');
    expect(places(fine)).toEqual([[questions.decimal.field, expect.stringContaining('2位小数')]]);
    const other = more.map((one) => (one.field === 'field1700000000001' ? { ...one, type: 'number' } : one));
    expect((await design(other)).message).toContain('隐患地点');
    expect((await design([])).message).toContain('至少要保留一道题目');
  });

  it('takes 20 answers of a user at once, then one in five seconds, whichever call brings them', async () => {
    const before = (await call(`${table()}/Page`, query())).total;
    const sent = await Promise.all(Array.from({ length: 25 }, () => submit(questions.answer, 'sales')));
    const taken = sent.filter(({ status }) => status);
    expect(taken.length).toBeGreaterThanOrEqual(19);
    expect(taken.length).toBeLessThanOrEqual(20);
    const message = '您提交表单【安全隐患上报】太频繁，请在5秒后再提交；已填写的内容不会丢失';
    const token = await app.token('sales');
    const again = await app.fetch(`/api/${table()}/Add`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ mainData: questions.answer }),
    });
    expect([again.http, again.headers.get('retry-after'), again.body.message]).toEqual([429, '5', message]);
    app.pass(5_000);
    expect((await submit(questions.answer, 'sales')).status).toBe(true);
    const rows = (await call(`${table()}/Page`, { ...query(), rows: 100 })).rows;
    expect(rows.length).toBe(before + taken.length + 1);
    const keys = rows.map((row: { AnswerId: number }) => Number(row.AnswerId)).toSorted(byNumber);
    expect((await call(`${table()}/Del`, keys.slice(before))).status).toBe(true);
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

  describe('whose questions change under stored answers', () => {
    let own = '';
    const field = 'field1700000000002';
    const kinds = (type: string, data: readonly string[]) =>
      JSON.stringify([{ name: '结论', type, field, data: data.map((one) => ({ key: one, value: one })) }]);
    const change = async (type: string, data: readonly string[], confirmed?: readonly string[]) => {
      const mainData = { FormId: own, DaraggeOptions: kinds(type, data) };
      return call('FormDesignOptions/Update', { mainData, ...(confirmed && { confirmed }) });
    };
    /** Reads what a change asks, says yes, and returns the texts. */
    const agreed = async (type: string, data: readonly string[]) => {
      const { issues } = (await change(type, data)).data;
      const keys = issues.map(({ question }: { question: string }) => question);
      expect(await change(type, data, keys)).toMatchObject({ status: true });
      return issues.map(({ rule, message }: { rule: string; message: string }) => `${rule} ${message}`);
    };
    const held = async () =>
      (await call(`${answerTable(own)}/Page`, query())).rows
        .map((row: Record<string, string>) => row[field])
        .toSorted();

    beforeAll(async () => {
      const design = kinds('checkbox', ['合格', '让步', '退货']);
      own = (
        await save({ Title: '检验结论', DaraggeOptions: design, FillRoleIds: String(roles.销售) }, 'Add')
      ).data.data.FormId;
      expect((await press('Publish', own)).status).toBe(true);
      app.pass(60_000);
      for (const answer of ['合格', '合格', '合格,让步', '退货'])
        expect((await submit({ [field]: answer }, 'sales', own)).status).toBe(true);
    });

    it('takes answers along with a renamed choice, also in the list of all answers', async () => {
      expect(await agreed('checkbox', ['通过', '让步', '退货'])).toEqual([
        expect.stringContaining('collection.choicesRenamed 题目【结论】的选项改名：合格→通过 (3)'),
      ]);
      expect(await held()).toEqual(['通过', '通过', '通过,让步', '退货'].toSorted());
      const all = (await call('FormCollectionObject/Page', query([{ name: 'FormId', value: own }]))).rows;
      expect(all.filter(({ FormData }: { FormData: string }) => FormData.includes('合格'))).toEqual([]);
    });

    it('keeps what one choice cannot hold, and lets such answers be found and saved', async () => {
      expect(await agreed('radio', ['通过', '让步'])).toEqual([
        expect.stringMatching(/^collection.answersKept .*：退货 \(1\), 通过,让步 \(1\)/),
      ]);
      const wheres = [{ name: field, value: '通过,让步', displayType: 'equal' }];
      const [row] = (await call(`${answerTable(own)}/Page`, query(wheres))).rows;
      const { AnswerId, Version } = row;
      const update = (more: object) =>
        call(`${answerTable(own)}/Update`, { mainData: { AnswerId, Version, ...more } });
      expect((await update({ [field]: '没有' })).status).toBe(false);
      expect((await update({ [field]: '通过,让步' })).status).toBe(true);
      const made = app.context.catalog.table(answerTable(own))?.byName.get(field);
      expect(made?.data?.filter(({ hidden }) => hidden).map(({ key }) => key)).toEqual(['退货', '通过,让步']);
    });

    it('asks nothing twice, and counts what another kind of question cannot read', async () => {
      expect(await change('radio', ['通过', '让步'])).toMatchObject({ status: true });
      expect(await agreed('phone', [])).toEqual([
        expect.stringContaining('extension.valuesUnfit 【结论】修改后，已有 4 行的值不再符合'),
      ]);
      expect(await held()).toHaveLength(4);
    });
  });

  describe('whose roles are chosen by somebody with a small right', () => {
    let own = '';
    const give = (role: string, actions: string) =>
      app.context.db.query(
        `insert into "Sys_RoleAuth" ("Role_Id", "Menu_Id", "AuthValue", "Version") values ($1, 122, $2, 1)`,
        [roles[role], actions],
      );
    const add = (values: object, user = 'manager') => save({ Title: '班组意见', ...values }, 'Add', user);
    const change = (values: object, user = 'manager') => save({ FormId: own, ...values }, 'Update', user);
    const held = async (role: string) =>
      (
        await app.context.db.query(
          'select "AuthValue" from "Sys_RoleAuth" where "Menu_Id" = $1 and "Role_Id" = $2',
          [answerMenuId(own), roles[role]],
        )
      ).rows[0]?.AuthValue;

    beforeAll(async () => {
      await give('经理', 'Search,Add,Update,Delete');
      await give('总监', 'Search,Add,Update,Delete');
      app.context.changes.bump(['Sys_RoleAuth']);
    });

    it.each([
      ['the own role', '经理', '不能给自己的角色【经理】授权，请由上级角色或管理员授权'],
      ['a role above', '总监', '不能给角色【总监】授权或取消授权：只能修改自己下级的角色'],
    ])('refuses %s before and after there is a table of answers', async (_what, role, message) => {
      const refused = [['ResultRoleIds', message]];
      expect(places(await add({ ResultRoleIds: String(roles[role]) }))).toEqual(refused);
      own = (await add({ DaraggeOptions: JSON.stringify(questions.good) })).data.data.FormId;
      expect(places(await change({ ResultRoleIds: String(roles[role]) }))).toEqual(refused);
      expect(await held(role)).toBeUndefined();
    });

    it('takes roles below, and what was taken away by hand stays away', async () => {
      expect((await change({ FillRoleIds: String(roles.销售) })).status).toBe(true);
      expect(await held('销售')).toBe('Add');
      await app.context.db.query('delete from "Sys_RoleAuth" where "Menu_Id" = $1', [answerMenuId(own)]);
      expect((await change({ Description: '每周一次' })).status).toBe(true);
      expect(await held('销售')).toBeUndefined();
      expect((await change({ ResultRoleIds: String(roles.销售) })).status).toBe(true);
      expect(await held('销售')).toBe('Search,Export');
    });

    it('keeps what an administrator chose beyond the maker', async () => {
      const chosen = `${roles.销售},${roles.总监}`;
      expect((await change({ ResultRoleIds: chosen }, 'admin')).status).toBe(true);
      expect((await change({ ResultRoleIds: chosen, FillRoleIds: String(roles.质检) })).status).toBe(true);
      expect(places(await change({ ResultRoleIds: String(roles.销售) }))[0]?.[1]).toContain('【总监】');
      expect([await held('总监'), await held('质检')]).toEqual(['Search,Export', 'Add']);
    });

    it('is changed, published and deleted by its maker and administrators alone', async () => {
      const message = '表单【班组意见】由吴经理创建，只有创建人和管理员可以修改或删除';
      const publish = (user: string) =>
        call('FormDesignOptions/changeUpdate?action=Publish', { action: 'Publish', keys: [own] }, user);
      expect((await change({ Title: '别的' }, 'director')).message).toBe(message);
      expect((await publish('director')).message).toContain(message);
      expect((await call('FormDesignOptions/Del', [own], 'director')).message).toBe(message);
      expect((await publish('manager')).status).toBe(true);
      expect((await submit(questions.answer, 'quality', own)).status).toBe(true);
    });
  });
});

describe('the brake on answers', () => {
  it('lets each user of each form go on alone, and forgets the longest quiet ones', () => {
    let now = 0;
    const brake = new AnswerBrake(() => now);
    const burst = (table: string, user: number): readonly number[] =>
      Array.from({ length: 22 }, () => brake.secondsFor(table, user));
    expect(burst('A', 1).slice(18)).toEqual([0, 0, 5, 5]);
    expect([brake.secondsFor('A', 2), brake.secondsFor('B', 1)]).toEqual([0, 0]);
    now += 2_500;
    expect(brake.secondsFor('A', 1)).toBe(3);
    now += 2_500;
    expect([brake.secondsFor('A', 1), brake.secondsFor('A', 1)]).toEqual([0, 5]);
    // The clock was set back.
    now -= 3_600_000;
    expect(brake.secondsFor('A', 1)).toBe(5);
    now += 5_000;
    expect(brake.secondsFor('A', 1)).toBe(0);
    for (let user = 10; user < 10_100; user++) brake.secondsFor('C', user);
    expect(brake.size).toBe(10_000);
  });
});
