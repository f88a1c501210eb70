import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../server-mock/db/Database.ts';
import { routes } from '../../server-mock/process/routes.ts';
import { type DatabaseKind, databaseKinds } from '../setup/testDatabase.ts';
import calls from './cases/writingCalls.json' with { type: 'json' };
import { filled, openColdWorld } from './coldCacheWorld.ts';
import { salesRows } from './orderRows.ts';
import { openTestApp, query, type TestApp, type Wire } from './testApp.ts';

interface WritingCall {
  /** Path of the route. */
  readonly route: string;
  /** Path of the request with placeholders; default: that of the route. */
  readonly path?: string | undefined;
  /** Sender; default: the administrator. */
  readonly user?: string | undefined;
  /** Reason why it begins no transaction; without it, it must begin one. */
  readonly without?: string | undefined;
  /** May hold placeholders like `$order`, which are created for each call. */
  readonly body: unknown;
}

const writing: readonly WritingCall[] = calls.writing;

/** Milliseconds to wait for an answer; a deadlocked call never answers. */
const patience = 60_000;

const posted = routes
  .filter((route) => route.method === 'POST' && route.access === 'user' && route.uploads === undefined)
  .map(({ path }) => path);

it('knows every route that may write', () => {
  expect(new Set([...writing.map(({ route }) => route), ...calls.reading, ...calls.apart])).toEqual(
    new Set(posted),
  );
});

/**
 * The embedded database has one connection, so a call that waits for another one inside its transaction hangs there at its first
 * run; a pool of PostgreSQL lends one. `npm run test:long` runs them on both.
 */
const kinds: readonly DatabaseKind[] = process.env.JIG_DATABASES === 'both' ? databaseKinds : ['pglite'];

describe.each(kinds)('writing calls with cold caches on %s', (kind) => {
  let app: TestApp;
  /** Separates the call under test, so that only its own transactions count. */
  const underTest = new AsyncLocalStorage<{ transactions: number }>();
  beforeAll(async () => {
    const counting = (database: Database): Database => {
      const transaction = database.transaction.bind(database);
      vi.spyOn(database, 'transaction').mockImplementation((run, options) => {
        const call = underTest.getStore();
        if (call !== undefined) call.transactions += 1;
        return transaction(run, options);
      });
      return database;
    };
    app = await openTestApp(kind, { around: counting, file: { rows: salesRows(100) } });
    await openColdWorld(app);
  });
  afterAll(() => app.close());

  const read = (): Promise<unknown>[] => [
    app.post('admin', '/api/Sys_Dictionary/GetVueDictionary', ['customerType', 'audit']),
    app.post('admin', '/api/Sys_Dictionary/GetBuilderDictionary2'),
    app.post('admin', '/api/Customer/Page', query()),
    app.post('admin', '/api/Production_SalesOrder/Page', query()),
  ];

  it.each(writing)(
    '$route',
    async ({ route, path = route, user = 'admin', without, body }) => {
      const counted = { transactions: 0 };
      const prepared = async (): Promise<() => Promise<Wire>> => {
        await app.token(user);
        const to = String(await filled(app, path));
        const sent = await filled(app, body);
        return () => underTest.run(counted, () => app.post(user, to, sent));
      };
      const [first, twin, alone] = [await prepared(), await prepared(), await prepared()];
      // Reads fill the caches before the call and during it.
      app.context.changes.bumpAll();
      const before = read();
      const answers = await Promise.all([first(), twin(), ...before, ...read()]);
      const failed = (answers as Wire[]).filter(({ http }) => http >= 500);
      expect(failed.map((one) => one.body)).toEqual([]);
      // Runs alone with empty caches.
      app.context.changes.bumpAll();
      const last = await alone();
      expect(last.http).toBeLessThan(500);
      expect(app.logged.filter(({ level }) => level === 'error')).toEqual([]);
      // A call refused before its transaction proves nothing.
      const reached = `${counted.transactions > 0}: ${(answers[0] as Wire).body?.message}`;
      expect(reached).toMatch(without === undefined ? /^true/ : /^false/);
    },
    patience,
  );
});
