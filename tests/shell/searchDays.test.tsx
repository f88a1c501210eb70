import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { SearchPanel } from '../../renderers/pages/list/SearchPanel.tsx';
import { answered } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { plainSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import { text } from '../../runtime/model/messages/index.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { PageStore } from '../../runtime/store/page/PageStore.ts';
import { types, userWith } from './support.ts';

const now = '2026-03-05 08:00:00';

async function panel() {
  const went: string[] = [];
  const said: string[] = [];
  const app = {
    data: { page: async () => answered({ rows: [], total: 0, summary: {}, ignored: [] }) },
    session: { user: userWith({ orders: ['Search'] }), now: () => now },
    settings: { of: () => plainSettings, viewsOf: () => undefined, lay: () => undefined },
    dictionaries: { options: () => [], label: (_no: string, key: string) => key },
    renderers: new RendererRegistry(fieldRenderers),
    fieldTypes: types,
    notify: { error: (words: string) => said.push(words), announce: () => undefined },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const { table } = resolve(
    [
      {
        kind: 'table',
        name: 'Orders',
        table: { table: 'Orders', cnName: '订单', key: 'Order_Id' },
        fields: [
          { field: 'SentAt', title: '发货时间', type: 'datetime', searchRowNo: 1 },
          { field: 'Qty', title: '数量', type: 'number', searchType: 'range', searchRowNo: 1 },
        ],
      },
    ],
    types,
  );
  const page = { format: 1, page: 'list', path: '/Orders', table: 'Orders' } as const;
  const store = new PageStore(app, page, { main: table, details: [] });
  store.navigateBy((address) => void went.push(decodeURIComponent(address.replaceAll('+', ' '))));
  await store.list.follow('');
  render(
    <AppContext.Provider value={app}>
      <SearchPanel page={store} />
    </AppContext.Provider>,
  );
  return { went, said, to: await screen.findByLabelText('发货时间（结束）') };
}

const type = (input: HTMLElement, value: string) =>
  act(async () => {
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  });
const search = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: '查询' })));

beforeAll(async () => {
  await Promise.all(fieldRenderers.map((renderer) => renderer.preload?.()));
}, 60_000);

describe('the search of a time field', () => {
  it.each([
    ['2026-03-05', '2026-03-05'],
    ['2026/3/5', '2026-03-05'],
    ['２０２６－０３－０５', '2026-03-05'],
    ['2026-03-05 12:30', '2026-03-05 12:30:00'],
  ])('takes %s as %s', async (typed, sent) => {
    const { went, to } = await panel();
    await type(to, typed);
    await search();
    expect(went).toEqual([`f.SentAt=~${sent}`]);
  });

  it('takes a clicked day without the clock, and marks the today of the product', async () => {
    const { went, to } = await panel();
    await act(async () => void fireEvent.click(to));
    const day = await screen.findByRole('gridcell', { name: '2026-03-12' });
    expect(document.querySelector('.jig-today')?.textContent).toBe('5');
    await act(async () => void fireEvent.click(day));
    await search();
    expect(went).toEqual(['f.SentAt=~2026-03-12']);
  });

  it('marks what it cannot read, and asks nothing', async () => {
    const { went, said, to } = await panel();
    await type(to, 'soon');
    await search();
    expect([went, said]).toEqual([[], ['字段【发货时间】的值【soon】与字段类型不符']]);
    expect(screen.getByText('字段【发货时间】的值【soon】与字段类型不符')).toBeTruthy();
    await type(to, '2026-03-05');
    await search();
    expect(went).toHaveLength(1);
  });

  it('marks a number it cannot read, and asks nothing', async () => {
    const { went, said } = await panel();
    await act(async () => {
      fireEvent.change(screen.getByLabelText('数量（结束）'), { target: { value: '多' } });
    });
    await search();
    expect([went, said]).toEqual([[], ['字段【数量】的值【多】与字段类型不符']]);
  });

  it('marks a condition it cannot read, and asks nothing; a typed day is the day', async () => {
    const { went, said } = await panel();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '添加组合条件' })));
    const choose = (name: string, value: string) =>
      act(async () => void fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } }));
    await screen.findByRole('group', { name: '条件组 1' });
    await choose('条件 1.1 的字段', 'SentAt');
    await choose('条件 1.1 的比较方式', '=');
    await type(screen.getByLabelText('条件 1.1 的值'), 'soon');
    await search();
    expect([went, said]).toEqual([[], ['【发货时间】的值【soon】与字段类型不符']]);
    expect(screen.getByText('【发货时间】的值【soon】与字段类型不符')).toBeTruthy();
    await type(screen.getByLabelText('条件 1.1 的值'), '2026-03-05');
    await search();
    expect(went).toEqual(['g=[["and",["SentAt","=","2026-03-05"]]]']);
  });
});
