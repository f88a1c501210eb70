import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isGranted } from '../../runtime/model/access/authorize.ts';
import type { User } from '../../runtime/model/access/User.ts';
import { isFurther } from '../../runtime/model/schema/FurtherPage.ts';
import { pageApi } from '../../runtime/model/schema/pageApi.ts';
import { loadAccount } from '../../server-mock/access/loadAccount.ts';
import { keepFacts } from '../../server-mock/facts/keepFacts.ts';
import { tableColumns } from '../../server-mock/facts/tableColumns.ts';
import { versionInfo } from '../../server-mock/facts/versionInfo.ts';
import { decide } from '../../server-mock/reading/tableAccess.ts';
import { openDemoApp, shipped } from './demoApp.ts';
import { query, type TestApp } from './testApp.ts';

const pages = shipped.bundle.pages.flatMap((page) => {
  const name = pageApi(page);
  return name === undefined ? [] : [{ path: page.path, table: name, isFurther: isFurther(page) }];
});

/** Lists that a new installation fills by use: the demo company has nothing to show in them. */
const empty = ['Sys_ParamsSetting', 'Sys_Table_Extend', 'Sys_WorkFlowCopy', 'Sys_WorkFlowSubstitute'];

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
  beforeAll(async () => {
    app = await openDemoApp('pglite');
    // A process keeps them by a job, which this one does not run.
    for (const source of [tableColumns, versionInfo]) await keepFacts(app.context, source);
  }, 180_000);
  afterAll(() => app.close());

  it('there are many, each at a path of its own', () => {
    expect(pages.length).toBeGreaterThanOrEqual(128);
    expect(new Set(pages.map(({ path }) => path.toLowerCase())).size).toBe(pages.length);
  });

  it.each(pages)('$path shows rows to the administrator', async ({ table }) => {
    const { http, body } = await app.post('admin', `/api/${table}/Page`, query());
    expect([http, body.message ?? null]).toEqual([200, null]);
    if (!empty.includes(table) && !table.endsWith('_Extend')) expect(body.total).toBeGreaterThan(0);
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
