import { describe, expect, it, vi } from 'vitest';
import { type Answer, answered, failed } from '../../runtime/data/Answer.ts';
import type { SavedRecord, SavePayload } from '../../runtime/wire/SavePayload.ts';
import { userWith } from '../forms/harness.tsx';
import { calendarStore, plan } from './calendarWorld.ts';

const daysOf = (calendar: Awaited<ReturnType<typeof calendarStore>>['calendar']) =>
  calendar.entries.map(({ key, from, to }) => [key, from, to]);

describe('a calendar reads its period', () => {
  it('with one call, for the rows that touch it', async () => {
    const { asked } = await calendarStore({ rows: [plan(1, '2026-11-02')] });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      page: 1,
      rows: 100,
      sort: 'From',
      order: 'asc',
      wheres: [{ name: 'From', value: '2026-12-06', displayType: 'lessorequal' }],
    });
    expect(JSON.stringify(asked[0]?.filters)).toContain('2026-10-26');
  });

  const many = (count: number, day: string, first = 1) =>
    Array.from({ length: count }, (_, at) => plan(first + at, day));

  it('and reads on only while there are more rows', async () => {
    const some = await calendarStore({ rows: many(130, '2026-11-02') });
    await expect.poll(() => some.calendar.entries.length).toBe(130);
    expect([some.asked.length, some.calendar.unread, some.calendar.unreadOn('2026-11-02')]).toEqual([
      2, 0, 0,
    ]);
  });

  it('by day where it has more than 500 rows, so that no day is empty because of those before it', async () => {
    const rows = [
      ...many(700, '2026-11-02'),
      plan(800, '2026-11-26', '2026-11-28'),
      plan(801, '2026-11-27'),
      plan(802, '2026-11-28'),
    ];
    const { calendar, asked } = await calendarStore({ rows });
    await expect.poll(() => calendar.counts.get('2026-11-02')).toBe(700);
    expect(asked).toHaveLength(1 + 42);
    expect(calendar.entriesOn('2026-11-27').map(({ key }) => key)).toEqual(['800', '801']);
    expect([calendar.unreadOn('2026-11-27'), calendar.unreadOn('2026-11-28')]).toEqual([0, 0]);
    expect([calendar.entriesOn('2026-11-02').length, calendar.unreadOn('2026-11-02')]).toEqual([60, 640]);
    expect([calendar.count, calendar.unread]).toEqual([703, 0]);
  });

  it('of one day up to 500 rows, and says how many are left', async () => {
    const { calendar, asked } = await calendarStore(
      { rows: many(700, '2026-11-02') },
      'view=day&day=2026-11-02',
    );
    await expect.poll(() => calendar.entries.length).toBe(500);
    expect([asked.length, calendar.unread]).toEqual([5, 200]);
  });

  it('again for another period or search, and not for another day or an opened record', async () => {
    const { calendar, asked, went, store } = await calendarStore({ rows: [plan(1, '2026-11-02')] });
    calendar.focus('2026-11-20');
    calendar.show('month', '2026-11-01');
    expect([asked.length, went]).toEqual([1, []]);
    store.open('Edit', '1');
    await expect.poll(() => store.box?.phase, { timeout: 20_000 }).toBe('ready');
    store.box?.leave();
    const before = asked.length;
    calendar.step(1);
    expect(asked).toHaveLength(before + 1);
    expect(went.at(-1)).toBe('day=2026-12-01');
    store.go({ quick: 'x' });
    expect(asked).toHaveLength(before + 2);
    expect(went.at(-1)).toBe('q=x&day=2026-12-01');
    calendar.show('week', '2026-12-10');
    expect(went.at(-1)).toBe('q=x&view=week&day=2026-12-10');
    calendar.show('month', calendar.today);
    expect(went.at(-1)).toBe('q=x');
    const already = asked.length;
    calendar.follow('q=y&day=2027-01-05');
    expect(asked).toHaveLength(already + 1);
  });

  it('from its address, of which a wrong day or view counts as none', async () => {
    const { calendar } = await calendarStore({}, 'view=year&day=2026-02-31');
    expect([calendar.view, calendar.day]).toEqual(['month', '2026-11-27']);
    const other = await calendarStore({}, 'view=week&day=2026-02-03');
    expect(other.calendar.period.from).toBe('2026-02-02');
  });
});

