import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guard, mayOpen } from '../../runtime/host/guard.ts';
import { pageTitle } from '../../runtime/host/pageTitle.ts';
import { isGranted } from '../../runtime/model/access/authorize.ts';
import type { User } from '../../runtime/model/access/User.ts';
import { isFurther } from '../../runtime/model/schema/FurtherPage.ts';
import { pageApi } from '../../runtime/model/schema/pageApi.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { sessionAfter } from '../../runtime/wire/session/readSession.ts';
import { loadAccount } from '../../server-mock/access/loadAccount.ts';
import { keepFacts } from '../../server-mock/facts/keepFacts.ts';
import { tableColumns } from '../../server-mock/facts/tableColumns.ts';
import { versionInfo } from '../../server-mock/facts/versionInfo.ts';
import { menuLines } from '../../server-mock/menus/menuLines.ts';
import { decide } from '../../server-mock/reading/tableAccess.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import routes from './cases/familyRoutes.json' with { type: 'json' };
import { openDemoApp } from './demoApp.ts';
import { keepWorkbookThread } from './keepWorkbookThread.ts';
import { sheetOf } from './sheetOf.ts';
import { shipped } from './shipped.ts';
import { json, query, type TestApp } from './testApp.ts';

const pages = shipped.bundle.pages.flatMap((page) => {
  const name = pageApi(page);
  return name === undefined ? [] : [{ path: page.path, table: name, isFurther: isFurther(page) }];
});

const tables = [
  ...new Set(shipped.bundle.pages.flatMap(({ api, table }) => (api === undefined && table ? [table] : []))),
];

/** Lists that a new installation fills by use: the demo company has nothing to show in them. */
const empty = [
  'Sys_ParamsSetting',
  'Sys_Table_Extend',
  'Sys_WorkFlowCopy',
  'Sys_WorkFlowSubstitute',
  'Sys_Message_history',
];

/** Accounts of the demo company, the administrator apart. */
const accounts = [
  'sales',
  'buyer',
  'planner',
  'manager',
  'director',
  'viewer',
  'worker',
  'quality',
  'warehouse',
];

