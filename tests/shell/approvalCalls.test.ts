import { describe, expect, it } from 'vitest';
import { Http } from '../../runtime/data/Http.ts';
import { httpDocumentCalls } from '../../runtime/data/httpDocumentCalls.ts';
import { noActs } from '../../runtime/wire/workflow/readSteps.ts';
import '../../runtime/model/explain/allMessages.ts';
import { seatOf } from '../forms/approvals.ts';

/** The calls over a server with one answer; `sent` records the requests. */
function callsOver(answer: unknown) {
  const sent: { url: string; body: unknown; headers: Headers }[] = [];
  const http = new Http({
    token: () => 'token',
    locale: () => 'zh',
    onToken: () => undefined,
    onUnauthorised: () => undefined,
    fetch: async (url, init) => {
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      sent.push({ url: decodeURIComponent(String(url)), body, headers: new Headers(init?.headers) });
      return new Response(JSON.stringify(answer));
    },
  });
  return { calls: httpDocumentCalls(http), sent };
}

const step = {
  stepId: 12,
  stepName: '会签',
  stepAttrType: 'node',
  stepType: 1,
  auditMethod: 1,
  auditRefuse: 1,
  auditBack: 2,
  auditStatus: 0,
  isCurrent: true,
  due: '2026-03-05 14:00:00',
  isOverdue: true,
  limitHours: 4,
  limitThen: 'superior',
  userAuditStatuses: [
    {
      user_Id: 5,
      roleId: null,
      roleName: null,
      userName: '王经理',
      auditStatus: 0,
      remark: null,
      auditDate: null,
      substituteFor: null,
      substitutes: [{ name: '孙质检', until: '2026-03-06' }],
      isEscalated: true,
    },
  ],
};
const course = {
  status: true,
  message: null,
  auditStatus: 2,
  currentStepId: 12,
  Version: 4,
  flow: { id: 3, version: 2, name: '销售订单审批', nodes: '[{"id":"12"}]' },
  may: { withdraw: false, comment: true },
  list: [step],
  log: [
    {
      stepName: '开始',
      auditor: '李销售',
      auditStatus: 0,
      remark: '',
      note: null,
      auditDate: '2026-03-04 09:00:00',
      round: 1,
    },
  ],
  his: [],
  waiting: { kind: 'seats', names: ['王经理'] },
  mayVote: true,
  mayReverse: false,
  mayResubmit: false,
  editable: ['Discount'],
  auditDic: [{ key: 2, value: '审核中' }],
};

describe('the course of a document on the wire', () => {
  it('is read with its steps, seats, record, and whom it waits for #E43', async () => {
    const { calls, sent } = callsOver(course);
    const answer = await calls.steps('Production_SalesOrder', 7);
    expect(sent[0]?.url).toBe('/api/Sys_WorkFlow/getSteps?tableName=Production_SalesOrder&id=7');
    expect(answer.ok && answer.data).toEqual({
      status: 2,
      statusName: '审核中',
      changed: [],
      hidden: [],
      version: 4,
      flow: { name: '销售订单审批', nodes: '[{"id":"12"}]', lines: '', problems: [] },
      currentStepId: '12',
      steps: [
        {
          stepId: '12',
          stepName: '会签',
          type: 'node',
          status: 0,
          refuse: 1,
          back: 2,
          method: 1,
          creator: '',
          createDate: '',
          approvers: [
            seatOf('王经理', 0, {
              substitutes: [{ name: '孙质检', until: '2026-03-06', isBarred: false }],
              isEscalated: true,
            }),
          ],
          due: '2026-03-05 14:00:00',
          isOverdue: true,
          limitHours: 4,
          limitThen: 'superior',
        },
      ],
      log: [
        {
          stepName: '开始',
          auditor: '李销售',
          auditStatus: 0,
          remark: '',
          note: '',
          kind: '',
          auditDate: '2026-03-04 09:00:00',
          round: 1,
        },
      ],
      waiting: { kind: 'seats', names: ['王经理'] },
      may: { ...noActs, comment: true },
      mayVote: true,
      mayReverse: false,
      mayResubmit: false,
      editable: ['Discount'],
    });
  });

  it('of a document in no flow is its record alone', async () => {
    const his = [{ auditor: '吴经理', auditDate: '2026-03-05 10:00:00', auditStatus: 3, remark: '交期太短' }];
    const { calls } = callsOver({ status: true, auditStatus: 3, list: [], his });
    const answer = await calls.steps('Orders', 7);
    expect(answer.ok && [answer.data.flow, answer.data.steps, answer.data.log[0]?.auditor]).toEqual([
      undefined,
      [],
      '吴经理',
    ]);
  });

  it.each([
    ['a step of an unknown kind', { ...course, list: [{ ...step, stepAttrType: 'fork' }] }],
    ['more steps than any flow has', { ...course, list: Array.from({ length: 501 }, () => step) }],
    ['waiting for something else', { ...course, waiting: { kind: 'somebody', names: [] } }],
  ])('is refused when it is not readable: %s', async (_, answer) => {
    const { calls } = callsOver(answer);
    const read = await calls.steps('Orders', 7);
    expect(!read.ok && read.failure.code).toBe('shape');
  });
});

describe('a vote on the wire', () => {
  const outcome = { status: true, message: '审核成功', data: [{ key: '7', ok: true, message: '审核成功' }] };

  it('carries step, continuation, version and the changed fields, once under its key #W14', async () => {
    const { calls, sent } = callsOver(outcome);
    const changes = { main: { Order_Id: 7, Version: 4, Discount: 8 }, details: [] };
    const vote = { status: 3, reason: '交期太短', continuation: 1, stepId: '12', version: 4, changes };
    const answer = await calls.audit('Orders', ['7'], vote, 'abc');
    expect(sent[0]?.url).toBe(
      '/api/Orders/Audit?auditStatus=3&auditReason=交期太短&auditRefuse=1&currentStepId=12',
    );
    expect(sent[0]?.body).toMatchObject({
      keys: ['7'],
      tableName: 'Orders',
      Version: 4,
      mainData: { Order_Id: 7, Version: 4, Discount: 8 },
    });
    expect([sent[0]?.headers.get('idempotency-key'), answer.ok && answer.data[0]?.ok]).toEqual(['abc', true]);
  });

  it('about several documents is the list of their keys', async () => {
    const { calls, sent } = callsOver(outcome);
    await calls.audit('Orders', ['7', '8'], { status: 1, reason: '' });
    expect([sent[0]?.body, sent[0]?.url]).toEqual([
      ['7', '8'],
      '/api/Orders/Audit?auditStatus=1&auditReason=',
    ]);
  });
});
