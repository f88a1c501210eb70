import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { MakeDialog } from '../../renderers/links/MakeDialog.tsx';
import { actionsOf } from '../../renderers/pages/list/Toolbar.tsx';
import { answered, failed } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { MakeOffer } from '../../runtime/model/schema/MakeOffer.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { openMade } from '../../runtime/store/links/openMade.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { orderTable } from './support.ts';

const delivery: MakeOffer = { to: 'Out.delivery', title: '销售出库', document: '出库单', path: '/Out' };
const back: MakeOffer = { to: 'In.back', title: '销售退货', document: '入库单', path: '/In' };
const draft = { mainData: { Customer_Id: 1 }, detailData: [{ Line_Id: 7, Qty: 40 }] };

function Landed() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify([pathname, state])}</output>;
}

async function shown(makes: readonly MakeOffer[], answer: unknown, box: object = { phase: 'closed' }) {
  const make = vi.fn(async () => answer);
  const app = {
    data: { record: async () => ({ make }) },
    settings: { of: () => ({ makes }) },
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const main = orderTable();
  const onClose = vi.fn();
  const page = {
    app,
    page: {},
    box,
    doc: { main, details: [] },
    dialogRows: [{ Order_Id: 3 }, { Order_Id: 5 }],
    list: { keyOf: (row: Row) => String(row.Order_Id) },
    may: () => true,
  } as unknown as PageStore;
  await act(async () => {
    render(
      <AppContext.Provider value={app}>
        <MemoryRouter initialEntries={['/Orders']}>
          <Routes>
            <Route path="/Orders" element={<MakeDialog page={page} onClose={onClose} />} />
            <Route path="*" element={<Landed />} />
          </Routes>
        </MemoryRouter>
      </AppContext.Provider>,
    );
  });
  return { make, onClose, page };
}

const landed = (path: string) =>
  vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(JSON.stringify([path, { made: draft }])),
  );

describe('下推', () => {
  it('asks which document to make, and takes it to its page', async () => {
    const leave = vi.fn();
    const { make, onClose } = await shown([delivery, back], answered(draft), { phase: 'ready', leave });
    expect(make).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '销售出库（出库单）' })));
    expect(make).toHaveBeenCalledWith({ from: { table: 'Orders', keys: ['3', '5'] }, to: 'Out.delivery' });
    expect([onClose.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1]);
    await landed('/Out');
  });

  it('makes the only document at once', async () => {
    const { make } = await shown([delivery], answered(draft));
    expect(make).toHaveBeenCalledOnce();
    await landed('/Out');
  });

  it('stays and says why nothing can be made', async () => {
    const { onClose } = await shown([delivery], failed('409', 'XS-1没有可以销售出库的余量'));
    expect(screen.getByRole('alert').textContent).toBe('XS-1没有可以销售出库的余量');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('makes nothing while the user stays with unsaved input', async () => {
    const { make, onClose } = await shown([delivery], answered(draft), {
      ...{ unsaved: true, mayLeave: async () => false },
    });
    expect(make).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is a button where links lead from the page only', async () => {
    const { page } = await shown([delivery, back], answered(draft));
    const names = (makes: readonly MakeOffer[]) =>
      actionsOf({ ...page, app: { settings: { of: () => ({ makes }) } } } as unknown as PageStore).map(
        ({ action }) => action,
      );
    expect(names([delivery])).toContain('Make');
    expect(names([])).not.toContain('Make');
  });

  it('opens what was made as a new record, and passes over what is none', () => {
    const open = vi.fn();
    const page = { doc: { main: orderTable(), details: [{ schema: { table: 'Line' } }] }, open };
    openMade(page as unknown as PageStore, draft);
    expect(open).toHaveBeenCalledWith(
      'Add',
      undefined,
      {},
      {
        main: draft.mainData,
        details: { Line: draft.detailData },
      },
    );
    openMade(page as unknown as PageStore, { mainData: 'x' });
    expect(open).toHaveBeenCalledOnce();
  });
});
