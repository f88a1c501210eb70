import { act, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { EditBox } from '../../renderers/dialogs/EditBox.tsx';
import type { BoxPanel } from '../../runtime/BoxPanel.ts';
import { answered, failed } from '../../runtime/data/Answer.ts';
import type { RecordCalls } from '../../runtime/data/RecordCalls.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import type { HistoryEntry } from '../../runtime/wire/records/History.ts';
import type { RelatedAnswer } from '../../runtime/wire/records/Related.ts';
import { documentOf, press, show, tableOf, userWith, type World, worldOf } from './harness.tsx';

const order = tableOf(
  [
    { field: 'DeliveryDate', title: '交货日期', type: 'date', editRowNo: 1 },
    { field: 'Status', title: '状态', type: 'select', dataKey: 'states', editRowNo: 1, readonly: true },
    { field: 'Remark', title: '备注', type: 'text', editRowNo: 2 },
  ],
  { details: ['OrderList'] },
);
const lines = tableOf([{ field: 'Qty', title: '数量', type: 'number', editRowNo: 1 }], {
  table: 'OrderList',
  cnName: '明细',
});
const stored = { Order_Id: 7, DeliveryDate: '2026-05-08', Status: '2', Remark: null, Version: 3 };

const plain = (value: string | number | null) => ({ value, label: null });
const entry = (id: string, more: Partial<HistoryEntry>): HistoryEntry => ({
  id,
  kind: 'Edit',
  by: '李销售',
  at: '2026-05-03 09:10:11',
  reason: '',
  fields: [],
  rows: [],
  moreRows: 0,
  isCut: false,
  ...more,
});
const moved = { field: 'DeliveryDate', before: plain('2026-05-01'), after: plain('2026-05-08') };
const entries = [
  entry('9', { fields: [moved] }),
  entry('8', {
    fields: [
      { field: 'Status', before: { value: '1', label: '草稿' }, after: { value: '2', label: '已确认' } },
      { field: 'Remark', before: plain('急'), after: plain(null) },
    ],
    rows: [
      {
        table: 'OrderList',
        change: 'edited',
        name: '齿轮',
        fields: [{ field: 'Qty', before: plain(1), after: plain(2) }],
      },
      { table: 'OrderList', change: 'deleted', name: '', fields: [] },
    ],
    reason: '客户来电',
  }),
];

async function opened(world: World = {}, action: 'Edit' | 'View' = 'Edit', panels: readonly BoxPanel[] = []) {
  const history = vi.fn<RecordCalls['history']>(async (_table, _key, before) =>
    answered(
      before === undefined ? { entries, next: '8' } : { entries: [entry('1', { kind: 'Add' })], next: null },
    ),
  );
  const record = async () => ({ history }) as Partial<RecordCalls> as RecordCalls;
  const { app, said, update } = worldOf({ rows: [stored], ...world, data: { record } });
  const full = { ...app, boxPanels: panels };
  const box = new EditBoxStore(full, documentOf(order, lines));
  show(full, <EditBox box={box} />);
  await act(async () => box.open(action, 7));
  return { box, history, said, update };
}

const panel = async () => {
  await press('历史');
  return within(await screen.findByRole('complementary', { name: '历史' }));
};

const group = {
  path: '/SalesOrder',
  title: '销售订单',
  field: 'Order_Id',
  fieldTitle: '订单',
  value: '7',
  count: 99,
  isMore: true,
  records: [{ key: '5', label: 'SO-5', facts: [{ title: '订单日期', text: '2026-05-02' }] }],
};

describe('the records that point at a record', () => {
  const opening = async (groups: RelatedAnswer['groups']) => {
    const related = vi
      .fn<RecordCalls['related']>()
      .mockResolvedValueOnce(failed('500', '忙'))
      .mockResolvedValue(answered({ groups, left: 1 }));
    const record = async () => ({ related }) as Partial<RecordCalls> as RecordCalls;
    const world = worldOf({ rows: [stored], data: { record } });
    const box = new EditBoxStore(world.app, documentOf(order));
    const At = () => {
      const { pathname, search } = useLocation();
      return <output>{pathname + search}</output>;
    };
    show(
      world.app,
      <MemoryRouter>
        <EditBox box={box} />
        <At />
      </MemoryRouter>,
    );
    await act(async () => box.open('Edit', 7));
    await press('相关单据');
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    return { ...world, box };
  };

  it('are links with number and facts, and lead to the filtered list', async () => {
    const { box } = await opening([group, { ...group, field: 'Lines.Order_Id', fieldTitle: '来源' }]);
    const [link] = await screen.findAllByRole('link', { name: 'SO-5' });
    expect(link?.getAttribute('href')).toBe('/SalesOrder?id=5');
    expect(link?.closest('li')?.textContent).toContain('2026-05-02');
    expect(screen.getAllByText(/超过 99 条/)).toHaveLength(2);
    expect(screen.getByText('还有 1 个列表来不及查询，请稍后重试')).toBeTruthy();
    const all = screen.getByRole('link', { name: '查看全部销售订单（来源）' });
    expect(new URLSearchParams(all.getAttribute('href')?.split('?')[1]).get('g')).toBe(
      '[["and",["Lines.Order_Id","=","7"]]]',
    );
    fireEvent.click(screen.getByRole('link', { name: '查看全部销售订单（订单）' }));
    expect(await screen.findByText('/SalesOrder?f.Order_Id=7')).toBeTruthy();
    expect(box.phase).toBe('closed');
  });

  it('do not take the user away from unsaved input', async () => {
    const { box, choose } = await opening([group]);
    choose.mockResolvedValue(undefined);
    act(() => box.main.cell('Remark').set('乙'));
    fireEvent.click(await screen.findByRole('link', { name: 'SO-5' }));
    await vi.waitFor(() => expect(choose).toHaveBeenCalled());
    expect(screen.getByText('/')).toBeTruthy();
    expect(box.main.value('Remark')).toBe('乙');
  });
});

describe('the comments on a record', () => {
  const opening = async (addComment: RecordCalls['addComment']) => {
    const comments = async () =>
      answered({
        comments: [
          {
            id: '3',
            by: '吴经理',
            at: '2026-05-02 08:00:00',
            text: `请 [[{"value":"李销售","field":"2"}]] 跟进`,
          },
        ],
        next: null,
      });
    const record = async () => ({ comments, addComment }) as Partial<RecordCalls> as RecordCalls;
    const world = worldOf({ rows: [stored], data: { record }, dictionaries: { users: [] } });
    const box = new EditBoxStore(world.app, documentOf(order));
    show(world.app, <EditBox box={box} />);
    await act(async () => box.open('Edit', 7));
    await press('评论');
    await screen.findByText('@李销售');
    return world;
  };

  it('are sent once, and what the server refuses stays, even when the box was closed meanwhile', async () => {
    sessionStorage.setItem('jig.comment.1.Order.7', '已联系客户');
    const add = vi
      .fn<RecordCalls['addComment']>()
      .mockResolvedValueOnce(failed('422', '太长'))
      .mockImplementation(async (_table, _key, text) =>
        answered({ comment: { id: '4', by: '管理员', at: '2026-05-03 08:00:00', text }, untold: ['赵工'] }),
      );
    const { said } = await opening(add);
    await press('发送');
    expect(await screen.findByText('太长')).toBeTruthy();
    expect(sessionStorage.getItem('jig.comment.1.Order.7')).toBe('已联系客户');
    await press('发送');
    expect(add.mock.calls.at(-1)).toEqual(['Order', 7, '已联系客户']);
    const list = screen.getByRole('list', { name: '评论，最近的在前' });
    expect(list.children[0]?.textContent).toContain('已联系客户');
    expect(list.children).toHaveLength(2);
    expect(said.error).toEqual(['赵工 无权查看这条记录，没有收到通知']);
    expect(sessionStorage.getItem('jig.comment.1.Order.7')).toBeNull();
  });
});

describe('the history of a record', () => {
  it('is told in words, newest first, and older pages on request', async () => {
    const { history } = await opened();
    const shown = await panel();
    const list = await shown.findByRole('list', { name: '修改记录，最近的在前' });
    const [first, second] = [...list.children].map((item) => item.textContent);
    expect(first).toContain('李销售 把交货日期从 2026-05-01 改为 2026-05-08');
    expect(first).toContain('2026-05-03 09:10');
    for (const words of [
      '李销售 修改了 4 处',
      '把状态从 草稿 改为 已确认',
      '清空了备注（原为 急）',
      '明细：修改了 齿轮',
      '把数量从 1 改为 2',
      '明细：删除了 一行',
      '说明：客户来电',
    ])
      expect(second).toContain(words);
    await press('更早的修改');
    expect(history.mock.lastCall).toEqual(['Order', 7, '8']);
    expect(await shown.findByText(/新建了这条记录/)).toBeTruthy();
    expect(shown.queryByRole('button', { name: '更早的修改' })).toBeNull();
  });

  it('puts a former value back as an edit that is saved like any other', async () => {
    const { box, update, history } = await opened();
    const shown = await panel();
    fireEvent.click(await shown.findByRole('button', { name: '恢复为 2026-05-01：交货日期' }));
    expect(box.main.value('DeliveryDate')).toBe('2026-05-01');
    expect(box.unsaved).toBe(true);
    expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('DeliveryDate');
    expect(update).not.toHaveBeenCalled();
    expect(shown.queryByRole('button', { name: '恢复为 2026-05-01：交货日期' })).toBeNull();
    expect(shown.getByRole('button', { name: '恢复为 急：备注' })).toBeTruthy();
    expect(shown.queryByRole('button', { name: /状态/ })).toBeNull();
    await press('保存');
    expect(update.mock.lastCall?.[1].main).toMatchObject({ DeliveryDate: '2026-05-01' });
    await vi.waitFor(() => expect(history).toHaveBeenCalledTimes(2));
  });

  it('restores nothing in a box the user may only view', async () => {
    await opened({ user: userWith('Order', 'Search') });
    const shown = await panel();
    await shown.findByText(/把交货日期从/);
    expect(shown.queryByRole('button', { name: /恢复/ })).toBeNull();
  });

  it('takes the focus when it opens, and Escape gives it back without closing the box', async () => {
    const { box } = await opened();
    const shown = await panel();
    const title = shown.getByRole('heading', { name: '历史' });
    expect(document.activeElement).toBe(title);
    fireEvent.keyDown(title, { key: 'Escape' });
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '历史' }));
    expect(box.phase).toBe('ready');
  });

  it('is no panel of a new record, and plugins add panels of their own', async () => {
    const own: BoxPanel = {
      name: 'own',
      label: 'plugin.own.title',
      shows: () => true,
      view: ({ box }) => <p>{`记录 ${String(box.key)}`}</p>,
    };
    const { box } = await opened({}, 'Edit', [own]);
    await press('plugin.own.title');
    expect(await screen.findByText('记录 7')).toBeTruthy();
    await act(async () => box.open('Add'));
    expect(screen.queryByRole('button', { name: '历史' })).toBeNull();
  });
});
