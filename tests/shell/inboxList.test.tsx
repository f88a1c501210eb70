import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InboxList } from '../../renderers/pages/inbox/InboxList.tsx';
import { answered, failed } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { PageQuery } from '../../runtime/wire/PageQuery.ts';
import '../../runtime/model/explain/allMessages.ts';
import { InboxStore } from '../../runtime/store/inbox/InboxStore.ts';
import { userWith } from './support.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A list of documents; `scroll` simulates that its end becomes visible. */
async function list(total: number) {
  const state = { down: false };
  const watched = new Set<(seen: readonly { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (seen: readonly { isIntersecting: boolean }[]) => void;
      constructor(tell: (seen: readonly { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe(): void {
        watched.add(this.#tell);
      }
      disconnect(): void {
        watched.delete(this.#tell);
      }
    },
  );
  const page = async (_: string, { page, rows }: PageQuery) => {
    if (state.down) return failed('network', '网络连接失败');
    const from = (page - 1) * rows;
    const found = Array.from({ length: Math.max(0, Math.min(rows, total - from)) }, (_row, at) => ({
      WorkFlowTable_Id: from + at + 1,
      WorkTable: 'Production_SalesOrder',
      WorkTableName: '销售订单',
      WorkTableKey: `${from + at + 1}`,
      WorkTableCode: `XSDD-${from + at + 1}`,
      CreateDate: '2026-03-05 10:00:00',
      AuditStatus: 0,
    }));
    return answered({ rows: found, total, summary: {}, ignored: [] });
  };
  const store = new InboxStore({ page, inbox: async () => ({ inbox: async () => failed('', '') }) as never });
  const app = {
    session: { user: userWith({}), pages: [] },
    dictionaries: { label: () => '待审核' },
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  await store.follow('waiting', '');
  render(
    <AppContext.Provider value={app}>
      <MemoryRouter>
        <InboxList store={store} />
      </MemoryRouter>
    </AppContext.Provider>,
  );
  const scroll = () =>
    act(async () => {
      for (const tell of watched) tell([{ isIntersecting: true }]);
    });
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const status = () => screen.getByRole('status').textContent;
  return { state, scroll, press, status, watched };
}

describe('a long list of the inbox', () => {
  it('goes on by scrolling to its foot until all of it is shown', async () => {
    const { scroll, status, watched } = await list(70);
    expect(status()).toBe('显示30张，共70张');
    await scroll();
    expect(status()).toBe('显示60张，共70张');
    await scroll();
    expect(status()).toBe('显示70张，共70张');
    expect([watched.size, screen.queryByRole('button', { name: '加载更多' })]).toEqual([0, null]);
  });

  it('goes on at the press of a button, and who pressed it is at the first document that came', async () => {
    const { press, status } = await list(40);
    await press('加载更多');
    expect(status()).toBe('显示40张，共40张');
    expect(document.activeElement?.textContent).toBe('XSDD-31');
  });

  it('takes along who was at the button when the last page came by itself', async () => {
    const { scroll } = await list(40);
    act(() => screen.getByRole('button', { name: '加载更多' }).focus());
    await scroll();
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('XSDD-31');
  });

  it('says why it cannot go on, waits for a press, and goes on', async () => {
    const { state, scroll, press, status, watched } = await list(40);
    state.down = true;
    await scroll();
    expect(screen.getByRole('alert').textContent).toBe('网络连接失败');
    expect([status(), watched.size]).toEqual(['显示30张，共40张', 0]);
    state.down = false;
    await press('重试');
    expect([status(), screen.queryByRole('alert')]).toEqual(['显示40张，共40张', null]);
  });
});
