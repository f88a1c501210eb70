import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { pressAction } from '../../renderers/actions/pressAction.ts';
import { actionsOf } from '../../renderers/pages/list/Toolbar.tsx';
import { trail } from '../../renderers/trail/trail.ts';
import { type Answer, answered, failed } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { Parts } from '../../runtime/host/Parts.tsx';
import { text } from '../../runtime/model/messages/index.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import type { TrailAnswer, TrailNode } from '../../runtime/wire/links/Trail.ts';
import '../../runtime/model/explain/allMessages.ts';
import { orderTable } from './support.ts';

const node = (table: string, key: string, title: string, code: string): TrailNode => ({
  ...{ table, key, title, code, state: '审核通过', facts: [], path: `/${table}` },
});
const order = node('Orders', '7', '订单', 'XS-7');
const delivery = node('Out', '3', '出库单', 'CK-3');
const two: TrailAnswer = {
  nodes: [order, delivery],
  links: [{ from: order, to: delivery, quantity: '40', title: '出库数量' }],
  hidden: 1,
  isCut: true,
};

function At() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** A list with these buttons, and a document beside which the capability draws. */
function world(answer: Answer<TrailAnswer>, { hasTrail = true, actions = ['Add'] } = {}) {
  const asked = vi.fn(async () => answer);
  const main = orderTable();
  const error = vi.fn();
  const app = {
    capabilities: [trail],
    stores: trail.store?.({} as never),
    data: { record: async () => ({ trail: asked }) },
    settings: { of: () => ({ hasTrail }) },
    notify: { error, announce: () => undefined },
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const selected = new Set<string>();
  const page = {
    app,
    page: { actions },
    doc: { main, details: [] },
    list: {
      selected,
      get selectedRows() {
        return [...selected].map((key) => ({ Order_Id: Number(key), Code: `SO${key}` }));
      },
      keyOf: (row: Row) => String(row.Order_Id),
    },
    may: () => true,
  } as unknown as PageStore;
  render(
    <AppContext.Provider value={app}>
      <MemoryRouter initialEntries={['/Inbox']}>
        <Parts place="document" told={{ table: 'Orders', documentKey: '7', name: '订单 XS-7' }} />
        <Parts place="window" told={{}} />
        <At />
      </MemoryRouter>
    </AppContext.Provider>,
  );
  const buttons = () => actionsOf(page, trail.listActions);
  const press = () => {
    const action = buttons().find((one) => one.action === 'Trail');
    if (action) return act(async () => pressAction(app, page, action));
    throw new Error('no button');
  };
  return { asked, error, selected, buttons, press };
}

describe('上下查', () => {
  it('opens from a task or a phone card, says what is hidden and cut, and leads on', async () => {
    const { asked } = world(answered(two));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '上下查 订单 XS-7' })));
    const dialog = await screen.findByRole('dialog', { name: '上下查' });
    expect(asked).toHaveBeenCalledWith('Orders', '7');
    const [line] = await within(dialog).findAllByRole('listitem');
    expect(line?.textContent).toBe('出库单 CK-3 审核通过 出库数量 40');
    expect(dialog.textContent).toContain('另有 1 张单据您无权查看 单据太多，只显示一部分');
    // The drawing is for the eye: it has an arrow with its quantity, and nothing that the keyboard reaches.
    const drawing = dialog.querySelector('.jig-trail-drawing[aria-hidden="true"]');
    expect([...(drawing?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '40',
      '订单 审核通过',
      'XS-7',
      '出库单 审核通过',
      'CK-3',
    ]);
    expect(drawing?.querySelectorAll('.jig-trail-line')).toHaveLength(1);
    expect([...(drawing?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('tabindex'))).toEqual([
      '-1',
    ]);
    await act(async () => fireEvent.click(within(dialog).getByRole('link', { name: 'CK-3' })));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('/Out?id=3')).toBeTruthy();
  });

  it('stands on every list of documents, asks for one row and opens its trail', async () => {
    const { press, selected, error, buttons, asked } = world(answered({ ...two, nodes: [order], hidden: 0 }));
    expect(buttons().map(({ action }) => action)).toEqual(['Add', 'Trail']);
    await press();
    expect(error).toHaveBeenCalledWith('请先选择一张单据，再查看它的上下游');
    for (const key of ['7', '8']) selected.add(key);
    await press();
    expect(error).toHaveBeenLastCalledWith('一次只能查看一张单据的上下游，请只选择一张');
    selected.delete('8');
    await press();
    expect((await screen.findByRole('dialog')).textContent).toContain('SO7');
    expect(await screen.findByText('这张单据没有上游单据，也没有下游单据')).toBeTruthy();
    expect(asked).toHaveBeenCalledWith('Orders', '7');
  });

  it('is on no list whose records lead nowhere, and says why it cannot be read', async () => {
    const { buttons } = world(failed('403', '您没有查看销售订单的权限'), { hasTrail: false });
    expect(buttons().map(({ action }) => action)).toEqual(['Add']);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '上下查 订单 XS-7' })));
    expect((await screen.findByRole('alert')).textContent).toBe('您没有查看销售订单的权限');
  });
});
