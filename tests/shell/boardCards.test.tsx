import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countName } from '../../runtime/model/charts/countName.ts';
import { groupRows } from '../../runtime/wire/boards/groupRows.ts';
import '../../runtime/model/explain/allMessages.ts';
import { cardKinds } from '../../runtime/model/boards/cards/cardKinds.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import type { CardData, FigureData, GroupsData } from '../../runtime/wire/boards/Board.ts';
import { boardApp, type CardCase, drawCard } from './boardWorld.tsx';
import cases from './cases/boardCards.json' with { type: 'json' };
import { readAloud } from './readAloud.ts';

interface Case {
  readonly name: string;
  readonly card: CardCase;
  readonly data?: CardData;
  readonly locale?: Locale;
  readonly wall?: boolean;
  /** Name of the button to press, or the option to choose. */
  readonly press?: string;
  readonly choose?: string;
  readonly reads: string;
  readonly calls?: readonly (readonly unknown[])[];
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a card of a board', () => {
  it.each(cases as unknown as readonly Case[])('$name', async (one) => {
    const { card, data, locale, wall = false, press, choose, reads, calls = [] } = one;
    const drawn = await drawCard(card, data, { app: boardApp(locale), isWall: wall });
    const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
    await waitFor(() => expect(plain(readAloud(drawn.container))).toBe(reads));
    if (press !== undefined)
      fireEvent.click(screen.getByRole('button', { name: (name) => plain(name) === press }));
    if (choose !== undefined) fireEvent.change(screen.getByRole('combobox'), { target: { value: choose } });
    expect(drawn.calls).toEqual(calls);
  });

  it.each(
    cardKinds.filter(({ asks, view }) => asks !== undefined && view !== undefined).map(({ name }) => name),
  )('of the kind %s keeps its room while its data loads', async (kind) => {
    const { container } = await drawCard({ kind, title: '卡片', options: { goal: 10 } }, undefined);
    await waitFor(() => expect(readAloud(container)).toBe('[busy]'));
  });
});

const figure = (value: string): FigureData => ({ asks: 'figure', value, count: 1 });

describe('a number that changes', () => {
  it('flashes once, and not when it first appears or stays', async () => {
    const { container, show } = await drawCard({ kind: 'figure', title: '在制数量' }, undefined);
    const shown = (): HTMLElement | null => container.querySelector('strong');
    await show(figure('12'));
    await waitFor(() => expect(shown()?.textContent).toBe('12'));
    expect(shown()?.hasAttribute('data-flash')).toBe(false);
    await show(figure('12'));
    expect(shown()?.hasAttribute('data-flash')).toBe(false);
    const before = shown();
    await show(figure('13'));
    expect(shown()?.hasAttribute('data-flash')).toBe(true);
    // Another element: its animation runs from the start.
    expect(shown()).not.toBe(before);
    const after = shown();
    await show(figure('13'));
    expect(shown()).toBe(after);
  });
});

describe('the clock', () => {
  it('shows the time of the product, not that of the browser', async () => {
    const { container } = await drawCard({ kind: 'clock', title: '时钟' }, undefined);
    await waitFor(() => expect(readAloud(container)).toBe('08:30:05 2026年11月29日星期日'));
  });
});

/** Rows of 40 pixels in a frame of 100, below a head of 20: two a page. */
const stubSizes = (): void => {
  const lines = (element: Element): readonly Element[] => [
    ...(element.closest('table, ol')?.querySelectorAll('[data-line]') ?? []),
  ];
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return 20 + 40 * lines(this).indexOf(this);
  });
};

const fiveRows: CardData = {
  asks: 'rows',
  total: 5,
  columns: [{ field: 'Code', title: '单号', type: 'text' }],
  rows: [1, 2, 3, 4, 5].map((at) => ({ key: `${at}`, texts: [`RK-${at}`] })),
};

/** The rows of the page that is shown. */
const onPage = (container: HTMLElement): string =>
  [...container.querySelectorAll('[data-line]:not([data-off])')]
    .map(({ textContent }) => textContent)
    .join(' ');

