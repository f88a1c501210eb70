import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageApi } from '../../runtime/model/schema/pageApi.ts';
import { companyRows } from '../../server-mock/demo/companyRows.ts';
import { keepFacts } from '../../server-mock/facts/keepFacts.ts';
import { tableColumns } from '../../server-mock/facts/tableColumns.ts';
import { versionInfo } from '../../server-mock/facts/versionInfo.ts';
import { menuLines } from '../../server-mock/menus/menuLines.ts';
import { demoOptions } from '../schemas/demoRows.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import cases from './cases/demoLists.json' with { type: 'json' };
import { openDemoApp } from './demoApp.ts';
import { shipped } from './shipped.ts';
import { query, type TestApp } from './testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openDemoApp(dailyKind, 'small');
  for (const source of [tableColumns, versionInfo, menuLines]) await keepFacts(app.context, source);
}, 180_000);
afterAll(() => app.close());

it('a small company has rows on every page that has some in a normal one', async () => {
  const lists = new Set(
    shipped.bundle.pages.flatMap((page) => (page.table === undefined ? [] : (pageApi(page) ?? []))),
  );
  const empty: string[] = [];
  for (const list of lists) {
    if (Object.hasOwn(cases.few, list)) continue;
    const { body } = await app.post('admin', `/api/${list}/Page`, query([], { rows: 1 }));
    if (!(body.total > 0)) empty.push(list);
  }
  expect(lists.size).toBeGreaterThan(120);
  expect(empty).toEqual([]);
});

it('sizes differ by ten in orders, and keys and codes stay unique', () => {
  const counts: number[] = [];
  for (const size of ['small', 'normal', 'large'] as const) {
    const { rowsByTable } = companyRows({ ...demoOptions, size });
    const orders = new Map(rowsByTable).get('Production_SalesOrder') ?? [];
    for (const field of ['SalesOrder_Id', 'SalesOrderCode'])
      expect([size, field, new Set(orders.map((row) => row[field])).size]).toEqual([
        size,
        field,
        orders.length,
      ]);
    counts.push(orders.length);
  }
  const [small = 0, normal, large] = counts;
  expect([normal, large]).toEqual([5000, 50_000]);
  expect(small).toBeGreaterThan(500);
  expect(small).toBeLessThan(1000);
}, 120_000);
