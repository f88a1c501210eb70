import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { startTotalsJob } from '../../server-mock/links/startTotalsJob.ts';
import { createApp } from '../../server-mock/process/app.ts';
import { publish } from '../../server-mock/publishing/publish.ts';
import { databaseKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const number = (field: string, more: object = {}) => ({
  ...{ field, title: field, type: 'decimal', precision: 15, scale: 3, editRowNo: 1 },
  ...more,
});

const over = { table: 'Draw', via: 'Pool_Id' };
const counted = { '>': [{ var: 'Boxes' }, 1] };

/** A stock of something, and totals over what is drawn from it. */
const pool = (totals: readonly object[]): JsonObject => ({
  ...{ format: 1, table: 'Pool', cnName: '池', key: 'Pool_Id' },
  fields: [
    { field: 'Name', title: '名称', type: 'text', maxlength: 20, editRowNo: 1 },
    number('Size'),
    number('Spare'),
    ...totals,
  ] as JsonObject[],
});

const totals = [
  number('Taken', { rollup: { link: 'Draw.draw', counts: 'done' } }),
  number('Twice', { formula: { '*': [{ var: 'Taken' }, 2] } }),
  number('Most', { rollup: { total: 'greatest', of: 'Boxes', over } }),
  number('Least', { rollup: { total: 'least', of: 'Boxes', over, when: counted } }),
  number('Sum', { rollup: { total: 'sum', of: 'Boxes', over, when: counted } }),
  { field: 'Count', title: 'Count', type: 'number', columnType: 'int', rollup: { total: 'count', over } },
  {
    ...{ field: 'Last', title: 'Last', type: 'text', maxlength: 20 },
    rollup: { total: 'latest', of: 'Note', by: 'Day', over },
  },
];

/** Draws boxes of several pieces; a fiftieth and the spare pieces of the pool may be drawn beyond its size. */
const draw: JsonObject = {
  ...{ format: 1, table: 'Draw', cnName: '领取', key: 'Draw_Id' },
  links: [
    {
      ...{ name: 'draw', title: '领取', from: { table: 'Pool' }, via: 'Pool_Id' },
      carries: { field: 'Boxes', of: 'Size', factor: 'Pieces' },
      tolerance: { over: { percent: 2, quantity: 'Spare' } },
    },
  ],
  fields: [
    { field: 'Pool_Id', title: '池', type: 'number', columnType: 'int', editRowNo: 1 },
    number('Boxes'),
    number('Pieces'),
    { field: 'Day', title: '日期', type: 'date', editRowNo: 1 },
    { field: 'Note', title: '说明', type: 'text', maxlength: 20, editRowNo: 1 },
  ],
};

/** Documents that are each made from the one before. */
const hop: JsonObject = {
  ...{ format: 1, table: 'Hop', cnName: '步', key: 'Hop_Id' },
  links: [
    {
      ...{ name: 'next', title: '下一步', from: { table: 'Hop' }, via: 'Before_Id' },
      carries: { field: 'Boxes', of: 'Size' },
    },
  ],
  fields: [
    { field: 'Before_Id', title: '上一步', type: 'number', columnType: 'int', editRowNo: 1 },
    number('Boxes'),
    number('Size'),
  ],
};

describe.each(databaseKinds)('links and totals of published tables on %s', (kind) => {
  let app: TestApp;
  let key: number;
  const put = async (name: string, patch: JsonObject): Promise<void> => {
    const admin = (await app.context.rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    const done = await publish(app.context, { kind: 'table', name, patch }, admin);
    if (!done.ok) throw new Error(JSON.stringify(done));
  };
  const add = async (mainData: object) =>
    (await app.post('admin', '/api/Draw/Add', { mainData: { Pool_Id: key, ...mainData } })).body;
  const totalsNow = async () => {
    const { rows } = await app.context.db.query(
      'select "Taken", "Twice", "Most", "Least", "Sum", "Count", "Last" from "Pool" where "Pool_Id" = $1',
      [key],
    );
    return Object.values(rows[0] ?? {}).map((value) =>
      value === null || Number.isNaN(Number(value)) ? value : Number(value),
    );
  };

  beforeAll(async () => {
    app = await openTestApp(kind);
    await put('Pool', pool([]));
    await put('Draw', draw);
    const made = await app.post('admin', '/api/Pool/Add', {
      mainData: { Name: '一号', Size: 100, Spare: 1 },
    });
    key = made.body.data.data.Pool_Id;
  });
  afterAll(() => app.close());

  it('multiply by the factor, and refuse what has none or is not positive', async () => {
    expect((await add({ Boxes: 2 })).message).toContain('需要大于 0 的换算率：Pieces');
    expect((await add({ Boxes: 0, Pieces: 12 })).message).toBe('领取的数量必须大于 0');
    expect((await add({ Boxes: 5, Pieces: 12, Day: '2026-03-02', Note: '乙' })).message).toBe('保存成功');
  });

  it('allow a percentage and a quantity beyond the source, and not the least more', async () => {
    expect((await add({ Boxes: 1, Pieces: 43.001 })).message).toContain('还可以 40，本单要 43.001');
    const last = { Boxes: 1, Pieces: 43, Day: '2026-03-01', Note: '甲' };
    expect((await add(last)).message).toBe('保存成功');
  });

  it('fill totals that are declared over rows that there are, and keep them from then on', async () => {
    await put('Pool', pool(totals));
    const stop = startTotalsJob(app.context, createApp(app.context));
    await vi.waitFor(async () => expect(await totalsNow()).toEqual([103, 206, 5, 5, 5, 2, '乙']), 20_000);
    await stop();
    const drawn = await app.context.db.query('select "Draw_Id" from "Draw" order by 1');
    const gone = await app.post('admin', '/api/Draw/Del', [drawn.rows[0]?.Draw_Id]);
    expect(gone.body.status).toBe(true);
    expect(await totalsNow()).toEqual([43, 86, 1, null, 0, 1, '甲']);
  });

  it('are never typed', async () => {
    await app.post('admin', '/api/Pool/Update', {
      mainData: { Pool_Id: key, Taken: 7, Count: 9, Name: '二号' },
    });
    expect((await totalsNow()).slice(0, 2)).toEqual([43, 86]);
  });

  it('are followed ten steps each way, and a trail that is cut says so', async () => {
    const { links: _, ...plain } = hop;
    await put('Hop', plain);
    // A circle of tables is never published; here it makes a long way of few.
    app.context.catalog.use([{ kind: 'table', name: 'Hop', version: 1, patch: hop }]);
    await app.context.db.query(
      `insert into "Hop" ("Hop_Id", "Before_Id", "Boxes", "Size", "Version")
       select n, nullif(n - 1, 0), 1, 5, 1 from generate_series(1, 14) n`,
    );
    const trail = async (of: number) =>
      (await app.get('admin', `/api/jig/trail?table=Hop&key=${of}`)).body.data;
    const keys = async (of: number) => {
      const { nodes, isCut, hidden } = await trail(of);
      const found: readonly number[] = nodes.map((node: { key: string }) => Number(node.key));
      return [found.toSorted((a, b) => a - b), { isCut, hidden }];
    };
    const from = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, at) => first + at);
    expect(await keys(1)).toEqual([from(1, 11), { isCut: true, hidden: 0 }]);
    // What was cut on one side leaves the other whole.
    expect(await keys(13)).toEqual([from(3, 14), { isCut: true, hidden: 0 }]);
    expect(await keys(4)).toEqual([from(1, 14), { isCut: false, hidden: 0 }]);
    expect((await trail(14)).links).toHaveLength(10);
  });
});
