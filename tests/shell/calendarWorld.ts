import { vi } from 'vitest';
import { type Answer, answered } from '../../runtime/data/Answer.ts';
import type { DataSource } from '../../runtime/data/DataSource.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { CalendarSchema } from '../../runtime/model/schema/CalendarSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Renderer } from '../../runtime/Renderer.ts';
import { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import { CalendarStore } from '../../runtime/store/calendar/CalendarStore.ts';
import { PageStore } from '../../runtime/store/page/PageStore.ts';
import type { PageQuery, PageResult } from '../../runtime/wire/PageQuery.ts';
import { documentOf, tableOf, userWith, worldOf } from '../forms/harness.tsx';

export const planTable = tableOf(
  [
    { field: 'Name', title: '名称', type: 'text', editRowNo: 1 },
    { field: 'From', title: '开始', type: 'date', editRowNo: 1 },
    { field: 'To', title: '结束', type: 'date', editRowNo: 1 },
    { field: 'Kind', title: '类型', type: 'text', colors: { A: 'green' } },
  ],
  {
    table: 'Plan',
    cnName: '计划',
    locks: [
      { when: { '==': [{ var: 'Kind' }, 'Done'] }, actions: ['Update'], message: 'list.lockedApproved' },
    ],
  },
);

const lines = tableOf(
  [
    { field: 'Plan_Id', title: '计划', type: 'number', hidden: true },
    { field: 'Day', title: '日期', type: 'date', follows: 'From', editRowNo: 1 },
  ],
  { table: 'Line', cnName: '明细' },
);

export const plan = (id: number, from: string, to: string | null = null, more: Row = {}): Row => ({
  Plan_Id: id,
  Name: `P${id}`,
  From: from,
  To: to,
  Version: 1,
  ...more,
});

interface CalendarWorld {
  readonly rows?: readonly Row[];
  readonly schema?: Partial<CalendarSchema>;
  readonly user?: User;
  readonly update?: DataSource['update'];
  readonly lines?: readonly Row[];
  /** Renderer in which the page opens its records; default the edit box. */
  readonly box?: Extract<Renderer, { readonly slot: 'box' }>;
}

/** Whether a plan has a day in the period that a calendar asks for. */
const touches = (row: Row, { wheres = [], filters }: PageQuery): boolean => {
  const to = wheres.find(({ displayType }) => displayType === 'lessorequal')?.value ?? '9';
  const from =
    wheres.find(({ displayType }) => displayType === 'thanorequal')?.value ??
    /"filterType":">=","value":"([^"]+)"/.exec(JSON.stringify(filters ?? []))?.[1] ??
    '';
  return String(row.From) <= to && String(row.To ?? row.From) >= from;
};

/** A calendar over plans in November 2026, today the 27th. Its address is `went`, its calls are `asked`. */
export function calendarWorld(world: CalendarWorld = {}) {
  const { rows = [], update, box, user = userWith('Plan', 'Search', 'Add', 'Update') } = world;
  const asked: PageQuery[] = [];
  const page = vi.fn(async (_table: string, query: PageQuery): Promise<Answer<PageResult>> => {
    asked.push(query);
    const first = (query.page - 1) * query.rows;
    const found = rows.filter((row) => touches(row, query));
    return answered({
      rows: found.slice(first, first + query.rows),
      total: found.length,
      summary: {},
      ignored: [],
    });
  });
  const made = worldOf({
    user,
    update:
      update ??
      (async (_table, { main }) =>
        answered({ main: { ...main, Version: Number(main.Version) + 1 }, details: [], changes: true })),
    data: { page },
    ...(world.lines ? { detailRows: { Line: world.lines } } : {}),
  });
  const app = {
    ...made.app,
    session: { user, now: () => '2026-11-27 08:00:00' },
    renderers: new RendererRegistry(box && [box]),
    notify: { ...made.app.notify, clearErrors: () => undefined },
    dictionaries: { ...made.app.dictionaries, forget: () => undefined },
  } as unknown as App;
  const schema: CalendarSchema = { start: 'From', end: 'To', title: ['Name'], moves: true, ...world.schema };
  const doc = world.lines ? documentOf(planTable, lines) : documentOf(planTable);
  const store = new PageStore(
    app,
    {
      ...{ format: 1, page: 'calendar', path: '/Plan', table: 'Plan', calendar: schema },
      ...(box && { box: box.type }),
    },
    doc,
  );
  return { ...made, app, asked, store, schema };
}

/** The store of such a calendar, at an address that it writes itself. */
export async function calendarStore(world: CalendarWorld = {}, search = '') {
  const made = calendarWorld(world);
  const calendar = new CalendarStore(made.store, made.schema, { nameOf: (row) => String(row.Name) });
  const went: string[] = [];
  calendar.navigateBy((address) => {
    went.push(address);
    calendar.follow(address);
  });
  calendar.follow(search);
  await vi.waitFor(() => {
    if (!made.store.list.loaded) throw new Error('not read yet');
  });
  return { ...made, calendar, went };
}
