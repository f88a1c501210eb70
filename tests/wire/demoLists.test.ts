import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageApi } from '../../runtime/model/schema/pageApi.ts';
import { keepFacts } from '../../server-mock/facts/keepFacts.ts';
import { tableColumns } from '../../server-mock/facts/tableColumns.ts';
import { versionInfo } from '../../server-mock/facts/versionInfo.ts';
import { examineLinks } from '../../server-mock/links/doctor/examineLinks.ts';
import { linkIndex } from '../../server-mock/links/LinkIndex.ts';
import { inMatchingOrder } from '../../server-mock/links/matchSources.ts';
import { menuLines } from '../../server-mock/menus/menuLines.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import cases from './cases/demoLists.json' with { type: 'json' };
import { openDemoApp } from './demoApp.ts';
import { shipped } from './shipped.ts';
import { query, type TestApp } from './testApp.ts';

/** Fewest rows of a list, and most entries of a dictionary of states. */
const [fewest, mostStates] = [20, 8];

/** States that only a flow gives: in approval, no approval needed. */
const ofFlows = ['AuditStatus=2', 'AuditStatus=5'];

const lists = [
  ...new Set(shipped.bundle.pages.flatMap((page) => (page.table === undefined ? [] : (pageApi(page) ?? [])))),
].sort();

let app: TestApp;
beforeAll(async () => {
  app = await openDemoApp(dailyKind);
  for (const source of [tableColumns, versionInfo, menuLines]) await keepFacts(app.context, source);
}, 180_000);
afterAll(() => app.close());

const total = async (list: string, wheres: readonly object[] = []): Promise<number> => {
  const { body } = await app.post('admin', `/api/${list}/Page`, query(wheres, { rows: 1 }));
  return Number(body.total);
};

/** States of the records of a list, as `Field=value`. */
const statesOf = (list: string, flowTables: ReadonlySet<string>): readonly string[] => {
  const { catalog } = app.context;
  const page = catalog.bundle.pages.find((one) => pageApi(one) === list);
  const table = catalog.table(page?.table ?? list);
  return (table?.fields ?? [])
    .filter(({ field, hidden }) => /(Status|State|IsColoseCase)$/.test(field) && hidden !== true)
    .flatMap(({ field, dataKey, data }) => {
      const listed = dataKey === undefined ? data : catalog.bundle.dictionaries.get(dataKey)?.data;
      const keys = field === 'IsColoseCase' ? [0, 1] : (listed ?? []).map(({ key }) => key);
      return keys.length > mostStates ? [] : keys.map((key) => `${field}=${key}`);
    })
    .filter((state) => !ofFlows.includes(state) || flowTables.has(table?.table ?? ''));
};

/** What is not known to be poor, and what is said to be poor and is not. */
const compared = (found: ReadonlyMap<string, string>, known: Readonly<Record<string, string>>) => ({
  poor: [...found].filter(([name]) => known[name] === undefined).map(([, words]) => words),
  enough: Object.keys(known).filter((name) => !found.has(name)),
});

it('every list of the demo company has twenty rows, but those that have few by nature', async () => {
  const few = new Map<string, string>();
  for (const list of lists) {
    const rows = await total(list);
    if (rows < fewest) few.set(list, `${list} has ${rows} rows`);
  }
  expect(compared(few, cases.few)).toEqual({ poor: [], enough: [] });
});

it('every list of documents shows each of their states, but those that no document can have', async () => {
  const { rows: flows } = await app.context.db.query('select "WorkTable" from "Sys_WorkFlow"');
  const flowTables = new Set(flows.map(({ WorkTable }) => String(WorkTable)));
  const missing = new Map<string, string>();
  for (const list of lists)
    for (const state of statesOf(list, flowTables)) {
      const [name, value] = state.split('=');
      const rows = await total(list, [{ name, value, displayType: 'selectList' }]);
      if (rows === 0) missing.set(`${list} ${state}`, `${list} has no ${state}`);
    }
  expect(compared(missing, cases.missing)).toEqual({ poor: [], enough: [] });
});

it('documents of the demo company fit their sources, and their totals are right', async () => {
  const found: unknown[] = [];
  const counts = await examineLinks(app.context.db, app.context, (one) => found.push(one));
  expect(found).toEqual([]);
  expect(counts.links).toBeGreaterThanOrEqual(14);
});

it('returns are matched after what they return: before it is matched, nothing could have been returned', () => {
  const index = linkIndex(app.context.catalog);
  const ids = inMatchingOrder(index.links).map(({ id }) => id);
  const returns = index.links.flatMap(({ id, schema }) =>
    schema.returns === undefined ? [] : [[schema.returns.of, id] as const],
  );
  expect(returns.length).toBeGreaterThan(1);
  expect(ids.toSorted()).toEqual(index.links.map(({ id }) => id).toSorted());
  expect(returns.filter(([of, id]) => ids.indexOf(of) > ids.indexOf(id))).toEqual([]);
  // The index has them in another order.
  expect(ids).not.toEqual(index.links.map(({ id }) => id));
});