describe('every page over a table', () => {
  let app: TestApp;
  let endThread: () => Promise<void>;
  beforeAll(async () => {
    app = await openDemoApp(dailyKind);
    // A process keeps them by a job, which this one does not run.
    for (const source of [tableColumns, versionInfo, menuLines]) await keepFacts(app.context, source);
    endThread = await keepWorkbookThread();
  }, 180_000);
  afterAll(async () => {
    await endThread();
    await app.close();
  });

  it('there are many, each at a path of its own', () => {
    expect(pages.length).toBeGreaterThanOrEqual(128);
    expect(new Set(pages.map(({ path }) => path.toLowerCase())).size).toBe(pages.length);
  });

  it('they are most of the pages that the family has', () => {
    const paths = new Set(shipped.bundle.pages.map(({ path }) => path.toLowerCase()));
    expect(routes.filter((path) => paths.has(path.toLowerCase())).length).toBeGreaterThanOrEqual(195);
  });

  it.each(tables)('%s shows labels, not the codes behind them', async (name) => {
    const table = app.context.catalog.table(name);
    const fields = (table?.fields ?? []).filter(
      ({ dataKey, data, kind, allowCreate, hidden, writeOnly }) =>
        (dataKey ?? data) !== undefined &&
        !(allowCreate || hidden || writeOnly) &&
        kind.suggestsOnly !== true,
    );
    const { body } = await app.post('admin', `/api/${name}/Page`, query());
    const rows: readonly Row[] = body.rows;
    if (table === undefined || fields.length === 0 || rows.length === 0) return;
    const keys = rows.map((row) => row[table.key]).join(',');
    const where = { name: table.key, value: keys, displayType: 'selectList' };
    const columns = fields.map(({ field }) => field);
    const answer = await app.raw('admin', `/api/${name}/Export`, json(query([where], { columns })));
    const shown = (await sheetOf(answer)).slice(-rows.length);
    const bare = fields.flatMap(({ field }, at) => {
      const codes = new Set(
        rows
          .map((row) => row[field])
          .filter((value) => value !== null)
          .map(String),
      );
      const same = new Set(shown.map((cells) => String(cells[at] ?? '')).filter((text) => codes.has(text)));
      return same.size === 0 ? [] : [`${field}: ${[...same].slice(0, 5)}`];
    });
    // The topmost role has none above it, which is stored as 0.
    expect(bare.filter((one) => `${name} ${one}` !== 'Sys_Role ParentId: 0')).toEqual([]);
  });

  it.each(pages)('$path shows rows to the administrator', async ({ table }) => {
    const { http, body } = await app.post('admin', `/api/${table}/Page`, query());
    expect([http, body.message ?? null]).toEqual([200, null]);
    if (!empty.includes(table) && !table.endsWith('_Extend')) expect(body.total).toBeGreaterThan(0);
  });

  it.each(accounts)('%s opens every page of the menu: what it is, and its first rows', async (account) => {
    const { body } = await app.get(account, '/api/jig/session');
    const { menus, pages: shown } = sessionAfter(undefined)(body.data, '');
    const byPath = new Map(shown.map((page) => [page.path.toLowerCase(), page] as const));
    const entries = menus.filter(({ url, enable }) => url && enable === 1);
    expect(entries.length).toBeGreaterThan(3);
    const wrong = await Promise.all(
      entries.map(async ({ url = '' }) => {
        const page = byPath.get(url.toLowerCase());
        if (page === undefined) return [`${url} has no page`];
        const table = pageApi(page);
        if (table === undefined) return [];
        const definition = await app.get(account, `/api/jig/table?name=${table}`);
        const rows = await app.post(account, `/api/${table}/Page`, query());
        return [definition, rows].flatMap(({ http, body: { status, message } }) =>
          http === 200 && status !== false ? [] : [`${url} ${http} ${message}`],
        );
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it.each(accounts)('%s is led to /401 where a right is missing, which names the page', async (account) => {
    const { data } = (await app.get(account, '/api/jig/session')).body;
    const session = sessionAfter(undefined)(data, '');
    const grants = new Map(
      Object.entries(session.grants).map(
        ([name, actions]) => [name.toLowerCase(), new Set(actions)] as const,
      ),
    );
    const asked = {
      signedIn: true,
      user: { ...session.user, id: session.user.user_Id, grants, fieldRights: new Map() },
      pages: session.pages,
    };
    const refused = session.pages.filter((page) => !mayOpen(asked.user, page));
    expect(refused.length).toBeGreaterThan(10);
    for (const page of refused)
      expect(guard({ ...asked, path: page.path })).toMatchObject({
        kind: 'redirect',
        to: expect.stringContaining('/401?'),
      });
    const titles = refused.map((page) => [page, pageTitle(page, session.menus, (key) => key)] as const);
    const unnamed = titles.filter(([page, title]) => [page.path, pageApi(page)].includes(title));
    expect(unnamed.map(([page]) => page.path)).toEqual([]);
    for (const path of ['/coder', '/formDraggable'])
      expect(
        refused.map((page) => page.path),
        path,
      ).toContain(path);
  });

  it.each(accounts)('%s reads those of his rights, and is refused the others in words', async (account) => {
    const { db, catalog } = app.context;
    const { rows } = await db.query('select "User_Id" from "Sys_User" where "UserName" = $1', [account]);
    const user = (await loadAccount(db, catalog, Number(rows[0]?.User_Id)))?.user;
    // A list of detail rows is open to who may read their documents.
    const mayRead = (who: User, name: string, further: boolean): boolean => {
      if (further) return isGranted(who, 'Search', name);
      const table = catalog.table(name);
      return table !== undefined && decide(catalog, who, 'Search', table).allowed;
    };
    const answers = await Promise.all(
      pages.map(async ({ path, table, isFurther: further }) => {
        const { body } = await app.post(account, `/api/${table}/Page`, query());
        return { path, may: user !== undefined && mayRead(user, table, further), body };
      }),
    );
    const wrong = answers.filter(({ may, body }) => (body.rows !== undefined) !== may);
    expect(wrong.map(({ path, may }) => `${path} ${may}`)).toEqual([]);
    for (const { may, body } of answers) if (!may) expect(body.message).toMatch(/\p{Script=Han}/u);
    expect(answers.some(({ may }) => may)).toBe(true);
    expect(answers.some(({ may }) => !may)).toBe(true);
  });
});
