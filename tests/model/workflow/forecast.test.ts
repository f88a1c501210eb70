import { describe, expect, it } from 'vitest';
import { decide } from '../../../runtime/model/workflow/engine/decide.ts';
import { forecast } from '../../../runtime/model/workflow/engine/forecast.ts';
import { type BriefFlow, flowOf } from './briefFlow.ts';
import { idOf } from './company.ts';
import { factsOf } from './factsOf.ts';
import cases from './scenarios.json' with { type: 'json' };

const flow = (name: keyof typeof cases.flows) => flowOf(cases.flows[name] as unknown as BriefFlow);
const clerk = { userId: idOf('陈销售'), name: '陈销售' };

const said = (visits: ReturnType<typeof forecast>) =>
  visits.map((visit) => `${visit.name} ${visit.seats.map((seat) => seat.holder.name).join('、')}`.trim());

describe('who will be asked', () => {
  it('is known before the document is saved, by its amount', () => {
    const small = forecast(flow('order'), undefined, clerk.userId, factsOf({ Amount: 100 }));
    expect(said(small)).toEqual(['主管 李主管', '经理会签 王经理、赵经理']);
    const large = forecast(flow('order'), undefined, clerk.userId, factsOf({ Amount: 100000.01 }));
    expect(said(large).at(-1)).toBe('总监 周总监');
  });

  it('of a running document is what comes after the node that is being decided', () => {
    const facts = factsOf({ Amount: 200000 });
    const begun = decide(
      flow('order'),
      undefined,
      { kind: 'submit', by: clerk, creatorId: clerk.userId },
      facts,
    );
    if (!begun.ok) throw new Error(begun.issue.rule);
    const after = forecast(flow('order'), begun.instance, clerk.userId, facts);
    expect(said(after)).toEqual(['经理会签 王经理、赵经理', '总监 周总监']);
  });

  it('names passed nodes and the administrator where no line holds', () => {
    expect(said(forecast(flow('nobodyPass'), undefined, clerk.userId, factsOf({})))).toEqual([
      '停用',
      '总监 周总监',
    ]);
    const gap = forecast(flow('gap'), undefined, clerk.userId, factsOf({ Amount: 100 }));
    expect(said(gap)).toEqual(['经理 王经理', '经理 系统管理员']);
  });

  it('of a damaged flow comes to an end', () => {
    const asked = forecast(flow('loop'), undefined, clerk.userId, factsOf({})).filter(
      (visit) => visit.seats.length > 0,
    );
    expect(said(asked)).toEqual(['停用 系统管理员']);
  });
});
