import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../server-mock/process/routes.ts';
import type { SeedFile } from '../../server-mock/seed/SeedFile.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import pages from './cases/oneRight.json' with { type: 'json' };
import { openTestApp, password, type TestApp } from './testApp.ts';
import { victimCalls, victimOf, victimPlaces, victims } from './victims.ts';

// A user whose role has one right of one page calls everything, and each call names what the right does not reach: other
// tables, other roles, the own account. Whatever is called, nothing of that is answered and nothing of that changes.

const roleName = '一项权限';

const file: SeedFile = {
  roles: [{ roleName, permissions: {} }],
  users: [{ userName: 'single', password, realName: '单一', roles: [roleName] }],
  rows: victims.rows,
};

/** All calls of signed-in users but those about the session itself, which would end the walk. */
const called = routes.filter((route) => route.access === 'user' && !route.needsPerson);

/** How many pages have a right on the same action, and which of them each is. */
const sameAction = (nth: number): { readonly count: number; readonly which: number } => {
  const same = pages.flatMap(({ action }, at) => (action === pages[nth]?.action ? [at] : []));
  return { count: same.length, which: same.indexOf(nth) };
};

/**
 * Of actions on as many pages as a call has places, each page names the table in one place of each route, another one from page
 * to page: every action makes every call. `npm run test:long` makes all of every page.
 */
const rights = pages.map((one, nth) => {
  const { count, which } = sameAction(nth);
  const all = process.env.JIG_DATABASES === 'both' || count < victimPlaces;
  return { ...one, victim: victimOf(nth, one.tables), first: all ? undefined : which };
});

describe.each(dailyKinds)('a user with one right on %s', (kind) => {
  let app: TestApp;
  let role = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { file, minutes: 100_000 });
    const { rows } = await app.context.db.query(`select "Role_Id" from "Sys_Role" where "RoleName" = $1`, [
      roleName,
    ]);
    role = Number(rows[0]?.Role_Id);
    await app.context.db.query(
      `update "Sys_User" set "Phone" = '${victims.secrets.Sys_User}' where "User_Id" = 1`,
    );
    await app.token('single');
  });
  afterAll(() => app.close());

  const give = async (menu: number, action: string): Promise<void> => {
    const { db, changes } = app.context;
    await db.query('delete from "Sys_RoleAuth" where "Role_Id" = $1', [role]);
    await db.query(
      'insert into "Sys_RoleAuth" ("Role_Id", "Menu_Id", "AuthValue", "Version") values ($1, $2, $3, 1)',
      [role, menu, action],
    );
    changes.bump(['Sys_RoleAuth']);
  };

  /** Digests of what the right must leave alone, by name. */
  const digests = async (own: readonly string[]): Promise<Readonly<Record<string, unknown>>> => {
    const found: Record<string, unknown> = {};
    for (const [name, sql] of Object.entries(victims.kept)) {
      if (own.includes(name)) continue;
      const { rows } = await app.context.db.query(sql);
      found[name] = rows[0]?.digest;
    }
    return found;
  };

  it.each(rights)(
    '$action of $page reaches nothing else',
    async ({ page, action, tables, victim, first }) => {
      const menu = app.context.catalog.bundle.menus.find(
        ({ tableName, url }) => tableName === page || url === page,
      );
      expect(menu?.actions).toContain(action);
      await give(menu?.id ?? 0, action);
      const before = await digests(tables);
      const secrets = Object.entries(victims.secrets).flatMap(([table, secret]) =>
        tables.includes(table) ? [] : [secret],
      );
      const told: string[] = [];
      const taken: string[] = [];
      for (const [at, route] of called.entries()) {
        const only = first === undefined ? undefined : (first + at) % victimPlaces;
        for (const { path, body } of victimCalls(route, page, victim, only)) {
          const answer = await app.raw('single', path, {
            method: route.method,
            ...(route.method === 'POST' && {
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            }),
          });
          const text = await answer.text();
          expect(answer.status, `${path}: ${text.slice(0, 200)}`).toBeLessThan(500);
          if (text.includes('"status":true')) taken.push(path);
          for (const secret of secrets) if (text.includes(secret)) told.push(`${path} tells ${secret}`);
        }
      }
      expect(told).toEqual([]);
      expect(await digests(tables), `one of ${taken.join(' ')}`).toEqual(before);
    },
  );
});
