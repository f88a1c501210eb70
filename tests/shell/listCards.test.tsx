import { act, fireEvent, render, screen } from '@testing-library/react';
import { action } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { cardFields } from '../../renderers/pages/list/cards/cardFields.ts';
import { cardWindow } from '../../renderers/pages/list/cards/cardWindow.ts';
import { ListCards } from '../../renderers/pages/list/cards/ListCards.tsx';
import { NarrowActions } from '../../renderers/pages/list/cards/NarrowActions.tsx';
import type { ShownButton } from '../../renderers/pages/list/ShownButton.ts';
import { answered } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { PageStore } from '../../runtime/store/page/PageStore.ts';
import { SettingsStore } from '../../runtime/store/shell/SettingsStore.ts';
import { tableOf } from '../forms/harness.tsx';
import { memory, userWith } from './support.ts';

const field = (name: string, title: string, more: Partial<FieldSchema> = {}): FieldSchema => ({
  field: name,
  title,
  type: 'text',
  ...more,
});

const table = {
  ...tableOf(
    [
      field('Order_Id', '主键', { type: 'number', hidden: true }),
      field('Remark', '备注'),
      field('Code', '单据编号', { importance: 'main' }),
      field('Customer', '客户', { importance: 'main' }),
      field('Amount', '金额', { type: 'decimal', scale: 2, importance: 'main' }),
      field('Phone', '电话', { importance: 'detail' }),
      field('Photo', '照片', { type: 'img', importance: 'main' }),
    ],
    { table: 'Orders', cnName: '订单', key: 'Order_Id' },
  ),
  nameField: 'Code',
};

