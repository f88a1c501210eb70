import { describe, expect, it } from 'vitest';
import type { Data } from '../../../expressions/index.ts';
import type { ConditionGroup, RowsOf } from '../../../runtime/model/conditions/ConditionGroup.ts';
import '../../../runtime/model/explain/allMessages.ts';
import { headerScope } from '../../../runtime/model/formulas/recordScope.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { chooseFlow } from '../../../runtime/model/workflow/engine/chooseFlow.ts';
import type { ExplainContext } from '../../../runtime/model/workflow/explain/ExplainContext.ts';
import { explainFlow } from '../../../runtime/model/workflow/explain/explainFlow.ts';
import { explainGroups } from '../../../runtime/model/workflow/explain/explainGroups.ts';
import { explainLine } from '../../../runtime/model/workflow/explain/explainPath.ts';
import { orderDocument } from '../orderDocument.ts';
import { type BriefFlow, flowOf } from './briefFlow.ts';
import cases from './cases/reasons.json' with { type: 'json' };
import { factsOf } from './factsOf.ts';
import scenarios from './scenarios.json' with { type: 'json' };

type Brief = readonly [field: string, sign: string, value: Data, rows?: RowsOf];

interface ReasonCase {
  readonly says: string;
  readonly record: Row;
  readonly rows?: readonly Row[];
  readonly unseen?: readonly string[];
  readonly groups: readonly (readonly ['and' | 'or', ...Brief[]])[];
  readonly holds: boolean;
  readonly text: string;
}

const viewOf = (main: Row, rows: readonly Row[] = [], unseen: readonly string[] = []): ExplainContext => ({
  document: orderDocument,
  scope: headerScope({ main, details: { OrderList: rows } }),
  now: '2026-03-05 10:00:00',
  locale: 'zh',
  label: ({ dataKey }, value) => (dataKey === 'levels' && value === 'A' ? '重点客户' : undefined),
  sees: (table, field) => !unseen.includes(`${table}.${field}`),
});

const groupOf = ([tjzType, ...entries]: ReasonCase['groups'][number]): ConditionGroup => ({
  tjzType,
  tjOptions: entries.map(([name, filterType, value, rows]) => {
    const [first = '', second] = name.split('.');
    return {
      ...(second === undefined ? { field: first } : { tableName: first, field: second }),
      filterType,
      ...(value === null ? {} : { value }),
      ...(rows === undefined ? {} : { rows }),
    };
  }),
});

describe('why a condition holds or not', () => {
  it.each(cases as unknown as readonly ReasonCase[])('$says', (one) => {
    const view = viewOf(one.record, one.rows, one.unseen);
    expect(explainGroups(one.groups.map(groupOf), view)).toEqual({ holds: one.holds, text: one.text });
  });
});

const order = flowOf(scenarios.flows.order as unknown as BriefFlow);

describe('why a document goes this way', () => {
  it('names the condition that holds, and of every other line why it is not taken', () => {
    const facts = factsOf({ Amount: 200000 });
    const why = explainLine(order, '经理会签', facts, viewOf({ Amount: 200000 }));
    expect(why).toEqual({
      from: '经理会签',
      to: '总监',
      label: '总监',
      text: '金额 200,000 > 100,000',
      isOnly: false,
      others: [{ from: '经理会签', to: '结束', label: '结束', text: '有分支的条件满足，不走无条件的连线' }],
    });
    const small = explainLine(order, '经理会签', factsOf({ Amount: 100 }), viewOf({ Amount: 100 }));
    expect(small).toMatchObject({
      to: '结束',
      text: '其他分支的条件都不满足',
      others: [{ to: '总监', text: '金额 100 ≤ 100,000' }],
    });
    expect(explainLine(order, '开始', facts, viewOf({})).text).toBe('没有其他分支');
  });

  it('says where no line is for it', () => {
    const gap = flowOf(scenarios.flows.gap as unknown as BriefFlow);
    const why = explainLine(gap, '经理', factsOf({ Amount: 100 }), viewOf({ Amount: 100 }));
    expect(why).toMatchObject({ to: '', text: '没有一条连线的条件满足，由管理员决定' });
    expect(why.others.length).toBeGreaterThan(0);
  });
});

describe('why this flow', () => {
  const brief = (id: number, weight: number, start?: readonly Brief[]): BriefFlow =>
    ({ id, weight, nodes: {}, lines: [], ...(start === undefined ? {} : { start }) }) as unknown as BriefFlow;
  const named = (name: string, flow: BriefFlow) => ({ ...flowOf(flow), name });
  const flows = [
    named('大额订单', brief(1, 9, [['Amount', '>', 50000]])),
    named('一般订单', brief(2, 1)),
    named('加急订单', brief(3, 5, [['Qty', '>', 3]])),
  ];
  const said = (record: Row, some = flows) => {
    const reason = explainFlow(some, chooseFlow(some, factsOf(record)), viewOf(record));
    return [reason.text, ...reason.others.map(({ name, text }) => `${name}：${text}`)];
  };

  it('is the start condition that holds and the weights of the others', () => {
    expect(said({ Amount: 60000, Qty: 4 })).toEqual([
      '启动条件满足：金额 60,000 > 50,000（权重9）',
      '一般订单：有启动条件满足的流程，不走无条件的流程',
      '加急订单：权重5较低',
    ]);
    expect(said({ Amount: 100, Qty: 1 })).toEqual([
      '没有启动条件满足的流程，取无条件的流程（权重1）',
      '大额订单：金额 100 ≤ 50,000',
      '加急订单：数量 1 ≤ 3',
    ]);
  });

  it('or that there is only one, or none', () => {
    expect(said({}, flows.slice(1, 2))).toEqual(['该单据只有这一个审批流程']);
    expect(said({ Amount: 1 }, flows.slice(0, 1))).toEqual([
      '没有适合这张单据的审批流程，保存后无需审批',
      '大额订单：金额 1 ≤ 50,000',
    ]);
  });
});
