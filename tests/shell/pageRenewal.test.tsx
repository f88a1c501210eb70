import { act, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EditBox } from '../../renderers/dialogs/EditBox.tsx';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { ListPage } from '../../renderers/pages/ListPage.tsx';
import { RenewalRoom } from '../../renderers/pages/list/RenewalRoom.tsx';
// Loaded before they are drawn, because a busy machine loads them slowly.
import '../../renderers/pages/list/RenewalBar.tsx';
import { answered } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { type Core, CoreContext } from '../../runtime/host/CoreContext.ts';
import { PageRouteContext } from '../../runtime/host/PageRoute.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { rowKeyField } from '../../runtime/store/detail/detailRows.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { documentOf, press, savedOf, show, tableOf, type, worldOf } from '../forms/harness.tsx';

vi.mock('../../renderers/grid/DataGrid.tsx', async () => await import('../forms/GridStub.tsx'));

const note = { field: 'Remark', title: '备注', type: 'text', editRowNo: 1 } as const;
const level = { field: 'Level', title: '等级', type: 'text', editRowNo: 2 } as const;
const quantity = { field: 'Qty', title: '数量', type: 'decimal', editRowNo: 1 } as const;
const lines = tableOf([{ field: 'Order_Id', title: '订单', type: 'number', hidden: true }, quantity], {
  table: 'Line',
  cnName: '明细',
});
const before = documentOf(tableOf([note]), lines);
const after = documentOf(tableOf([{ ...note, title: '说明' }, level]), lines);
const page = { format: 1, page: 'list', path: '/Order', table: 'Order' } as const;

/** The list page of orders without its rows, and how an administrator changes its design. */
async function opened(active = true) {
  let now: DocumentTable = before;
  let revision = 0;
  const listeners = new Set<() => void>();
  const pages: PageStore[] = [];
  const made = worldOf({
    rows: [{ Order_Id: 7, Remark: '已存', Version: 3 }],
    detailRows: {
      Line: [
        { Line_Id: 1, Order_Id: 7, Qty: 2 },
        { Line_Id: 2, Order_Id: 7, Qty: 4 },
      ],
    },
    update: async (_, payload) => answered(savedOf(payload, 7)),
  });
  const app = {
    ...made.app,
    session: { ...made.app.session, menus: [] },
    notify: { ...made.app.notify, clearErrors: () => undefined },
    dictionaries: { ...made.app.dictionaries, forget: () => undefined },
    schemas: {
      mayPickFrom: () => true,
      ...{ listed: async () => answered(now), ready: async () => undefined },
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      get revision() {
        return revision;
      },
    },
  } as unknown as App;
  const View = observer(({ page: drawn }: { readonly page: PageStore }) => {
    if (pages.at(-1) !== drawn) pages.push(drawn);
    return (
      <>
        <h1>{drawn.doc === before ? '旧设计' : '新设计'}</h1>
        <section aria-label="列表">
          <RenewalRoom renewal={drawn.renewal} />
        </section>
        {drawn.box && drawn.box.phase !== 'closed' ? <EditBox box={drawn.box} /> : null}
      </>
    );
  });
  const inTab = (
    <PageRouteContext.Provider value={{ search: '', active, setSearch: () => undefined }}>
      <ListPage page={page} Content={View} />
    </PageRouteContext.Provider>
  );
  const view = show(app, inTab);
  await screen.findByText('旧设计');
  return {
    ...made,
    store: (): PageStore => {
      const last = pages.at(-1);
      if (last === undefined) throw new Error('nothing drawn');
      return last;
    },
    async design(language?: Partial<App>) {
      now = after;
      revision += 1;
      await act(async () => {
        for (const listener of listeners) listener();
      });
      if (language !== undefined)
        view.rerender(
          <CoreContext.Provider value={{ ...app, app: language } as unknown as Core}>
            <AppContext.Provider value={{ ...app, ...language }}>{inTab}</AppContext.Provider>
          </CoreContext.Provider>,
        );
      await act(async () => undefined);
    },
  };
}

const said = '页面设计已更新';

beforeAll(async () => {
  await Promise.all(fieldRenderers.map((renderer) => renderer.preload?.()));
}, 60_000);
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

describe('a page whose design an administrator changes', () => {
  it('says so in the list, which stays until the user loads the design', async () => {
    const { design } = await opened();
    await design();
    await screen.findByText(said);
    expect(screen.getByText('旧设计')).toBeTruthy();
    await press('载入新设计');
    await screen.findByText('新设计');
    expect(screen.queryByText(said)).toBeNull();
  });

  it('is taken up by itself behind another tab, but not under a box', async () => {
    const { design, store } = await opened(false);
    await design();
    expect(store().doc).toBe(after);
    const second = await opened(false);
    await act(async () => second.store().open('Add'));
    await screen.findByLabelText('备注');
    await second.design();
    expect(second.store().doc).toBe(before);
  });

  it('keeps what was typed in a stored record, before and after the new design is loaded', async () => {
    const { design, store, update } = await opened();
    await act(async () => {
      await store().list.follow('id=7');
      store().followOpen();
    });
    await screen.findByLabelText('备注');
    type('备注', '先发货');
    const [rows] = store().box?.details ?? [];
    await act(async () => {
      rows?.select(new Set([String(rows.rows[0]?.[rowKeyField])]));
      rows?.removeSelected();
    });
    await design();
    expect((await screen.findAllByText(said)).length).toBe(2);
    expect(screen.getByLabelText<HTMLInputElement>('备注').value).toBe('先发货');
    await act(async () => screen.getAllByRole('button', { name: '载入新设计' }).at(-1)?.click());
    const typed = await screen.findByLabelText<HTMLInputElement>('说明');
    expect(typed.value).toBe('先发货');
    expect(screen.queryByText(said)).toBeNull();
    type('等级', 'A');
    await press('保存');
    expect(update.mock.calls[0]?.[1]).toMatchObject({
      main: { Order_Id: 7, Remark: '先发货', Level: 'A', Version: 3 },
      details: [{ table: 'Line', delKeys: [1] }],
    });
  });

  it('keeps a new record, and is taken up by itself when the box closes', async () => {
    const { design, store } = await opened();
    await act(async () => store().open('Add'));
    await screen.findByLabelText('备注');
    type('备注', '新单');
    await design();
    await act(async () => screen.getAllByRole('button', { name: '载入新设计' }).at(-1)?.click());
    expect((await screen.findByLabelText<HTMLInputElement>('说明')).value).toBe('新单');
    expect(store().box?.action).toBe('Add');
    const second = await opened();
    await act(async () => second.store().open('Add'));
    await second.design();
    expect(second.store().doc).toBe(before);
    await act(async () => second.store().box?.leave());
    expect(second.store().doc).toBe(after);
  });

  it('stays while input is not complete, and says why', async () => {
    const { design, store, said: told } = await opened();
    await act(async () => store().open('Add'));
    const { box } = store();
    box?.main.cell('Remark').unfinished('box.uploading');
    await design();
    await act(async () => screen.getAllByRole('button', { name: '载入新设计' }).at(-1)?.click());
    expect([store().doc, store().box, told.error]).toEqual([
      before,
      box,
      [expect.stringContaining('尚未填写完整')],
    ]);
  });

  it('takes up another language without a word', async () => {
    const { design, store } = await opened();
    await design({ locale: 'en' });
    expect(store().doc).toBe(after);
    expect(screen.queryByText(/页面设计已更新|The design of this page/)).toBeNull();
  });
});
