import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { ReverseImpact } from '../../renderers/workflow/record/impact/ReverseImpact.tsx';
import { type Answer, answered, failed } from '../../runtime/data/Answer.ts';
import { AppContext } from '../../runtime/host/AppContext.ts';
import { madeTree, undoTasks } from '../../runtime/store/workflow/madeTree.ts';
import type { Consequences, MadeDocument } from '../../runtime/wire/workflow/Consequences.ts';
import { worldOf } from './harness.tsx';

const order = { table: 'Production_SalesOrder', key: '7' };
const plan: MadeDocument = {
  table: 'Production_ProductPlan',
  cnName: '生产计划',
  key: '3',
  label: 'SCJH202611200001',
  auditStatus: 1,
  status: '审核通过',
  depth: 1,
  from: order,
  blocks: '已审核通过，须先反审',
};
const work: MadeDocument = {
  table: 'Production_WorkOrder',
  cnName: '工单',
  key: '12',
  label: 'GD202611210002',
  auditStatus: undefined,
  status: '未开始',
  depth: 2,
  from: plan,
  blocks: '',
};
const found: Consequences = {
  list: [plan, work],
  order: [
    { ...work, action: 'remove' },
    { ...plan, action: 'reverse' },
    { ...plan, action: 'remove' },
    { ...order, cnName: '销售订单', label: 'XSDD202611190005', action: 'reverse' },
  ],
  hidden: 0,
  isCut: false,
  refused: '',
};
const nothing: Consequences = { ...found, list: [], order: found.order.slice(3) };

/** Draws the section with these answers in turn; the only page is that of work orders. */
async function drawn(...answers: readonly (Answer<Consequences> | Error)[]) {
  const consequences = vi.fn(async () => {
    const answer = answers[Math.min(consequences.mock.calls.length, answers.length) - 1];
    if (answer === undefined || answer instanceof Error) throw answer;
    return answer;
  });
  const { app } = worldOf({ data: { flows: async () => ({ consequences }) as never } });
  Object.assign(app.session, {
    data: { pages: [{ path: '/Production_WorkOrder', table: 'Production_WorkOrder' }] },
  });
  await act(async () => {
    render(
      <MemoryRouter>
        <AppContext.Provider value={app}>
          <ReverseImpact table="Production_SalesOrder" recordKey="7" version={4} />
        </AppContext.Provider>
      </MemoryRouter>,
    );
  });
  return { consequences, section: screen.getByRole('region', { name: '反审影响' }) };
}

describe('反审影响', () => {
  it('lists what was made as a tree, where each stands, what blocks, and a link where there is a page', async () => {
    const { consequences, section } = await drawn(answered(found));
    expect(consequences).toHaveBeenCalledWith('Production_SalesOrder', '7');
    expect(section.textContent).toContain('由此单据生成的单据共2张，其中1张须先处理');
    const [top] = within(section).getAllByRole('listitem');
    expect(top?.textContent).toContain('生产计划 SCJH202611200001已审核通过，须先反审');
    const below = within(top as HTMLElement).getByRole('link', { name: '工单 GD202611210002' });
    expect(below.getAttribute('href')).toBe('/Production_WorkOrder?viewflow=1&id=12');
    expect(below.getAttribute('target')).toBe('_blank');
    expect(screen.queryByRole('link', { name: /生产计划/ })).toBeNull();
  });

  it('proposes the order, a document a line, leaves first and the document itself last', async () => {
    const { section } = await drawn(answered(found));
    fireEvent.click(screen.getByText('建议的撤销顺序'));
    const steps = within(within(section).getByRole('list', { name: '建议的撤销顺序' })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => step.textContent)).toEqual([
      '工单 GD202611210002：删除或作废',
      '生产计划 SCJH202611200001：反审 → 删除或作废',
      '销售订单 XSDD202611190005：反审',
    ]);
  });

  it('says so when there is nothing, and when there is only what the user may not see', async () => {
    await drawn(answered(nothing));
    expect(screen.getByText('没有由此单据生成的单据')).toBeDefined();
    document.body.replaceChildren();
    await drawn(answered({ ...nothing, hidden: 3 }));
    expect(screen.getByText('由此单据生成的有3张您无权查看的单据')).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says what is refused, cut off and hidden', async () => {
    const refused = '不能反审，由此单据生成的单据须先撤销或作废：生产计划 SCJH202611200001';
    const { section } = await drawn(answered({ ...found, refused, hidden: 2, isCut: true }));
    expect(within(section).getByRole('note').textContent).toBe(refused);
    expect(section.textContent).toContain('另有2张您无权查看的单据');
    expect(section.textContent).toContain('生成的单据太多，只列出前面的部分');
  });

  it('a failure is announced and asked again', async () => {
    await drawn(failed('network', '网络异常，请稍后再试'), answered(nothing));
    expect(screen.getByRole('alert').textContent).toContain('网络异常，请稍后再试');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重试' })));
    expect(screen.getByText('没有由此单据生成的单据')).toBeDefined();
  });

  it('code that does not come is a failure as well', async () => {
    await drawn(new Error('offline'), answered(nothing));
    expect(screen.getByRole('alert')).toBeDefined();
  });
});

describe('the tree of made documents', () => {
  it('holds each once, even where an answer goes in a circle or hangs under nothing', () => {
    const loop = { ...plan, from: work };
    const draws = JSON.stringify(
      madeTree([loop, work, { ...work, key: '13', from: { table: 'X', key: '1' } }]),
    );
    expect(draws.match(/"document":/g)).toHaveLength(3);
    expect(madeTree([plan, work])).toEqual([{ document: plan, made: [{ document: work, made: [] }] }]);
  });

  it('joins the steps about one document', () => {
    expect(undoTasks(found.order).map(({ actions }) => actions.join())).toEqual([
      'remove',
      'reverse,remove',
      'reverse',
    ]);
  });
});
