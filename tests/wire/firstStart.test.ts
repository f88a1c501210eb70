import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPassword } from '../../server-mock/access/password.ts';
import { migrateAll } from '../../server-mock/catalog/migrateAll.ts';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import { createCatalog } from '../../server-mock/process/createContext.ts';
import { firstStart, hasDemoAccounts, setDemoPasswords } from '../../server-mock/process/firstStart.ts';
import { Clock } from '../../server-mock/time/Clock.ts';
import { dailyKind, openTestDatabase } from '../setup/testDatabase.ts';

const schemas = fileURLToPath(new URL('../../schemas/', import.meta.url));
const catalog = createCatalog(readBundle(schemas));
const options = {
  catalog,
  clock: new Clock('Asia/Shanghai', () => new Date('2026-03-05T10:00:00+08:00')),
  adminPassword: 'first-password',
  seedFile: undefined,
};

describe('the first start', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(dailyKind);
    await migrateAll(db, catalog);
  });
  afterAll(() => db.close());

  const count = async (table: string) =>
    Number((await db.query(`select count(*) as "n" from "${table}"`)).rows[0]?.n);

  it('that dies within the demo company leaves nothing, and the next one does all of it', async () => {
    const dying: Database = Object.create(db, {
      transaction: {
        value: (run: Parameters<Database['transaction']>[0]) =>
          db.transaction((tx) =>
            run({
              query: (sql, ...more) =>
                sql.includes('"Base_Warehouse"') ? Promise.reject(new Error('died')) : tx.query(sql, ...more),
            }),
          ),
      },
    });
    await expect(firstStart(dying, { ...options, demo: true })).rejects.toThrow('died');
    expect([await count('Sys_User'), await count('Sys_Role'), await count('Sys_Dictionary')]).toEqual([
      0, 0, 0,
    ]);
    const small = { ...options, demo: true, demoSize: 'small' } as const;
    await firstStart(db, small);
    const orders = await count('Production_SalesOrder');
    expect([await count('Sys_User'), orders > 500]).toEqual([11, true]);
    await firstStart(db, small);
    expect(await count('Production_SalesOrder')).toBe(orders);
    expect(await count('Sys_User')).toBe(11);
  }, 120_000);

  it('a new ADMIN_PASSWORD is that of the demo accounts, and not of accounts people made', async () => {
    await db.query(`insert into "Sys_User" ("UserName", "UserPwd", "Version") values ('own', 'kept', 1)`);
    await setDemoPasswords(db, 'second-password');
    const { rows } = await db.query('select "UserName", "UserPwd" from "Sys_User" order by "User_Id"');
    expect(rows.at(-1)?.UserPwd).toBe('kept');
    expect(await isPassword('second-password', String(rows[0]?.UserPwd))).toBe(true);
    expect(await isPassword('second-password', String(rows[5]?.UserPwd))).toBe(true);
    expect(await hasDemoAccounts(db)).toBe(true);
  });
});

it('a first start makes a password of 96 bits at random where the operator gave none', async () => {
  for (const adminPassword of [undefined, 'of-the-operator']) {
    const db = await openTestDatabase(dailyKind);
    try {
      await migrateAll(db, catalog);
      const { madePassword } = await firstStart(db, { ...options, adminPassword, demo: false });
      const { rows } = await db.query('select "UserPwd" from "Sys_User"');
      expect(rows.length).toBe(1);
      expect(madePassword === undefined).toBe(adminPassword !== undefined);
      if (madePassword !== undefined) expect(madePassword).toMatch(/^[\w-]{16}$/);
      expect(await isPassword(madePassword ?? 'of-the-operator', String(rows[0]?.UserPwd))).toBe(true);
    } finally {
      await db.close();
    }
  }
});

it('an ADMIN_PASSWORD of a demo changes no account of an installation that is none, whatever its users are called', async () => {
  const db = await openTestDatabase(dailyKind);
  try {
    await migrateAll(db, catalog);
    await firstStart(db, { ...options, demo: false });
    await db.query(
      `insert into "Sys_User" ("UserName", "UserPwd", "Version") values ('manager', 'kept', 1), ('sales', 'kept', 1), ('worker', 'kept', 1)`,
    );
    const passwords = async () =>
      (await db.query('select "UserPwd" from "Sys_User" order by "User_Id"')).rows.map((row) => row.UserPwd);
    const before = await passwords();
    expect(await hasDemoAccounts(db)).toBe(false);
    await setDemoPasswords(db, 'second-password');
    expect(await passwords()).toEqual(before);
  } finally {
    await db.close();
  }
});

it('two processes that start on one empty database both come up', async () => {
  const db = await openTestDatabase('postgres');
  try {
    const start = async () => {
      const migrated = await migrateAll(db, createCatalog(readBundle(schemas)));
      expect(migrated.ok).toBe(true);
      await firstStart(db, { ...options, demo: false });
    };
    await Promise.all([start(), start()]);
    const { rows } = await db.query('select "UserName" from "Sys_User"');
    expect(rows).toEqual([{ UserName: 'admin' }]);
  } finally {
    await db.close();
  }
});
