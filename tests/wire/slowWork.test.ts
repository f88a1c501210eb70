import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Queryable } from '../../server-mock/db/Database.ts';
import { SlowWork } from '../../server-mock/watching/SlowWork.ts';
import { statementShape } from '../../server-mock/watching/statementShape.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

/** Statements over customers seem to have taken this long: no test waits for the clock. */
const slowly = (db: Database): Database => {
  const slow =
    (one: Queryable): Queryable['query'] =>
    async (sql, params, options) => {
      const result = await one.query(sql, params, options);
      return sql.includes('"Customer"') ? { ...result, millis: 1_500 } : result;
    };
  return {
    kind: db.kind,
    query: slow(db),
    transaction: (run, options) => db.transaction((tx) => run({ query: slow(tx) }), options),
    execute: (sql) => db.execute(sql),
    ready: () => db.ready(),
    load: () => db.load(),
    channel: (listener) => db.channel(listener),
    close: () => db.close(),
  };
};

describe.each(dailyKinds)('slow work on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { around: slowly });
  });
  afterAll(() => app.close());

  it('is a line of the log with the id that the caller got, the route, the user by id, and no value', async () => {
    const where = [{ name: 'CustomerName', value: '绝密客户', displayType: 'like' }];
    const response = await app.raw('sales', '/api/Customer/Page', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(query(where, { rows: 5 })),
    });
    const requestId = response.headers.get('x-request-id');
    const lines = app.logged.filter(({ message }) => message === 'slow statement');
    const line = lines.find(({ fields }) => 'requestId' in fields && fields.requestId === requestId);
    expect(line?.fields).toMatchObject({
      route: '/api/:table/page',
      userId: expect.any(Number),
      isRefused: false,
    });
    expect(JSON.stringify(line?.fields)).toContain('Customer');
    expect(JSON.stringify(lines)).not.toContain('绝密');
    expect(app.context.watching.slow.statements[0]?.shape).toContain('from');
    expect(app.context.watching.works).toEqual([]);
  });
});

describe('slow work', () => {
  const call = { requestId: 'r1', method: 'GET', route: '/api/x', since: 0 };

  it('writes at most twenty lines a minute of each kind, counts all, and says how many it left out', () => {
    const lines: object[] = [];
    const slow = new SlowWork({ warn: (fields) => void lines.push(fields) }, () => '2026-08-01 08:00:00');
    for (let n = 0; n < 50; n++) slow.answered(call, { status: 200, millis: 1_001 });
    slow.answered(call, { status: 200, millis: 999 });
    expect([lines.length, slow.counts.call, slow.calls.length]).toEqual([20, 50, 30]);
  });

  it('counts a statement by its own time, not by its wait for others', () => {
    const slow = new SlowWork({ warn: () => undefined }, () => '');
    const work = { kind: 'statement', sql: 'select 1', since: 0, call: undefined } as const;
    slow.ended(work, { millis: 5_000, waited: 4_900, isRefused: false });
    expect(slow.statements).toEqual([]);
    slow.ended(work, { millis: 5_000, waited: 1_000, isRefused: false });
    slow.ended({ ...work, kind: 'transaction', sql: '' }, { millis: 5_000, waited: 0, isRefused: false });
    expect(slow.statements.map(({ waited }) => waited)).toEqual([1_000]);
  });

  it.each([
    ['select * from "T" where "A" = $1 and "B1" = 12.5', 'select * from "T" where "A" = $1 and "B1" = ?'],
    ["select 'it''s', E'x', $$body$$, $tag$a $$ b$tag$ from t1", 'select ?, E?, ?, ? from t1'],
    ["update t set a = 'x' -- 张三\n where b = 0x1F", 'update t set a = ? where b = ?'],
    ["select 'cut off", 'select ?'],
    ['select /* 13800000000 */ 1', 'select ?'],
  ])('%s has no value in its shape', (sql, shape) => {
    expect(statementShape(sql)).toBe(shape);
  });
});
