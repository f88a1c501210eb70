import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ExplainList } from '../../renderers/explain/ExplainList.tsx';
import { explainPlace } from '../../renderers/explain/explainPlace.ts';
import { answered } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import type { Origin } from '../../runtime/model/explain/Origin.ts';
import type { ColumnSet } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import { provenanceOf } from '../../runtime/model/fields/resolve/resolve.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { orderTable, plainApp, userWith } from './support.ts';

/** Renders elements as on screen and focuses one. */
function focused(html: string, selector: string): Element {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = html;
  const found = host.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  found.tabIndex = 0;
  found.focus();
  return found;
}

const grid = `
  <div data-grid="Orders"><div role="grid" aria-activedescendant="c2">
    <div role="row"><i role="columnheader" aria-colindex="1"></i><i role="columnheader" aria-colindex="2" data-column="Amount"></i></div>
    <div role="row"><i role="gridcell" aria-colindex="1"></i><i role="gridcell" aria-colindex="2" id="c2"></i></div>
  </div></div>`;

async function opened(
  selected: readonly object[] = [],
  origins: Readonly<Record<string, Origin>> = {},
  over: { readonly view?: string; readonly show?: boolean } = {},
) {
  const main = orderTable();
  const columns: ColumnSet = [{ field: 'Amount', show: over.show ?? false, fixed: false }];
  const app = {
    session: { user: userWith({ orders: ['Search', 'Update'] }), now: () => '2026-03-05 10:00:00' },
    schemas: { provenance: async () => provenanceOf([], main.byName) },
    settings: {
      of: () => ({ columns, widths: {}, searchFields: [] }),
      viewsOf: () => undefined,
      viewOver: () => over.view,
      lay: () => undefined,
    },
    data: { hiddenFields: async () => answered(2), origins: async () => answered(origins) },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const list = { selected: new Set(selected.map((_, at) => String(at))), selectedRows: selected };
  const page = {
    app: plainApp,
    page: { actions: ['Add', 'Update', 'Search'] },
    doc: { main, details: [] },
    list,
  } as unknown as PageStore;
  render(
    <MemoryRouter>
      <AppContext.Provider value={app}>
        <ExplainList page={page} onClose={() => undefined} />
      </AppContext.Provider>
    </MemoryRouter>,
  );
  await act(async () => undefined);
  return within(await screen.findByRole('dialog'));
}

const said = (dialog: Awaited<ReturnType<typeof opened>>) =>
  dialog.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('why on a list', () => {
  it('says of everything that is not there or would be refused why', async () => {
    const dialog = await opened();
    expect(dialog.getByRole('heading', { level: 2 }).textContent).toBe('为什么：未显示的列和不可用的按钮');
    const buttons = within(dialog.getByRole('region', { name: '没有显示或现在不能用的按钮' }));
    const lines = buttons.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toContain('新建：没有权限操作：缺少【订单】的【新建】权限由角色 销售决定');
    expect(lines).toContain('编辑：请选择要编辑的行!');
    expect(lines).toContain('本页面没有配置【导入】按钮');
    expect(lines.join()).not.toContain('刷新');
    const columns = within(dialog.getByRole('region', { name: '未显示的列' }));
    expect(columns.getByText('在列设置中隐藏了金额')).toBeTruthy();
    expect(await columns.findByText('另有2个字段被角色隐藏，请联系管理员')).toBeTruthy();
  });

  it('answers for the column the keyboard is on #X22', async () => {
    const cell = focused(grid, '[role="grid"]');
    expect(explainPlace(cell)).toEqual({ table: 'Orders', field: 'Amount' });
    const dialog = await opened();
    expect(dialog.getByRole('heading', { level: 2 }).textContent).toBe('为什么：金额');
    expect(said(dialog)).toEqual(['在列设置中隐藏了金额由您自己的列设置决定']);
  });

  it.each([
    [false, '视图【本月未审】隐藏了金额'],
    [true, '视图【本月未审】显示金额'],
  ])('names the open view whose columns are in force (shown: %s)', async (show, words) => {
    focused(grid, '[role="grid"]');
    expect(said(await opened([], {}, { view: '本月未审', show }))).toEqual([words]);
  });

  it('says of a figure which view, column and rows make it, and leads to them', async () => {
    const Amount: Origin = {
      how: 'sum',
      of: [{ table: '库存余额', field: '库存数量' }],
      record: { column: 'Product_Id', by: '产品', path: '/View_StockBalance' },
    };
    focused(grid, '[role="grid"]');
    const dialog = await opened([{ Order_Id: 7 }], { Amount });
    expect(said(dialog).slice(0, 2)).toEqual([
      '金额是【库存余额】的库存数量之和查看【库存余额】中的这些行',
      '只计产品为本记录的行',
    ]);
    const link = dialog.getByRole('link', { name: '查看【库存余额】中的这些行' });
    expect(link.getAttribute('href')).toBe('/View_StockBalance?f.Product_Id=7');
  });

  it('leads to no rows where no single row is selected', async () => {
    const Amount: Origin = {
      how: 'closing',
      of: [{ table: '收发明细', field: '变更数量' }],
      some: true,
    };
    focused(grid, '[role="grid"]');
    const dialog = await opened([], { Amount });
    expect(said(dialog).slice(0, 2)).toEqual([
      '金额是到期间结束为止【收发明细】的变更数量之和',
      '只计满足条件的行',
    ]);
    expect(dialog.queryByRole('link')).toBeNull();
  });

  it('answers for the button the keyboard is on, by the rows that are selected #X22', async () => {
    focused('<button data-action="Update">编辑</button>', 'button');
    expect(said(await opened([{ Order_Id: 1 }]))).toEqual(['编辑现在可以使用']);
  });
});
