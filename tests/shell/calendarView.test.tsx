import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CalendarContent } from '../../renderers/calendar/CalendarContent.tsx';
import { failed } from '../../runtime/data/Answer.ts';
import { AppContext } from '../../runtime/host/AppContext.ts';
import { type Core, CoreContext } from '../../runtime/host/CoreContext.ts';
import { PageRouteContext } from '../../runtime/host/PageRoute.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { ConnectionStore } from '../../runtime/store/shell/ConnectionStore.ts';
import { userWith } from '../forms/harness.tsx';
import { calendarWorld, plan } from './calendarWorld.ts';

beforeEach(() => Object.assign(window, { innerWidth: 1366, innerHeight: 900 }));

/** The calendar on a page whose address it changes itself. */
async function shown(world: Parameters<typeof calendarWorld>[0] = {}, search = '') {
  const made = calendarWorld(world);
  const { app, store } = made;
  const core = { ...app, app: { locale: 'zh' }, connection: new ConnectionStore() } as unknown as Core;
  const page = (at: string) => (
    <CoreContext.Provider value={core}>
      <AppContext.Provider value={app}>
        <PageRouteContext.Provider value={{ search: at, active: true, setSearch: go }}>
          <MemoryRouter>
            <CalendarContent page={store} title="计划日历" />
          </MemoryRouter>
        </PageRouteContext.Provider>
      </AppContext.Provider>
    </CoreContext.Provider>
  );
  const went: string[] = [];
  const go = (address: string): void => {
    went.push(address);
    view.rerender(page(address));
  };
  const view = render(page(search));
  await vi.waitFor(() => expect(store.list.loaded && !store.list.loading).toBe(true));
  await act(async () => undefined);
  return { ...made, went };
}

const day = (name: RegExp) => screen.getByRole('gridcell', { name });
const nameOf = (element: Element | null): string =>
  element?.getAttribute('aria-label') ?? element?.firstElementChild?.textContent ?? '';
const focused = (): string => nameOf(document.activeElement);
const press = async (key: string, more: object = {}): Promise<void> => {
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
};