async function shown(total = 100, card?: readonly string[], buttons?: readonly ShownButton[]) {
  const rows = Array.from({ length: total }, (_, at) => ({
    Order_Id: at + 1,
    Code: `SO${at + 1}`,
    Customer: `客户${at + 1}`,
    Amount: 1000 + at,
    Photo: at === 0 ? '/a.png,/b.png' : '',
  }));
  const app = {
    data: { page: async () => answered({ rows, total, summary: {}, ignored: [] }) },
    session: {
      user: userWith({ orders: ['Search', 'Add', 'Update', 'Delete'] }),
      now: () => '2026-03-05 08:00:00',
    },
    settings: new SettingsStore({} as never, memory(), '2', () => undefined),
    dictionaries: {
      options: () => [],
      label: () => undefined,
      forget: () => undefined,
      retry: () => undefined,
    },
    renderers: new RendererRegistry([
      {
        slot: 'cell',
        type: 'img',
        pictures: ({ field }, row) => (row[field] ? String(row[field]).split(',') : undefined),
      },
    ]),
    notify: { error: vi.fn() },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const page = { format: 1, page: 'list', path: '/Orders', table: 'Orders', ...(card && { card }) } as const;
  const store = new PageStore(app, page, { main: table, details: [] });
  await store.list.load();
  const onOpen = vi.fn();
  const rowMark = (row: Row) => (row.Order_Id === 3 ? { name: '急单', color: 'red' } : undefined);
  render(
    <AppContext.Provider value={app}>
      <NarrowActions page={store} />
      <ListCards page={store} height={600} onOpen={onOpen} rowMark={rowMark} {...(buttons && { buttons })} />
    </AppContext.Provider>,
  );
  return { store, onOpen, app };
}

describe('a list as cards', () => {
  it('shows the main columns only, the number in the head', async () => {
    await shown(3);
    const [card] = screen.getAllByRole('listitem');
    expect(card?.textContent).toBe('SO1客户 客户1金额 1,000.00');
    expect(screen.getByRole('list', { name: '订单' })).toBeTruthy();
  });

  it('draws the cards in view and says the place of each', async () => {
    await shown();
    const cards = screen.getAllByRole('listitem');
    expect(cards.length).toBeLessThan(20);
    expect([cards[1]?.getAttribute('aria-posinset'), cards[1]?.getAttribute('aria-setsize')]).toEqual([
      '2',
      '100',
    ]);
  });

  it('opens a record, chooses it, and walks by keys', async () => {
    const { store, onOpen } = await shown();
    fireEvent.click(screen.getByRole('button', { name: /^SO2 / }));
    expect(onOpen).toHaveBeenCalledWith(store.list.rows[1], 'Code');
    fireEvent.click(screen.getByRole('checkbox', { name: '选择 SO3' }));
    expect([...store.list.selected]).toEqual(['3']);
    act(() => screen.getByRole('button', { name: /^SO1 / }).focus());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'End' });
    await expect.poll(() => document.activeElement?.textContent).toContain('SO100');
  });

  it('has the buttons of its row, each named with the record', async () => {
    const press = vi.fn();
    const button: ShownButton = {
      field: '$button0',
      text: '开工',
      isFor: (row) => row.Order_Id === 2,
      press,
    };
    const { store } = await shown(3, undefined, [button]);
    expect(screen.queryByRole('button', { name: '开工 SO1' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '开工 SO2' }));
    expect(press).toHaveBeenCalledWith(store.list.rows[1]);
  });

  it('has 新建 and one menu for everything else', async () => {
    const { store } = await shown();
    expect(screen.getByRole('button', { name: '新建' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '更多' }));
    const lines = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(expect.arrayContaining(['高级查询', '编辑', '删除', '列设置']));
    fireEvent.click(screen.getByRole('menuitem', { name: '列设置' }));
    expect(store.dialog).toBe('columns');
  });

  it('follows the columns of the user, and takes the first ones where none is main', () => {
    const names = (found: ReturnType<typeof cardFields>) =>
      [found.title, ...found.lines].map((one) => one?.field);
    const own = ['Amount', 'Code', 'Customer', 'Remark'].map((name) => ({
      field: name,
      show: name !== 'Customer',
      fixed: false,
    }));
    expect(names(cardFields(table, undefined, own))).toEqual(['Code', 'Amount']);
    const plain = tableOf([field('A', 'A'), field('B', 'B')], { table: 'Plain' });
    expect(names(cardFields(plain, undefined, undefined))).toEqual(['A', 'B']);
  });

  it('has the fields that the page names, without those the user hid; the columns of a view win', async () => {
    const names = (found: ReturnType<typeof cardFields>) =>
      [found.title, ...found.lines].map((one) => one?.field);
    const named = ['Phone', 'Photo', 'Gone', 'Amount', 'Remark'];
    expect(names(cardFields(table, undefined, undefined, named))).toEqual(['Phone', 'Amount', 'Remark']);
    const own = [{ field: 'Phone', show: false, fixed: false }];
    expect(names(cardFields(table, undefined, own, named))).toEqual(['Amount', 'Remark']);
    expect(names(cardFields(table, undefined, undefined, ['Gone']))).toEqual(['Code', 'Customer', 'Amount']);
    const { app } = await shown(1, ['Amount', 'Code']);
    expect(screen.getByRole('listitem').textContent).toBe('1,000.00单据编号 SO1');
    const columns = [
      { field: 'Customer', show: true, fixed: false },
      { field: 'Code', show: true, fixed: false },
      { field: 'Amount', show: false, fixed: false },
    ];
    act(
      action(() =>
        app.settings.lay('Orders', { name: '我的', columns, isOpen: true, arrange: () => undefined }),
      ),
    );
    expect(screen.getByRole('listitem').textContent).toBe('SO1客户 客户1');
  });

  it('sorts by a column in either direction, and says further ones', async () => {
    const { store } = await shown(3);
    const went: string[] = [];
    store.navigateBy((search) => void went.push(decodeURIComponent(search)));
    fireEvent.change(screen.getByRole('combobox', { name: '排序' }), { target: { value: 'Amount' } });
    expect(went.at(-1)).toBe('sort=Amount');
    await act(() => store.list.follow('sort=-Amount,Code'));
    expect(screen.getByText('其次：单据编号 升序')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '降序 ↓' }));
    expect(went.at(-1)).toBe('sort=Amount,Code');
  });

  it('says the name of the rule that colours a row', async () => {
    await shown(3);
    const marked = screen.getAllByRole('listitem').filter((card) => card.dataset.mark === 'red');
    expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^急单 SO3/)]);
  });

  it('shows the first picture of a row', async () => {
    await shown(3);
    const picture = (at: number) => screen.getAllByRole('listitem')[at]?.querySelector('img');
    expect([picture(0)?.getAttribute('src'), picture(1) ?? undefined]).toEqual(['/a.png', undefined]);
  });

  it('keeps the card with the focus drawn outside the view', () => {
    const room = { height: 200, cardHeight: 100, count: 50, kept: 0 };
    expect(cardWindow({ ...room, top: 2000 })).toEqual([0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
    expect(cardWindow({ ...room, top: 0 })).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