describe('rows that do not fit', () => {
  it('turn by themselves on a wall, after eight seconds', async () => {
    stubSizes();
    await drawCard({ kind: 'table', title: '待检' }, fiveRows, { isWall: true });
    vi.useFakeTimers();
    const { container } = await drawCard({ kind: 'table', title: '待检' }, fiveRows, { isWall: true });
    expect(onPage(container)).toBe('RK-1 RK-2');
    const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
    await pass(7.9);
    expect(onPage(container)).toBe('RK-1 RK-2');
    await pass(0.2);
    await vi.waitFor(() => expect(onPage(container)).toBe('RK-3 RK-4'));
    await pass(8);
    await vi.waitFor(() => expect(onPage(container)).toBe('RK-5'));
    await pass(8);
    await vi.waitFor(() => expect(onPage(container)).toBe('RK-1 RK-2'));
  });

  it('scroll elsewhere, where no seconds are set', async () => {
    stubSizes();
    const { container } = await drawCard({ kind: 'table', title: '待检' }, fiveRows);
    await screen.findByText('RK-5');
    expect(onPage(container)).toBe('RK-1 RK-2 RK-3 RK-4 RK-5');
    expect(container.querySelector('[data-paged]')).toBeNull();
  });

  it('stop while somebody points at them, and turn by their buttons', async () => {
    stubSizes();
    const card = { kind: 'table', title: '待检', options: { seconds: 5 } };
    await drawCard(card, fiveRows);
    vi.useFakeTimers();
    const { container } = await drawCard(card, fiveRows);
    const list = container.querySelector('.jig-cardlook-list');
    if (list === null) throw new Error('no list');
    fireEvent.pointerEnter(list);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(onPage(container)).toBe('RK-1 RK-2');
    fireEvent.click(within(container).getByRole('button', { name: '下一页' }));
    expect(onPage(container)).toBe('RK-3 RK-4');
    fireEvent.click(within(container).getByRole('button', { name: '上一页' }));
    fireEvent.click(within(container).getByRole('button', { name: '上一页' }));
    expect(onPage(container)).toBe('RK-5');
    fireEvent.pointerLeave(list);
    await vi.advanceTimersByTimeAsync(5_100);
    await vi.waitFor(() => expect(onPage(container)).toBe('RK-1 RK-2'));
  });
});

describe('a chart on a board', () => {
  const groups: GroupsData = {
    asks: 'groups',
    by: { field: 'Machine', title: '机台', type: 'text' },
    across: { field: 'Shift', title: '班次', type: 'text' },
    of: [{ field: 'Minutes', title: '停机分钟', type: 'int' }],
    isMore: false,
    groups: [
      { key: 'CNC-01', label: 'CNC-01', across: { key: 1, label: '早班' }, count: 2, sums: { Minutes: 35 } },
      {
        key: 'CNC-01',
        label: 'CNC-01',
        across: { key: 2, label: '中班' },
        count: 1,
        sums: { Minutes: 1200 },
      },
    ],
  };

  it('has its table for screen readers, and for everybody by a button; a row leads on by both keys', async () => {
    const { calls } = await drawCard({ kind: 'heat', title: '停机' }, groups);
    const table = await screen.findByRole('table', { name: '停机' });
    expect(within(table).getAllByRole('row').map(readAloud)).toEqual([
      '机台 班次 停机分钟 行数',
      'CNC-01 早班 35 2',
      'CNC-01 中班 1,200 1',
    ]);
    expect(within(table).queryAllByRole('button')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '看表格' }));
    fireEvent.click(screen.getAllByRole('button', { name: 'CNC-01' })[1] as HTMLElement);
    expect(calls).toEqual([['pick', 'CNC-01', 2]]);
  });

  it('draws the number of rows where it adds up nothing', async () => {
    const counted = { ...groups, across: undefined, of: [], groups: groups.groups.slice(1) };
    await drawCard({ kind: 'bar', title: '次数' }, counted);
    await screen.findByRole('table', { name: '次数' });
    expect(groupRows(counted).map(({ values }) => values)).toEqual([{ [countName]: 1 }]);
    expect(within(screen.getByRole('table')).getAllByRole('row').map(readAloud)).toEqual([
      '机台 行数',
      'CNC-01 1',
    ]);
  });
});