describe('the calendar of a month', () => {
  const rows = [plan(1, '2026-11-25', '2026-12-01'), plan(2, '2026-11-27', null, { Kind: 'Done' })];

  it('is a grid of weeks from Monday, with one tab stop, and says what is on a day', async () => {
    await shown({ rows });
    const grid = screen.getByRole('grid', { name: '计划日历 2026年11月' });
    expect(within(grid).getAllByRole('row')).toHaveLength(7);
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['一', '二', '三', '四', '五', '六', '日'].map((name) => `周${name}`));
    const cells = within(grid).getAllByRole('gridcell');
    expect(cells).toHaveLength(42);
    const stops = cells.filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map(nameOf)).toEqual(['11月27日星期五，今天，2 条']);
  });

  it('draws a bar in each week it reaches, which names its days, and marks what is locked', async () => {
    await shown({ rows });
    const bars = screen.getAllByRole('button', { name: 'P1，11月25日星期三 至 12月1日星期二' });
    expect(bars.map((bar) => [bar.parentElement?.dataset.day, bar.style.width.includes('500%')])).toEqual([
      ['2026-11-25', true],
      ['2026-11-30', false],
    ]);
    expect(screen.getByRole('button', { name: /^P2.*不能移动/ })).toBeTruthy();
  });

  it('is walked by arrow keys, Home, End and Page Up and Down, also into another month', async () => {
    const { went } = await shown({ rows });
    act(() => day(/11月27日/).focus());
    await press('ArrowLeft');
    expect(focused()).toMatch(/^11月26日/);
    await press('ArrowUp');
    expect(focused()).toMatch(/^11月19日/);
    await press('Home');
    expect(focused()).toMatch(/^11月16日/);
    await press('End');
    expect(focused()).toMatch(/^11月22日/);
    expect(went).toEqual([]);
    await press('PageDown');
    expect(went).toEqual(['day=2026-12-22']);
    await expect.poll(focused).toMatch(/^12月22日/);
  });

  it('opens a record by a click, and a new one by Enter or a double click on a day, with the right', async () => {
    const { went, store } = await shown({ rows });
    const opened = async () => {
      await expect.poll(() => store.box?.phase, { timeout: 20_000 }).toBe('ready');
      const dates = [store.box?.action, store.box?.main.value('From'), store.box?.main.value('To')];
      act(() => store.box?.leave());
      return dates;
    };
    act(() => day(/11月19日/).focus());
    await press('Enter');
    expect(await opened()).toEqual(['Add', '2026-11-19', '2026-11-19']);
    fireEvent.doubleClick(day(/11月18日/));
    expect(await opened()).toEqual(['Add', '2026-11-18', '2026-11-18']);
    fireEvent.click(screen.getByRole('button', { name: /^P2/ }));
    expect(went.at(-1)).toBe('id=2');
  });

  it('opens its records in the box that the page names', async () => {
    const Component = ({ box }: { readonly box: EditBoxStore }) => <p>自有弹窗：{box.phase}</p>;
    const { store } = await shown({ rows, box: { slot: 'box', type: 'own', Component } });
    act(() => void store.open('Edit', '1'));
    expect(await screen.findByText(/^自有弹窗：/)).toBeTruthy();
  });

  it('makes nothing new without the right', async () => {
    const { store } = await shown({ rows, user: userWith('Plan', 'Search') });
    act(() => day(/11月19日/).focus());
    await press('Enter');
    fireEvent.doubleClick(day(/11月18日/));
    expect(store.box).toBeUndefined();
    expect(screen.queryByRole('button', { name: '新建' })).toBeNull();
    expect(screen.getByText(/不能移动：.*【编辑】权限/)).toBeTruthy();
    expect(document.querySelector('[data-locked]')).toBeNull();
  });

  it('moves the focused entry by Alt and an arrow key, by a day or a week, and keeps the focus on it', async () => {
    const { update } = await shown({ rows: [plan(3, '2026-11-10')] });
    act(() => screen.getByRole('button', { name: /^P3/ }).focus());
    await press('ArrowRight', { altKey: true });
    await expect.poll(focused).toBe('P3，11月11日星期三');
    await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    await press('ArrowDown', { altKey: true });
    await expect.poll(focused).toBe('P3，11月18日星期三');
    await vi.waitFor(() =>
      expect(update.mock.calls.map(([, { main }]) => main.From)).toEqual(['2026-11-11', '2026-11-18']),
    );
  });

  it('takes the focus back with an entry that the server refuses to move', async () => {
    const update = vi.fn(async () => failed('400', '班组当天已有班次'));
    const { said } = await shown({ rows: [plan(3, '2026-11-10')], update });
    act(() => screen.getByRole('button', { name: /^P3/ }).focus());
    await press('ArrowRight', { altKey: true });
    await expect.poll(() => said.error).toEqual(['班组当天已有班次']);
    await expect.poll(focused).toBe('P3，11月10日星期二');
  });

  it('says how many entries have no room, and opens their day', async () => {
    const { went } = await shown({ rows: Array.from({ length: 30 }, (_, at) => plan(at + 1, '2026-11-10')) });
    const more = screen.getByRole('button', { name: /^11月10日星期二 还有 \d+ 条，打开这一天$/ });
    const drawn = screen.getAllByRole('button', { name: /^P\d+/ }).length;
    expect(more.textContent).toBe(`还有 ${30 - drawn} 条`);
    fireEvent.click(more);
    expect(went).toEqual(['view=day&day=2026-11-10']);
    await expect.poll(() => screen.getAllByRole('button', { name: /^P\d+/ }).length).toBe(30);
    expect(document.activeElement?.getAttribute('data-day')).toBe('2026-11-10');
  });
});

it('is a list of days in a narrow window', async () => {
  Object.assign(window, { innerWidth: 390 });
  await shown({ rows: [plan(1, '2026-11-25', '2026-11-26')] });
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent)).toEqual([
    '11月25日星期三',
    '11月26日星期四',
    '11月27日星期五今天',
  ]);
});
