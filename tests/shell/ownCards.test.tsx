import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { favourites } from '../../renderers/favourites/favourites.ts';
import '../../renderers/workflow/inbox/BatchDialog.tsx';
import { workflowRenderers } from '../../renderers/workflow/workflowRenderers.ts';
import { answered, failed } from '../../runtime/data/Answer.ts';
import { draftsOf } from '../../runtime/data/drafts/draftsOf.ts';
import { auditStatus } from '../../runtime/model/access/documentState.ts';
import '../../runtime/model/explain/allMessages.ts';
import { FavouritesStore } from '../../runtime/store/favourites/FavouritesStore.ts';
import type { PageQuery } from '../../runtime/wire/PageQuery.ts';
import { boardApp, drawCard } from './boardWorld.tsx';
import { readAloud } from './readAloud.ts';
import { memory, userWith } from './support.ts';

/** The card of tasks over a fake server with so many documents. `listen` tells the card that something happened. */
async function tasks(
  count: number,
  { refusal, mayOpen = true }: { refusal?: string; mayOpen?: boolean } = {},
) {
  const sent: unknown[] = [];
  const asked: string[] = [];
  let waiting = Array.from({ length: count }, (_, at) => at + 1);
  const listeners: (() => void)[] = [];
  const data = {
    page: async (_table: string, { value }: PageQuery) => {
      asked.push(`page ${value}`);
      const rows = waiting.map((id) => ({
        WorkFlowTable_Id: id,
        WorkTable: 'Production_SalesOrder',
        WorkTableName: '销售订单',
        WorkTableKey: `${id}`,
        WorkTableCode: `XSDD-${id}`,
        Creator: '李销售',
        CreateDate: '2026-11-27 08:00:00',
        AuditStatus: 0,
      }));
      return answered({ rows, total: rows.length, summary: {}, ignored: [] });
    },
    inbox: async () => ({
      inbox: async () => failed('', ''),
      facts: async (documents: readonly { table: string; key: string }[]) => {
        asked.push('facts');
        const facts = [
          { title: '客户', text: '宁波海川机械有限公司' },
          { title: '价税合计', text: '¥12,800.00' },
        ];
        return answered(documents.map((one) => ({ ...one, facts })));
      },
    }),
    audit: async (table: string, keys: readonly string[], vote: object) => {
      sent.push([table, keys, vote]);
      if (refusal !== undefined) return failed('422', refusal);
      waiting = waiting.filter((id) => !keys.includes(`${id}`));
      return answered(
        keys.map((key) => ({ key, ok: true, message: '' })),
        '审核成功',
      );
    },
  };
  const base = boardApp();
  const pages = mayOpen
    ? [{ page: 'inbox', path: '/approval', access: 'user', table: 'Sys_WorkFlowTable' }]
    : [];
  const user = userWith({});
  const app = boardApp('zh', {
    data,
    session: { ...base.session, user, pages },
    notify: { success: () => undefined, announce: () => undefined },
    live: async () => ({
      counts: undefined,
      onFlow: (listener: () => void) => {
        listeners.push(listener);
        return () => undefined;
      },
    }),
  });
  const drawn = await drawCard({ kind: 'tasks', title: '我的待办' }, undefined, {
    app,
    looks: workflowRenderers,
  });
  const press = (name: string) =>
    act(async () => void fireEvent.click(await screen.findByRole('button', { name })));
  const happen = () =>
    act(async () => {
      for (const tell of listeners) tell();
    });
  return { ...drawn, sent, asked, press, happen };
}

const first =
  '销售订单 [link /approve?table=Production_SalesOrder&key=1 XSDD-1] 客户 宁波海川机械有限公司 价税合计 ¥12,800.00 李销售提交，已等待2天 [button 通过 销售订单 XSDD-1] [button 拒绝 销售订单 XSDD-1]';