describe('a moved entry', () => {
  const rows = [plan(1, '2026-11-02', '2026-11-04'), plan(2, '2026-11-05', null, { Kind: 'Done' })];

  it('is on its new days at once, and is saved with its version and both dates', async () => {
    const { calendar, update, said } = await calendarStore({ rows });
    const moving = calendar.mover.move('1', 7);
    expect(daysOf(calendar)).toContainEqual(['1', '2026-11-09', '2026-11-11']);
    await moving;
    expect(update.mock.calls.map(([table, payload]) => [table, payload.main])).toEqual([
      ['Plan', { Plan_Id: 1, Version: 1, From: '2026-11-09', To: '2026-11-11' }],
    ]);
    expect(daysOf(calendar)).toContainEqual(['1', '2026-11-09', '2026-11-11']);
    expect(said.success).toEqual(['“P1”已移到 2026-11-09']);
  });

  it('goes back when the server refuses, which is said in its words', async () => {
    const { calendar, said } = await calendarStore({
      rows,
      update: async () => failed('400', '班组当天已有班次'),
    });
    await calendar.mover.move('1', 1);
    expect(said.error).toEqual(['班组当天已有班次']);
    expect(daysOf(calendar)).toContainEqual(['1', '2026-11-02', '2026-11-04']);
  });

  it('sends moves made during a save together, with the version of its answer', async () => {
    const waiting: ((answer: Answer<SavedRecord>) => void)[] = [];
    const sent: SavePayload['main'][] = [];
    const { calendar } = await calendarStore({
      rows,
      update: (_table, { main }) => {
        sent.push(main);
        return new Promise((answer) => waiting.push(answer));
      },
    });
    const moving = calendar.mover.move('1', 1);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    void calendar.mover.move('1', 1);
    void calendar.mover.move('1', 7);
    expect(daysOf(calendar)).toContainEqual(['1', '2026-11-11', '2026-11-13']);
    waiting[0]?.(answered({ main: { ...sent[0], Version: 2 }, details: [] }));
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.(answered({ main: { ...sent[1], Version: 3 }, details: [] }));
    await moving;
    expect(sent.map(({ From, Version }) => [From, Version])).toEqual([
      ['2026-11-03', 1],
      ['2026-11-11', 2],
    ]);
    expect(calendar.mover.shifts.size).toBe(0);
  });

  it('takes with it the dates of its details that follow its own, as far', async () => {
    const { calendar, update } = await calendarStore({
      rows,
      lines: [
        { Line_Id: 10, Plan_Id: 1, Day: '2026-11-02', Version: 1 },
        { Line_Id: 11, Plan_Id: 1, Day: '2026-11-30', Version: 1 },
      ],
    });
    await calendar.mover.move('1', 1);
    expect(update.mock.calls[0]?.[1].details).toEqual([
      {
        table: 'Line',
        rows: [
          { Line_Id: 10, Plan_Id: 1, Day: '2026-11-03', Version: 1 },
          { Line_Id: 11, Plan_Id: 1, Day: '2026-12-01', Version: 1 },
        ],
        delKeys: [],
      },
    ]);
  });

  it('stays where it is when it is locked, the right is missing, the field is not editable or the page moves none', async () => {
    const locked = await calendarStore({ rows });
    await locked.calendar.mover.move('2', 1);
    expect(locked.said.error[0]).toMatch(/^不能移动：/);
    const looking = await calendarStore({ rows, user: userWith('Plan', 'Search') });
    await looking.calendar.mover.move('1', 1);
    expect(looking.said.error[0]).toMatch(/^不能移动：/);
    const fixed = await calendarStore({
      rows,
      user: {
        ...userWith('Plan', 'Search', 'Update'),
        fieldRights: new Map([['plan', { To: { isEdit: 0 } }]]),
      },
    });
    await fixed.calendar.mover.move('1', 1);
    expect(fixed.said.error).toEqual(['不能移动：您不能修改“结束”']);
    const still = await calendarStore({ rows, schema: { moves: false } });
    await still.calendar.mover.move('1', 1);
    expect(still.said.error).toEqual(['此日历中的日期不能移动']);
    for (const { update } of [locked, looking, fixed, still]) expect(update).not.toHaveBeenCalled();
  });
});

it('a new record begins on the day it is made on', async () => {
  const { calendar, store } = await calendarStore();
  calendar.addOn('2026-11-12');
  await expect.poll(() => store.box?.phase, { timeout: 20_000 }).toBe('ready');
  expect([store.box?.main.value('From'), store.box?.main.value('To')]).toEqual(['2026-11-12', '2026-11-12']);
});
