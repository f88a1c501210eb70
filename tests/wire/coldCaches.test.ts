import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../server-mock/routes/index.ts';
import { databaseKinds } from '../setup/testDatabase.ts';
import calls from './cases/writingCalls.json' with { type: 'json' };
import { openTestApp, query, type TestApp } from './testApp.ts';

interface WritingCall {
  /** The route's path. */
  readonly route: string;
  /** Where it is sent; default: the path. */
  readonly path?: string | undefined;
  /** Who sends it; default: the administrator. */
  readonly user?: string | undefined;
  readonly body: unknown;
}

const writing: readonly WritingCall[] = calls.writing;

/** Milliseconds within which a call answers; one that hangs never does. */
const patience = 60_000;

const posted = routes
  .filter((route) => route.method === 'POST' && route.access === 'user' && route.uploads === undefined)
  .map(({ path }) => path);

it('knows every route that may write', () => {
  expect(new Set([...writing.map(({ route }) => route), ...calls.reading])).toEqual(new Set(posted));
});

describe.each(databaseKinds)('writing calls with cold caches on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
    await app.token('admin');
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
    async ({ route, path = route, user = 'admin', body }) => {
      // The readers fill the caches before the call and beside it.
      app.context.changes.bumpAll();
      const before = read();
      const answer = app.post(user, path, body);
      const twin = app.post(user, path, body);
      const answers = await Promise.all([answer, twin, ...before, ...read()]);
      const failed = (answers as { http: number; body: unknown }[]).filter(({ http }) => http >= 500);
      expect(failed.map((one) => one.body)).toEqual([]);
      // Alone, with caches nobody has filled.
      app.context.changes.bumpAll();
      expect((await app.post(user, path, body)).http).toBeLessThan(500);
      expect(app.logged.filter(({ level }) => level === 'error')).toEqual([]);
    },
    patience,
  );
});
