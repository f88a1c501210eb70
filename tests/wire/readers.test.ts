import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RowsData } from '../../runtime/wire/boards/Board.ts';
import type { ReadersAnswer } from '../../runtime/wire/readers/Readers.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openDemoApp } from './demoApp.ts';
import type { TestApp } from './testApp.ts';

const table = 'Base_Notice';

describe.each(dailyKinds)('readers of records on %s', (kind) => {
  let app: TestApp;
  let key: string;

  beforeAll(async () => {
    app = await openDemoApp(kind);
    const { rows } = await app.context.db.query(
      `select "Notice_Id" from "Base_Notice" order by "CreateDate" desc nulls last, "Notice_Id" desc limit 1`,
    );
    key = String(rows[0]?.Notice_Id);
  }, 180_000);
  afterAll(() => app.close());

  const note = (user: string, body: object = { table, key }) => app.post(user, '/api/jig/readers/note', body);
  const readers = async (user: string, of: object = { table, key }) =>
    app.get(user, `/api/jig/readers?${new URLSearchParams({ ...of })}`);

  /** The line of the notice on the first page of a user. */
  const line = async (user: string, board: string) => {
    const answer = await app.raw(user, '/api/jig/board/ask', {
      method: 'POST',
      body: JSON.stringify({ board, cards: ['notices'], chosen: {} }),
      headers: { 'content-type': 'application/json' },
    });
    const [, told = '{}'] = /^data: (.*)$/m.exec(await answer.text()) ?? [];
    const { data } = JSON.parse(told) as { data: RowsData };
    return data.rows.find((row) => row.key === key);
  };

  it('marks a notice as new until the viewer opens it', async () => {
    expect(await line('sales', 'homeSales')).toMatchObject({ isNew: true });
    expect((await note('sales')).body).toMatchObject({ status: true });
    expect(await line('sales', 'homeSales')).not.toHaveProperty('isNew');
    expect(await line('manager', 'homeManager')).toMatchObject({ isNew: true });
  });

  it('tells who may change it who has read it, once each, and who has not', async () => {
    await note('sales');
    const { data } = (await readers('admin')).body as { data: ReadersAnswer };
    expect(data.readers).toHaveLength(1);
    expect(data.total.readers).toBe(1);
    expect(data.waiting.length).toBe(data.total.waiting);
    expect(data.waiting.length).toBeGreaterThan(3);
    expect(data.waiting).not.toContain(data.readers[0]?.name);
  });

  it('tells others nothing, and keeps readers only where the table says so', async () => {
    expect((await readers('sales')).body).toMatchObject({ status: false, code: '403' });
    expect((await note('admin', { table, key: '99999999' })).body).toMatchObject({ status: false });
    expect((await note('admin', { table: 'Customer', key: '1' })).body).toMatchObject({
      status: false,
      code: '404',
    });
    expect((await readers('admin', { table: 'Customer', key: '1' })).body).toMatchObject({ status: false });
  });
});
