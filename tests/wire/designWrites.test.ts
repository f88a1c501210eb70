import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Queryable } from '../../server-mock/db/Database.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const statements: { readonly text: string; readonly values: readonly unknown[] }[] = [];

const noted = (handle: Queryable): Queryable => ({
  query: (text, values, options) => {
    statements.push({ text, values: values ?? [] });
    return handle.query(text, values, options);
  },
});

const noting = (db: Database): Database => ({
  kind: db.kind,
  query: noted(db).query,
  transaction: (run, options) => db.transaction((tx) => run(noted(tx)), options),
  execute: (text) => db.execute(text),
  ready: () => db.ready(),
  load: () => db.load(),
  channel: (listener) => db.channel(listener),
  close: () => db.close(),
});

/** Tables of the migration that comes before each publication. */
const migration: readonly string[] = ['jig_migration', 'jig_table_state'];

/** Further tables that a call writes, each with its statements. */
const writes = (): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { text } of statements) {
    const table = /\b(?:insert into|update|delete from) "(\w+)"/.exec(text)?.[1];
    if (table !== undefined && !migration.includes(table)) counts[table] = (counts[table] ?? 0) + 1;
  }
  return counts;
};

/** Reads of one version; the schemas in force are read through the overlays. */
const reads = (): number =>
  statements.filter(({ text }) => /^select .* from "jig_schema_version"/s.test(text)).length;

const SqlParams = JSON.stringify([
  {
    name: '限额',
    field: 'CreditLimit',
    type: 'number',
    property: 'main',
    content: 'select 7 as a',
    params: [],
  },
]);

const design = { TitleEnName: '/Customer', Title: '客户', DaraggeOptions: '[]' };

/** Calls that save, in order, with the reads of the design before. */
const calls: readonly [user: string, verb: string, body: object, reads: number][] = [
  ['sales', 'add', { mainData: design }, 0],
  ['sales', 'update', { mainData: design }, 0],
  ['sales', 'restore', { titleEnName: '/Customer', version: 1 }, 1],
  ['sales', 'del', [], 1],
  ['admin', 'add', { mainData: { ...design, SqlParams } }, 1],
  ['admin', 'update', { mainData: { ...design, SqlParams } }, 1],
  ['admin', 'del', [], 1],
  ['admin', 'restore', { titleEnName: '/Customer', version: 1 }, 1],
];

describe.each(dailyKinds)('a save of a form design, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { around: noting });
    await app.token('sales');
    await app.post('admin', '/api/FormDesignOptions/switchSql', { on: true });
  });
  afterAll(() => app.close());

  it.each(calls)(
    'stores one version and reads no more than the last: %s %s',
    async (user, verb, body, most) => {
      statements.length = 0;
      const address = verb === 'del' ? '?titleEnName=/Customer' : '';
      const answer = await app.post(user, `/api/FormDesignOptionsUser/${verb}${address}`, body);
      expect(answer.body).toMatchObject({ status: true });
      expect(reads()).toBe(most);
      expect(writes()).toEqual({ jig_schema_version: 1, ...(user === 'admin' && { jig_schema_overlay: 1 }) });
    },
  );

  it('puts its SQL parameters in force under the id their list tells, until the reset', async () => {
    const listed = await app.get('sales', '/api/FormDesignOptions/getSqlParams?titleEnName=/Customer');
    const [{ id }] = listed.body.data;
    const run = () => app.post('sales', '/api/FormDesignOptions/executeSql', { extra: { id, values: {} } });
    expect((await run()).body).toMatchObject({ status: true, extra: { value: 7 } });
    await app.post('admin', '/api/FormDesignOptionsUser/del?titleEnName=/Customer', []);
    expect((await run()).body).toMatchObject({ status: false });
  });

  it('takes the next number when several come at one moment', async () => {
    await app.token('buyer');
    const mainData = { TitleEnName: '/Supplier', Title: '供应商', DaraggeOptions: '[]' };
    const save = () => app.post('buyer', '/api/FormDesignOptionsUser/add', { mainData });
    const saved = await Promise.all([1, 2, 3, 4, 5, 6].map(save));
    const numbers = saved.map(({ body }) => body.data?.version);
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
