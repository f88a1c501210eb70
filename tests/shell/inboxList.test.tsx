import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InboxList } from '../../renderers/workflow/inbox/InboxList.tsx';
import type { Decide } from '../../renderers/workflow/inbox/useInboxKeys.ts';
import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { answered, failed } from '../../runtime/data/Answer.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { CommandContext } from '../../runtime/host/CommandContext.ts';
import { auditStatus } from '../../runtime/model/access/documentState.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { PageQuery } from '../../runtime/wire/PageQuery.ts';
import '../../runtime/model/explain/allMessages.ts';
import { CommandStore } from '../../runtime/store/shell/CommandStore.ts';
import { noFilter } from '../../runtime/store/workflow/inbox/InboxFilter.ts';
import { InboxStore, type InboxTab } from '../../runtime/store/workflow/inbox/InboxStore.ts';
import { userWith } from './support.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A list of documents; `scroll` simulates that its end becomes visible. */
async function list(total: number, tab: InboxTab = 'waiting') {
  const state = { down: false, refuses: false, decided: new Set<number>() };
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
    if (state.refuses) return failed('422', '金额格式不正确');
    const from = (page - 1) * rows;
    const left = Array.from({ length: total }, (_row, at) => at + 1).filter((id) => !state.decided.has(id));
    const found = left.slice(from, from + rows).map((id) => ({
      WorkFlowTable_Id: id,
      WorkTable: 'Production_SalesOrder',
      WorkTableName: '销售订单',
      WorkTableKey: `${id}`,
      WorkTableCode: `XSDD-${id}`,
      CreateDate: '2026-03-05 10:00:00',
      AuditStatus: 0,
    }));
    return answered({ rows: found, total: left.length, summary: {}, ignored: [] });
  };
  const store = new InboxStore({ page, inbox: async () => ({ inbox: async () => failed('', '') }) as never });
  const beside: BrowserCapability = {
    name: 'beside',
    parts: { document: ({ table, documentKey, name }) => <i>{[table, documentKey, name].join(' ')}</i> },
  };
  const app = {
    capabilities: [beside],
    session: { user: userWith({}), pages: [], now: () => '2026-03-05 13:20:00' },
    dictionaries: { label: () => '待审核' },
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const commands = new CommandStore();
  const decide = vi.fn<Decide>();
  await store.follow(tab, noFilter);
  render(
    <AppContext.Provider value={app}>
      <CommandContext.Provider value={commands}>
        <MemoryRouter>
          <InboxList isInFront store={store} onDecide={decide} />
        </MemoryRouter>
      </CommandContext.Provider>
    </AppContext.Provider>,
  );
  const scroll = () =>
    act(async () => {
      for (const tell of watched) tell([{ isIntersecting: true }]);
    });
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const status = () => screen.getByRole('status').textContent;
  /** Presses a key of a command; false when no command has it. */
  const key = (keys: string): boolean => {
    const command = commands.all.find((one) => one.keys === keys);
    act(() => command?.run());
    return command !== undefined;
  };
  const refresh = () => act(() => store.refresh());
  return { state, store, scroll, press, status, watched, key, decide, refresh };
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

it('draws what capabilities bring beside each document', async () => {
  await list(2);
  expect(screen.getByText('Production_SalesOrder 2 销售订单 XSDD-2')).toBeTruthy();
});

it('offers no retry of a filter that was refused', async () => {
  const { state, store } = await list(3);
  state.refuses = true;
  await act(() => store.follow('waiting', { text: '', kind: '', least: 'x', most: '' }));
  expect(screen.getByRole('alert').textContent).toBe('金额格式不正确');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

describe('the keys of the inbox', () => {
  const here = () => document.activeElement?.textContent;

  it('j and k go to the next and the previous document and stop at the ends', async () => {
    const { key } = await list(3);
    for (const [pressed, wanted] of [
      ['k', 1],
      ['j', 2],
      ['j', 3],
      ['j', 3],
      ['k', 2],
    ] as const) {
      key(pressed);
      expect(here()).toBe(`XSDD-${wanted}`);
    }
  });

  it('a and r decide on the focused document, or on the chosen ones', async () => {
    const { key, decide } = await list(4);
    const asked = () => decide.mock.calls.map(([rows, status]) => [rows.map(({ label }) => label), status]);
    key('a');
    expect([asked(), here()]).toEqual([[], 'XSDD-1']);
    key('a');
    for (const pressed of ['j', 'x', 'j', 'x', 'r']) key(pressed);
    expect(asked()).toEqual([
      [['XSDD-1'], auditStatus.approved],
      [['XSDD-2', 'XSDD-3'], auditStatus.returned],
    ]);
  });

  it('the next document has the focus when the decided one leaves the list', async () => {
    const { key, state, refresh } = await list(3);
    key('j');
    key('j');
    state.decided.add(2);
    await refresh();
    expect(here()).toBe('XSDD-3');
    state.decided.add(3);
    await refresh();
    expect(here()).toBe('XSDD-1');
  });

  it('decide nothing in the other lists', async () => {
    const { key, decide } = await list(2, 'mine');
    expect(['j', 'a', 'r', 'x'].map(key)).toEqual([true, false, false, false]);
    expect(decide).not.toHaveBeenCalled();
  });

  it('what waits says for how long, and what was decided when it was submitted', async () => {
    await list(1);
    expect(screen.getByText('3小时').title).toBe('2026-03-05 10:00');
    cleanup();
    await list(1, 'decided');
    expect(screen.getByText('2026-03-05 10:00')).toBeTruthy();
  });
});