describe('the card of tasks', () => {
  it('says what waits, of whom, for how much and since when, in two calls', async () => {
    const { container, asked } = await tasks(1);
    await waitFor(() =>
      expect(readAloud(container)).toBe(`1 张单据等您审批 [link /approval 我的审批] ${first}`),
    );
    expect(asked).toEqual(['page 0', 'facts']);
  });

  it('approves from there; the count falls and the next document has the focus', async () => {
    const { sent, press, container } = await tasks(3);
    await press('通过 销售订单 XSDD-2');
    const dialog = await screen.findByRole('dialog', { name: '审批 销售订单 XSDD-2' });
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: '提交' })));
    await waitFor(() => expect(container.textContent).toContain('2 张单据等您审批'));
    expect(sent).toEqual([['Production_SalesOrder', ['2'], { status: auditStatus.approved, reason: '' }]]);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('通过 销售订单 XSDD-3'),
    );
  });

  it('rejects with a reason; a refusal stays in sight and the document stays', async () => {
    const { sent, press, container } = await tasks(1, { refusal: '请填写拒绝原因' });
    await press('拒绝 销售订单 XSDD-1');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '单价有误' } });
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: '提交' })));
    expect(sent).toEqual([
      ['Production_SalesOrder', ['1'], { status: auditStatus.returned, reason: '单价有误' }],
    ]);
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('请填写拒绝原因'));
    expect(container.textContent).toContain('1 张单据等您审批');
  });

  it('follows what happens elsewhere', async () => {
    const { asked, happen, container } = await tasks(1);
    await waitFor(() => expect(container.textContent).toContain('XSDD-1'));
    await happen();
    await waitFor(() => expect(asked.filter((call) => call === 'page 0')).toHaveLength(2));
  });

  it('asks nothing for a user without an inbox', async () => {
    const { asked, container } = await tasks(1, { mayOpen: false });
    await waitFor(() => expect(readAloud(container)).toBe('没有等待您审批的单据'));
    expect(asked).toEqual([]);
  });
});

describe('the cards of favourites and of records opened last', () => {
  const item = { sort: 0, isTrue: 1, icon: '', type: 2, userId: 2, colorType: '' };
  const marked = { ...item, name: 'A', text: '销售订单', of: '', isAuthorized: true, url: '/orders' };
  const closed = { ...item, name: 'B', text: '工资', of: '', isAuthorized: false, url: '' };
  const opened = {
    ...item,
    name: 'A?id=7',
    text: 'XSDD-7',
    of: '销售订单',
    isAuthorized: true,
    url: '/orders?id=7',
  };
  const drawn = async (kind: string, items: readonly object[], recent: readonly object[]) => {
    const store = new FavouritesStore(
      { favourites: async () => ({ list: async () => answered({ items, recent }) }) } as never,
      () => undefined,
      memory(),
    );
    const app = boardApp('zh', { stores: { favourites: store } });
    return drawCard({ kind, title: '卡片' }, undefined, { app, looks: favourites.renderers ?? [] });
  };

  it.each([
    ['favourites', [marked, closed], [opened], '[link /orders 销售订单]'],
    ['recent', [marked], [opened], '[link /orders?id=7 XSDD-7 销售订单]'],
    ['favourites', [], [], '还没有收藏。点页面标题旁的星标，就会显示在这里'],
    ['recent', [], [], '还没有打开过单据。打开后会显示在这里'],
  ] as const)('%s: %j and %j', async (kind, items, recent, reads) => {
    const { container } = await drawn(kind, items, recent);
    await waitFor(() => expect(readAloud(container)).toBe(reads));
  });
});

describe('the card of drafts', () => {
  it('leads to the documents that were not saved', async () => {
    const drafts = await draftsOf(2);
    const content = {
      table: 'Production_SalesOrder',
      base: { main: {}, details: [] },
      mine: { main: {}, details: [] },
    };
    const lists = {
      list: async () => [
        { ...content, id: 'b', owner: 'x', record: '', savedAt: Date.now() },
        { ...content, id: 'a', owner: 'x', record: '12', savedAt: Date.now() },
      ],
    };
    Object.assign(drafts, lists);
    const { container } = await drawCard({ kind: 'drafts', title: '我的草稿' }, undefined);
    await waitFor(() =>
      expect(readAloud(container)).toBe(
        '[link /orders 销售订单 · 新建 保存于 08:30] [link /orders?id=12 销售订单 保存于 08:30]',
      ),
    );
  });
});
