import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ViewDesigner } from '../../../designer/view/dialog/ViewDesigner.tsx';
import { type Answer, answered, failed } from '../../../runtime/data/Answer.ts';
import type { DesignCalls } from '../../../runtime/data/DesignCalls.ts';
import type { ViewCalls } from '../../../runtime/data/ViewCalls.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { App } from '../../../runtime/host/AppContext.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { ShownPreview } from '../../../runtime/wire/views/readViewDesign.ts';
import { show, worldOf } from '../../forms/harness.tsx';
import { orderDesign, sourceTables } from './viewWorld.ts';

const nothing: ShownPreview = { issues: [], layers: [], rows: [] };

const rowsWith = (name: string): ShownPreview => ({
  issues: [],
  layers: [
    {
      kind: 'table',
      name: 'View_Order',
      table: { table: 'View_Order', cnName: '视图', key: 'Code' },
      fields: [{ field: 'Code', title: '单号', type: 'text' }],
    },
  ],
  rows: [{ Code: name }],
});

/** Opens the designer of a new view; `asked` holds the answers under way. */
const open = () => {
  const asked: ((answer: Answer<ShownPreview>) => void)[] = [];
  const preview = vi.fn<ViewCalls['preview']>(() => new Promise((resolve) => asked.push(resolve)));
  const publish = vi.fn<ViewCalls['publish']>(async () => answered(undefined));
  const versions = async () => answered([]);
  const [withdraw, none] = [async () => answered(undefined), async () => answered([])];
  const views: ViewCalls = {
    ...{ design: async () => answered(orderDesign), preview, publish, versions, withdraw },
    ...{ databases: none, foreignTables: none },
  };
  const world = worldOf({ data: { designs: async () => ({ views }) as unknown as DesignCalls } });
  const tables = async (table: string) =>
    answered({ main: sourceTables[table as keyof typeof sourceTables], details: [] });
  const schemas = { document: tables } as unknown as App['schemas'];
  const onPublished = vi.fn();
  show(
    { ...world.app, schemas },
    <ViewDesigner
      design={orderDesign}
      stored={undefined}
      onPublished={onPublished}
      onClose={() => undefined}
    />,
  );
  return { ...world, asked, preview, publish, onPublished };
};

const choose = async (table: string, ...fields: readonly string[]): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name: table }));
  for (const field of fields) fireEvent.click(await screen.findByRole('checkbox', { name: field }));
};
const answer = async (resolve: ((given: Answer<ShownPreview>) => void) | undefined, given: ShownPreview) =>
  act(async () => resolve?.(answered(given)));

describe('the designer of a view', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('never shows an older answer over a newer one', async () => {
    const { asked } = open();
    await choose('订单 Order', '单号');
    await waitFor(() => expect(asked).toHaveLength(1));
    fireEvent.click(screen.getByRole('checkbox', { name: '客户' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    await answer(asked[1], rowsWith('新'));
    await answer(asked[0], rowsWith('旧'));
    expect(screen.getByRole('cell', { name: '新' })).toBeTruthy();
    expect(screen.queryByRole('cell', { name: '旧' })).toBeNull();
  });

  it('says why there are no rows, and shows problems at their part', async () => {
    const { asked } = open();
    await choose('订单 Order', '单号');
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(async () => asked[0]?.(failed('timeout', '查询时间过长')));
    expect(screen.getByText('查询时间过长')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: '结案' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    const wrong: Issue = {
      path: '/fields/1/of',
      rule: 'schema.viewSecret',
      params: { name: 'x' },
      severity: 'error',
    };
    await answer(asked[1], { ...nothing, issues: [wrong] });
    const line = screen.getByRole('textbox', { name: '结案 的标题' }).closest('li') ?? document.body;
    expect(within(line).getByText(/x/)).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: '结案 的编码' }), { target: { value: 'Code' } });
    expect(within(line).getByText('列编码【Code】重复，请修改其中一个')).toBeTruthy();
  });

  it('takes the currency of an amount along, and keeps a source that columns use', async () => {
    const { said } = open();
    await choose('订单 Order', '金额');
    expect(screen.getByRole('textbox', { name: '币别 的标题' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '移除列 币别' }));
    expect(said.error.at(-1)).toContain('金额');
    fireEvent.click(screen.getByRole('button', { name: '更换来源' }));
    fireEvent.click(screen.getByRole('button', { name: '订单明细 OrderList' }));
    expect(said.error.at(-1)).toBe('已有关联或列使用当前来源，请先移除它们再更换来源');
  });

  it('publishes view, page, line of the menu and rights in one batch', async () => {
    const { asked, publish, onPublished } = open();
    fireEvent.change(await screen.findByLabelText('名称'), { target: { value: '订单数' } });
    await choose('订单 Order', '客户', '单号');
    fireEvent.change(screen.getByRole('combobox', { name: '单号 的汇总方式' }), {
      target: { value: 'count' },
    });
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    await answer(asked.at(-1), nothing);
    fireEvent.click(screen.getByRole('button', { name: '发布' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: '经理' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '确认发布' })));
    const [batch] = publish.mock.calls[0] ?? [];
    expect(batch?.changes.map(({ kind, name, over }) => [kind, name, over])).toEqual([
      ['view', 'View_Order', 0],
      ['page', '/View_Order', 0],
      ['menu', '900', 0],
    ]);
    expect(batch?.changes[0]?.patch).toMatchObject({
      key: ['Customer_Id'],
      fields: [
        { field: 'Customer_Id', of: 'order.Customer_Id' },
        { field: 'Code', of: 'order.Code', total: 'count', title: '单号（个数）' },
      ],
    });
    expect(batch?.grants).toEqual([{ menuId: 900, roleIds: [2], actions: ['Search', 'Export'] }]);
    expect(onPublished).toHaveBeenCalledOnce();
  });
});
