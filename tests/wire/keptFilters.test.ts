import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp, type Wire } from './testApp.ts';

const table = 'Customer';
const idOf = (n: number): string => n.toString(16).padStart(32, '0');
const conditions = (...entries: readonly (readonly unknown[])[]): string =>
  new URLSearchParams({ c: JSON.stringify(entries) }).toString();
const codes = Array.from({ length: 423 }, (_, at) => `C${at}`);
const long = conditions(['CustomerCode', 'in', codes]);

describe.each(dailyKinds)('filters too long for an address on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const keep = (user: string, id: string, text: string): Promise<Wire> =>
    app.post(user, '/api/jig/filters', { table, id, text });
  const read = (user: string, id: string, of = table): Promise<Wire> =>
    app.get(user, `/api/jig/filters?table=${of}&id=${id}`);
  const gone = [200, '404', '没有这些筛选条件：已过期，或您没有查看其中字段的权限'] as const;
  const refusal = ({ http, body }: Wire) => [http, body.code, body.message];

  it('are kept whole, also where they are kept twice', async () => {
    expect(long.length).toBeGreaterThan(4000);
    for (const _ of [1, 2]) expect((await keep('sales', idOf(1), long)).body.status).toBe(true);
    expect((await read('sales', idOf(1))).body.data).toEqual({ text: long });
  });

  it('are there for another user who may read their fields, and else not', async () => {
    await keep('admin', idOf(2), conditions(['CreditLimit', '>', 5000]));
    await keep('admin', idOf(3), `${long}&f.CreditLimit=~500`);
    await keep(
      'admin',
      idOf(4),
      new URLSearchParams({ g: '[["or",["CreditLimit",">",1],["City","=","x"]]]' }).toString(),
    );
    expect((await read('viewer', idOf(1))).body.data).toEqual({ text: long });
    for (const id of [2, 3, 4]) expect(refusal(await read('viewer', idOf(id)))).toEqual(gone);
    expect((await read('admin', idOf(2))).body.status).toBe(true);
  });

  it('belong to their page, and need the right to see it', async () => {
    expect(refusal(await read('admin', idOf(1), 'Supplier'))).toEqual(gone);
    expect((await read('worker', idOf(1), 'Sys_User')).body.code).toBe('403');
    expect(
      (await app.post('worker', '/api/jig/filters', { table: 'Sys_User', id: idOf(9), text: long })).body
        .code,
    ).toBe('403');
  });

  it('are not another ones under a name that is taken', async () => {
    expect((await keep('admin', idOf(1), conditions(['City', '=', 'x']))).body).toMatchObject({
      status: false,
      message: '筛选条件的编号已被使用，请重新筛选',
    });
    expect((await read('sales', idOf(1))).body.data).toEqual({ text: long });
  });

  it.each([
    ['no id', 'abc', long, '参数不完整'],
    ['too long', idOf(5), `q=${'x'.repeat(100_000)}`, '筛选条件超过 100000 个字符，请减少条件中的值'],
    ['no filters', idOf(5), 'page=3', '无法识别筛选条件，未保存'],
    ['filters without a shape', idOf(5), 'c=%5B%5B', '无法识别筛选条件，未保存'],
  ])('are refused: %s', async (_, id, text, message) => {
    expect((await keep('sales', id, text)).body).toMatchObject({ status: false, message });
    expect((await read('sales', id)).body.code).toBe('404');
  });

  it('end after a year, and the oldest of a user beyond 200', async () => {
    for (const [id, age] of [
      [2, '366 days'],
      [1, '1 day'],
    ] as const)
      await app.context.db.query(
        `update "jig_kept_filter" set "KeptAt" = "KeptAt" - cast($2 as interval) where "Id" = $1`,
        [idOf(id), age],
      );
    for (let at = 0; at < 200; at += 1) await keep('sales', idOf(1000 + at), `q=${at}`);
    expect(refusal(await read('admin', idOf(2)))).toEqual(gone);
    expect((await read('admin', idOf(3))).body.status).toBe(true);
    expect(refusal(await read('sales', idOf(1)))).toEqual(gone);
    expect((await read('sales', idOf(1199))).body.data).toEqual({ text: 'q=199' });
    const { rows } = await app.context.db.query(
      `select count(*)::int as "n" from "jig_kept_filter" where "Text" like 'q=%'`,
    );
    expect(rows).toEqual([{ n: 200 }]);
  });
});
