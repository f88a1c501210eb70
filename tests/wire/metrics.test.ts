import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const here = '127.0.0.1';

describe.each(dailyKinds)('figures of the process on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const read = (address: string, headers: Readonly<Record<string, string>> = {}) =>
    app.rawFetch('/metrics', { headers }, address);
  /** The value of a line of the text. */
  const figureOf = (text: string, line: RegExp): number =>
    Number(
      text
        .split('\n')
        .find((one) => line.test(one))
        ?.split(' ')
        .at(-1),
    );

  it('count calls by route and statements, and name no table, user or value', async () => {
    const before = await (await read(here)).text();
    await app.post('admin', '/api/Customer/Page', query([], { rows: 5 }));
    await app.post('admin', '/api/Nothing/Page', query([], { rows: 5 }));
    const answer = await read(here);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    const pages = /^jig_call_seconds_count\{.*route="\/api\/:table\/page".*status="200"/;
    // A refusal in words is an answer too.
    expect(figureOf(text, pages)).toBe((figureOf(before, pages) || 0) + 2);
    const statements = /^jig_database_seconds_count\{kind="statement"/;
    expect(figureOf(text, statements)).toBeGreaterThan(figureOf(before, statements));
    expect(figureOf(text, /^jig_database_bytes /)).toBeGreaterThan(1_000_000);
    for (const figure of [
      ...['jig_database_connections{state="busy"}', 'jig_calls_running', 'jig_heavy_reads{of="users"}'],
      ...['jig_slow_work{kind="call"}', 'jig_browser_errors{kind="render"}', 'jig_tasks{state="failed"}'],
      ...['jig_files_bytes', 'jig_backup_failed'],
    ])
      expect(text).toContain(`\n${figure} `);
    // No backup yet, and no installation in tests.
    expect(text).not.toMatch(/^jig_(?:backup_age_seconds|disk_free_bytes) /m);
    expect(figureOf(text, /^process_resident_memory_bytes /)).toBeGreaterThan(1_000_000);
    expect(text).not.toMatch(/customer|nothing|admin/i);
  });

  it('are open to callers on this machine, and to others no address at all', async () => {
    expect((await read(here)).status).toBe(200);
    for (const [address, headers] of [
      ['10.1.2.3', {}],
      [here, { 'x-forwarded-for': '10.1.2.3' }],
      [here, { forwarded: 'for=10.1.2.3' }],
      [here, { via: '1.1 proxy' }],
    ] as const)
      expect((await read(address, headers)).status).toBe(404);
  });

  it('are open to who sends the token where the operator names one, and to nobody else', async () => {
    const metricsToken = 'a token of the operator';
    Object.assign(app.context, { metricsToken });
    try {
      expect((await read('10.1.2.3', { authorization: `Bearer ${metricsToken}` })).status).toBe(200);
      for (const authorization of ['', 'Bearer ', `Bearer ${metricsToken}x`, metricsToken])
        expect((await read(here, { authorization })).status).toBe(404);
    } finally {
      Object.assign(app.context, { metricsToken: undefined });
    }
  });
});
