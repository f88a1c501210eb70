import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered } from '../../runtime/data/Answer.ts';
import type { DataSource } from '../../runtime/data/DataSource.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { addDays } from '../../runtime/store/calendar/addDays.ts';
import { daysOfRow, shiftedCell } from '../../runtime/store/calendar/CalendarEntry.ts';
import { overlapFilters } from '../../runtime/store/calendar/overlapFilters.ts';
import { shiftedDetails } from '../../runtime/store/calendar/shiftedDetails.ts';
import { pageBody } from '../../runtime/wire/pageCall.ts';
import { saveBody } from '../../runtime/wire/saveCall.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { openDemoApp } from './demoApp.ts';
import { shipped } from './shipped.ts';
import { query, type TestApp } from './testApp.ts';

describe('calendars of the demo company', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openDemoApp(dailyKind);
  }, 180_000);
  afterAll(() => app.close());

  const pages = shipped.bundle.pages.flatMap(({ api, calendar }) =>
    calendar && api ? [{ api, calendar }] : [],
  );

  /** All rows of a query, page by page. */
  const readAll = async (
    api: string,
    wheres: Parameters<typeof query>[0],
    more: Parameters<typeof query>[1] = {},
  ) => {
    const read = async (page: number) =>
      (await app.post('planner', `/api/${api}/Page`, query(wheres, { ...more, page, rows: 120 }))).body;
    const first = await read(1);
    const rows = [...first.rows];
    while (rows.length < first.total) rows.push(...(await read(rows.length / 120 + 1)).rows);
    return { ...first, rows };
  };

  it.each(pages)('$api reads exactly the rows that touch a period', async ({ api, calendar }) => {
    const all = await readAll(api, []);
    expect(all.total).toBeGreaterThan(10);
    expect(all.rows).toHaveLength(all.total);
    for (let from = -200; from < 120; from += 37) {
      const period = { from: addDays('2026-03-05', from), to: addDays('2026-03-05', from + 20) };
      const { wheres, filters } = overlapFilters(calendar, period);
      const found = await readAll(api, wheres, { filters: JSON.stringify(filters) });
      const key = Object.keys(all.rows[0]).find((name) => name.endsWith('Id')) ?? '';
      const keys = (rows: readonly Record<string, never>[]) => rows.map((row) => row[key]).sort();
      const expected = all.rows.filter((row: Record<string, never>) => {
        const days = daysOfRow(calendar, row);
        return days !== undefined && days.from <= period.to && days.to >= period.from;
      });
      expect(found.extra?.ignored).toBeUndefined();
      expect(keys(found.rows), JSON.stringify(period)).toEqual(keys(expected));
    }
  });

  const planned = async () => {
    const { rows } = (
      await app.post('planner', '/api/Production_PlanCalendar/Page', query([], { rows: 120 }))
    ).body;
    const inState = (state: number) => rows.find((row: Row) => row.AuditStatus === state);
    return { open: inState(0), approved: inState(1) };
  };

  /** Moves a plan as the calendar does. */
  const move = async (who: string, row: Row, days: number) => {
    const { catalog } = app.context;
    const main = catalog.table('Production_ProductionPlan');
    const lines = catalog.table('Production_ProductionPlanList');
    if (!main || !lines) throw new Error('no such tables');
    const doc = { main, details: [{ schema: { table: lines.table, foreignKey: main.key }, table: lines }] };
    const detailPage: DataSource['detailPage'] = async (_table, detail, asked) =>
      answered(
        (await app.post('planner', '/api/Production_PlanCalendar/getDetailPage', pageBody(asked, detail)))
          .body,
      );
    const key = row.ProductionPlan_Id ?? null;
    const details = await shiftedDetails({ detailPage }, doc, key, ['PlanStartDate', 'PlanEndDate'], days);
    if (!details.ok) throw new Error(details.failure.message);
    const payload = {
      main: {
        ProductionPlan_Id: key,
        Version: row.Version ?? null,
        PlanStartDate: shiftedCell(row.PlanStartDate, days),
        PlanEndDate: shiftedCell(row.PlanEndDate, days),
      },
      details: details.data,
      changes: true,
    } as const;
    return (
      await app.post(who, '/api/Production_PlanCalendar/Update', saveBody('Production_PlanCalendar', payload))
    ).body;
  };

  it('the planner moves a plan with its lines; the same move again is out of date', async () => {
    const { open } = await planned();
    const lines = async (): Promise<readonly Row[]> =>
      (
        await app.post(
          'planner',
          '/api/Production_PlanCalendar/getDetailPage',
          query([], { value: open.ProductionPlan_Id, tableName: 'Production_ProductionPlanList' }),
        )
      ).body.rows;
    const before = await lines();
    const body = await move('planner', open, 3);
    expect(body.status, body.message).toBe(true);
    const after = (await planned()).open;
    expect(after.PlanStartDate).toBe(shiftedCell(open.PlanStartDate, 3));
    const days = (rows: readonly Row[], by: number) =>
      rows.map(({ StartDate, EndDate }) => [shiftedCell(StartDate, by), shiftedCell(EndDate, by)]);
    expect(before.length).toBeGreaterThan(0);
    expect(days(await lines(), 0)).toEqual(days(before, 3));
    const again = await move('planner', open, 5);
    expect(again.status).toBe(false);
    expect(again.message).toMatch(/\p{Script=Han}/u);
    expect((await planned()).open.PlanStartDate).toBe(after.PlanStartDate);
  });

  it('refuses to move an approved plan, and a plan of those who only look, in words', async () => {
    const { open, approved } = await planned();
    for (const [who, row] of [
      ['planner', approved],
      ['viewer', open],
      ['worker', open],
    ] as const) {
      const { status, message } = await move(who, row, 1);
      expect([who, status]).toEqual([who, false]);
      expect(message).toMatch(/\p{Script=Han}/u);
    }
  });

  it('refuses a second shift of a team on one day', async () => {
    const { rows } = (await app.post('planner', '/api/Cal_Calendar/Page', query([], { rows: 120 }))).body;
    const [one, other] = rows.filter((row: Record<string, unknown>) => row.TeamName === '车削甲班');
    const { body } = await app.post('planner', '/api/Cal_Calendar/Update', {
      mainData: { TeamShiftId: one.TeamShiftId, Version: one.Version, TheDate: other.TheDate },
      detailData: [],
      delKeys: [],
      changes: true,
      extra: 'Cal_Calendar',
    });
    expect(body.status).toBe(false);
    expect(body.message).toMatch(/\p{Script=Han}/u);
  });
});
