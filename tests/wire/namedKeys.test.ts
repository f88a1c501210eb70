import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../runtime/model/schema/Json.ts';
import { keyChecks } from '../../runtime/wire/NamedKey.ts';
import { loadAccount } from '../../server-mock/access/loadAccount.ts';
import type { UserCall } from '../../server-mock/http/Call.ts';
import type { UserRoute } from '../../server-mock/http/Route.ts';
import { routes } from '../../server-mock/process/routes.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { type BodyShape, bodyShapes, KeyLookups } from './keyLookups.ts';
import { openTestApp, type TestApp } from './testApp.ts';
import { victims } from './victims.ts';

// Each call runs with a key of its own at every place that it reads, and the database says which of them it looked up.

const userRoutes = routes.filter((route): route is UserRoute => route.access === 'user');

/** A document with details and approval, a tree with switches, rows in an order, and one with buttons of states. */
const tables = [
  { table: 'Production_SalesOrder', detail: 'Production_SalesOrderList', action: '' },
  { table: 'Base_WorkShop', detail: undefined, action: '' },
  { table: 'Base_Process', detail: undefined, action: '' },
  { table: 'Production_WorkOrder', detail: 'Production_WorkOrderList', action: 'Start' },
] as const;

/** What a call says at places that hold no key, so that it goes on. */
const words: Readonly<Record<string, string>> = { caseType: '1', auditStatus: '1' };

/** Milliseconds for one call: a stream of events never ends. */
const patience = 1_000;

describe('a call that takes the key of a record or role', () => {
  let app: TestApp;
  let admin: UserCall['user'];
  const found = new Map<UserRoute, ReadonlySet<string>>();

  const lookupsOf = async (route: UserRoute): Promise<ReadonlySet<string>> => {
    const all = new Set<string>();
    for (const { table, detail, action } of tables) {
      const keys = [table, detail].flatMap((name) => app.context.catalog.table(name ?? '')?.key ?? []);
      const bodyOf = (lookups: KeyLookups, shape: BodyShape | undefined): Json =>
        shape === undefined ? lookups.document(detail, action) : lookups.body(shape);
      for (const shape of [undefined, ...(table === tables[0].table ? bodyShapes : [])]) {
        if (route.method === 'GET' && shape !== undefined && shape.depth > 0) continue;
        const lookups = new KeyLookups(route, table, keys);
        const query = (name: string): string =>
          words[name] ?? String(lookups.read(`query.${name}`, shape?.isGuid));
        const call = {
          ...{ method: route.method, path: route.path, params: { table }, body: bodyOf(lookups, shape) },
          ...{ bodyText: '', files: [], stream: null, requestId: 'x', address: '10.0.0.1', locale: 'zh' },
          ...{ user: admin, token: 'x', drop: () => undefined, header: () => undefined },
          ...{ say: (key: string) => key, query, queryAll: () => [] },
          context: { ...app.context, db: lookups.watch(app.context.db) },
        } as unknown as UserCall; // what a call of any endpoint may hold
        const done = route.run(call).catch(() => undefined);
        await Promise.race([done, new Promise((resolve) => setTimeout(resolve, patience))]);
        for (const place of lookups.found) all.add(place);
      }
    }
    return all;
  };

  beforeAll(async () => {
    app = await openTestApp(dailyKind, { file: { rows: victims.rows } });
    const account = await loadAccount(app.context.db, app.context.catalog, 1);
    if (account === undefined) throw new Error('no administrator');
    admin = account.user;
    for (const route of userRoutes) found.set(route, await lookupsOf(route));
  }, 300_000);
  afterAll(() => app.close());

  it.each(userRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s says where it stands, and what is asked before',
    (_, route) => {
      const declared = new Set(route.keys?.flatMap(({ keys }) => keys.map((place) => place.toLowerCase())));
      const missing = [...(found.get(route) ?? [])].filter((place) => !declared.has(place.toLowerCase()));
      expect(missing).toEqual([]);
    },
  );

  it('is noticed', () => {
    expect([...found.values()].filter(({ size }) => size > 0).length).toBeGreaterThan(40);
    const used = userRoutes.flatMap(({ keys = [] }) => keys.map(({ check }) => check));
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(keyChecks).toSorted());
  });
});
