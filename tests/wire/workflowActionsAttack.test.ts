import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through } from './flows.ts';
import { purchaseHeader, purchaseRows } from './orderRows.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const name = 'ProcureOrder';
const verbs = ['withdraw', 'transfer', 'addSigner', 'urge', 'comment', 'copyTo'] as const;

describe.each(dailyKinds)('what approvers may do besides deciding, tried by others, on %s', (kind) => {
  let app: TestApp;
  let made = 0;
  /** Created before the flow was published. */
  let older = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: purchaseRows(100) } });
    older = await order();
    const nodes = [start, node('m', '经理审批', { auditType: 2, roleId: 3 }), end];
    await publishFlow(app, flowOf(name, nodes, through('s', 'm', 'e')));
  });
  afterAll(() => app.close());

  const order = async (): Promise<number> => {
    const { body } = await app.post('buyer', `/api/${name}/Add`, {
      mainData: { ...purchaseHeader, ProcureOrderCode: `CG-${++made}` },
      detailData: [{ Product_Id: 1, Qty: 2 }],
    });
    expect(body.message).toBe('保存成功');
    return body.data.data.ProcureOrder_Id;
  };
  const act = async (user: string, verb: string, body: unknown, table = name) =>
    (await app.post(user, `/api/Sys_WorkFlow/${verb}?tableName=${table}`, body)).body;
  const bodyOf = (verb: (typeof verbs)[number], key: unknown) =>
    ({
      withdraw: { key },
      transfer: { key, userId: ids.planner },
      addSigner: { key, userIds: [ids.planner] },
      urge: { key },
      comment: { key, text: '看看' },
      copyTo: { key, userIds: [ids.planner] },
    })[verb];
  /** The part of the call that a refusal is about: the named users, or the text. */
  const aboutOf = (message: string): object | null =>
    /节点，/.test(message) ? null : { about: /字$|评论/.test(message) ? 'words' : 'people' };
  const untouched = async (key: number): Promise<unknown> =>
    Promise.all(
      [
        `select "State", "Version" from "Sys_WorkFlowTable" where "WorkTableKey" = $1`,
        `select count(*) as n from "Sys_WorkFlowTableAuditLog" where "WorkTableKey" = $1`,
        `select count(*) as n from "Sys_WorkFlowCopy" where "WorkTableKey" = $1`,
        `select count(*) as n from "Sys_Message_history" where "WorkTableKey" = $1`,
      ].map(async (sql) => (await app.context.db.query(sql, [`${key}`])).rows),
    );

  it('a stranger learns nothing: of a document that is there as of one that is not', async () => {
    const key = await order();
    const before = await untouched(key);
    for (const verb of verbs) {
      const there = await act('sales', verb, bodyOf(verb, key));
      expect(there).toMatchObject({ status: false, code: '403' });
      for (const other of [key + 99_999, 'x', null, [key], { key }])
        expect([verb, other, await act('sales', verb, bodyOf(verb, other))]).toEqual([verb, other, there]);
      const { http } = await app.fetch(`/api/Sys_WorkFlow/${verb}?tableName=${name}`, {
        method: 'POST',
        body: JSON.stringify(bodyOf(verb, key)),
      });
      expect(http).toBe(401);
    }
    expect(await untouched(key)).toEqual(before);
  });

  it('whoever sees the document without being asked changes nothing, and what he tried stands in the log #Y01', async () => {
    const key = await order();
    const before = await untouched(key);
    const said = async (verb: (typeof verbs)[number], more: object = {}) =>
      (await act('director', verb, { ...bodyOf(verb, key), ...more })).message;
    // The actor comes from the token, whatever the body says.
    const forged = { by: { userId: ids.buyer }, User_Id: ids.manager, creatorId: ids.director };
    expect(await said('withdraw', forged)).toBe('只有创建人才能撤回单据');
    expect(await said('transfer', forged)).toContain('您不在审批人中');
    expect(await said('addSigner', forged)).toContain('您不在审批人中');
    expect(await said('urge', forged)).toBe('只有创建人和已审核过的审批人才能催办');
    expect(await said('copyTo', forged)).toBe('只有创建人和审批人才能抄送单据');
    expect(await untouched(key)).toEqual(before);
    const { rows } = await app.context.db.query(
      `select "UserName", "Changes" from "Sys_Log" where "LogType" = 'Refused' and "TableKey" = $1 order by "Id"`,
      [`${key}`],
    );
    expect(rows.map(({ UserName, Changes }) => [UserName, JSON.parse(String(Changes)).action])).toEqual(
      ['withdraw', 'transfer', 'addSigner', 'urge', 'copyTo'].map((verb) => ['周总监', verb]),
    );
  });

  it('a key is a document of the table named, and of a table that is approved', async () => {
    const key = await order();
    const before = await untouched(key);
    for (const [table, code] of [
      ['Customer', '422'],
      ['Sys_WorkFlowTable', '422'],
      ['NoSuchTable', '404'],
      ['', '404'],
      ['ProcureOrder;drop', '404'],
    ] as const)
      for (const verb of verbs)
        expect([table, verb, await act('admin', verb, bodyOf(verb, key), table)]).toMatchObject([
          table,
          verb,
          { status: false, code },
        ]);
    // The buyer has no access to the sales order with this key; it is in no flow.
    expect((await act('buyer', 'withdraw', { key }, 'Production_SalesOrder')).status).toBe(false);
    expect(await untouched(key)).toEqual(before);
  });

  it('a document in no flow has no course to act upon', async () => {
    for (const verb of verbs)
      expect((await act('buyer', verb, bodyOf(verb, older))).message).toBe('当前单据没有审批流程');
    const steps = await app.get('buyer', `/api/Sys_WorkFlow/getSteps?tableName=${name}&id=${older}`);
    expect(Object.values(steps.body.may)).toEqual([false, false, false, false, false, false]);
  });

  it('people who cannot be given a seat, texts without end, and steps that have passed are refused in words', async () => {
    const key = await order();
    const before = await untouched(key);
    await app.post('admin', '/api/Sys_User/Update', { mainData: { User_Id: ids.planner, Enable: 0 } });
    const long = '很'.repeat(10_000);
    const tries: readonly (readonly [string, object, string])[] = [
      ['transfer', { userId: ids.planner }, '【陈计划】的账号已停用，请选择其他人员'],
      ['transfer', { userId: 99_999 }, '用户【99999】不存在'],
      ['transfer', { userId: 9_999_999_999 }, '用户【9999999999】不存在'],
      ['transfer', { userId: ids.manager }, '不能选择自己'],
      ['transfer', { userId: ids.manager2 }, '【徐经理】已是当前节点【经理审批】的审批人'],
      ['transfer', { userId: ids.buyer }, '【赵采购】是单据的创建人，不能由其审批'],
      ['transfer', { userId: '1 or 1=1' }, '人员不正确，请重新选择'],
      ['transfer', { userId: -2 }, '人员不正确，请重新选择'],
      ['transfer', { userId: 2.5 }, '人员不正确，请重新选择'],
      ['transfer', { userId: true }, '人员不正确，请重新选择'],
      ['transfer', { userId: { id: 2 } }, '人员不正确，请重新选择'],
      ['transfer', {}, '请选择人员'],
      [
        'transfer',
        { userId: ids.director, stepId: 'e' },
        '单据已不在您查看的节点，当前节点是【经理审批】，请刷新后再审核',
      ],
      [
        'transfer',
        { userId: ids.director, stepId: long },
        '单据已不在您查看的节点，当前节点是【经理审批】，请刷新后再审核',
      ],
      ['transfer', { userId: ids.director, reason: long }, '内容不能超过500个字'],
      ['transfer', { userId: ids.director, reason: { text: '请' } }, '内容不能超过500个字'],
      ['addSigner', { userIds: [] }, '请选择人员'],
      ['addSigner', { userIds: [ids.director, ids.planner] }, '【陈计划】的账号已停用，请选择其他人员'],
      ['addSigner', { userIds: Array.from({ length: 21 }, (_, at) => at + 50) }, '一个节点最多加签20人'],
      ['addSigner', { userIds: Array.from({ length: 5000 }, () => 1) }, '人员不正确，请重新选择'],
      ['copyTo', { userIds: [ids.manager] }, '不能抄送给自己'],
      ['copyTo', { userIds: Array.from({ length: 51 }, (_, at) => at + 50) }, '一次最多抄送50人'],
      ['comment', { text: long }, '内容不能超过500个字'],
      ['comment', {}, '请填写评论内容'],
    ];
    for (const [verb, more, message] of tries)
      expect([verb, await act('manager', verb, { key, ...more })]).toMatchObject([
        verb,
        { status: false, code: '422', message, data: aboutOf(message) },
      ]);
    expect((await act('manager', 'comment', [key])).status).toBe(false);
    expect(await untouched(key)).toEqual(before);
    await app.post('admin', '/api/Sys_User/Update', { mainData: { User_Id: ids.planner, Enable: 1 } });
  });

  it('who left a role since he signed in hands its seat on no more, and a seat is handed on once', async () => {
    const key = await order();
    const was = await app.context.db.query('select "RoleIds" from "Sys_User" where "User_Id" = $1', [
      ids.manager2,
    ]);
    const roles = (RoleIds: unknown) =>
      app.context.db.query('update "Sys_User" set "RoleIds" = $2 where "User_Id" = $1', [
        ids.manager2,
        RoleIds,
      ]);
    await roles('4');
    expect((await act('manager2', 'transfer', { key, userId: ids.director })).status).toBe(false);
    await roles(was.rows[0]?.RoleIds);
    expect((await act('manager2', 'transfer', { key, userId: ids.director })).message).toBe('转交成功');
    expect((await act('manager', 'transfer', { key, userId: ids.planner })).message).toContain(
      '由周总监审批',
    );
    expect((await act('manager2', 'addSigner', { key, userIds: [ids.planner] })).message).toContain(
      '您不在审批人中',
    );
  });

  it('approved and returned documents are neither withdrawn, handed on nor urged', async () => {
    const [approved, returned] = [await order(), await order()];
    await app.post('manager', `/api/${name}/audit?auditStatus=1`, [approved]);
    await app.post('manager', `/api/${name}/audit?auditStatus=3`, [returned]);
    for (const key of [approved, returned])
      for (const [user, verb] of [
        ['buyer', 'withdraw'],
        ['manager', 'transfer'],
        ['manager', 'addSigner'],
        ['buyer', 'urge'],
      ] as const)
        expect([verb, (await act(user, verb, bodyOf(verb, key))).message]).toEqual([
          verb,
          '当前单据不在审批中',
        ]);
    expect((await act('buyer', 'copyTo', bodyOf('copyTo', approved))).message).toBe('抄送成功');
  });
});
