import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../server-mock/db/Database.ts';
import { HeavyReads } from '../../server-mock/heavy/HeavyReads.ts';
import { heldStream } from '../../server-mock/heavy/heldStream.ts';
import { KeyList } from '../../server-mock/heavy/KeyList.ts';
import { SliceSize } from '../../server-mock/heavy/SliceSize.ts';
import { rowsJson } from '../../server-mock/http/rowsJson.ts';
import { databaseKinds } from '../setup/testDatabase.ts';
import { sheetOf } from './sheetOf.ts';
import { json, openTestApp, query, type TestApp } from './testApp.ts';

describe('a list of keys', () => {
  it('gives keys slice by slice, then none', () => {
    const keys = new KeyList('1,22,333');
    expect([keys.take(2), keys.take(2), keys.take(2)]).toEqual([['1', '22'], ['333'], []]);
    expect(new KeyList('').take(5)).toEqual([]);
  });
});

describe('the size of a slice', () => {
  const settled = (rows: number, millis: number, waited: number): number => {
    const size = new SliceSize();
    for (let turn = 0; turn < 20; turn += 1) size.took(rows, millis, waited);
    return size.rows;
  };
  it('shrinks while statements take long, grows while they are quick, within bounds', () => {
    expect(settled(100, 400, 0)).toBe(100);
    expect(settled(1_000, 0.5, 0)).toBe(250);
    expect(settled(200, 6, 0)).toBe(133);
  });
  it('grows where slices wait long for the database, so that a read ends under load', () => {
    expect(settled(200, 8, 160)).toBe(250);
  });
});

describe('heavy reads of one user', () => {
  it('come one after the other; the fourth is refused, other users are not concerned', async () => {
    const heavy = new HeavyReads();
    const end = await heavy.begin(1);
    const [second, third] = [heavy.begin(1), heavy.begin(1)];
    expect(await heavy.begin(1)).toBeUndefined();
    expect(await heavy.begin(2)).toBeTypeOf('function');
    end?.();
    end?.();
    const endSecond = await second;
    expect(endSecond).toBeTypeOf('function');
    endSecond?.();
    (await third)?.();
    expect(await heavy.begin(1)).toBeTypeOf('function');
  });

  it('one that waits too long is refused, and is not started later', async () => {
    vi.useFakeTimers();
    try {
      const heavy = new HeavyReads();
      const end = await heavy.begin(1);
      const second = heavy.begin(1);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await second).toBeUndefined();
      end?.();
      expect(await heavy.begin(1)).toBeTypeOf('function');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('rows that come while they are sent', () => {
  const textOf = (rows: AsyncIterable<readonly unknown[]>): Promise<string> =>
    new Response(rowsJson({ status: 0, rows: [], total: 3 }, rows)).text();
  async function* batches(...all: readonly (readonly unknown[])[]): AsyncGenerator<readonly unknown[]> {
    yield* all;
  }

  it('make one JSON text, whatever the batches hold', async () => {
    expect(JSON.parse(await textOf(batches([{ a: 1 }, { a: 2 }], [], [{ a: '3' }])))).toEqual({
      status: 0,
      total: 3,
      rows: [{ a: 1 }, { a: 2 }, { a: '3' }],
    });
    expect(JSON.parse(await textOf(batches()))).toEqual({ status: 0, total: 3, rows: [] });
  });

  it('are read only as fast as somebody reads on, and end once: read, failed or given up', async () => {
    let read = 0;
    async function* endless(): AsyncGenerator<readonly unknown[]> {
      for (;;) {
        read += 1;
        yield [read];
      }
    }
    let ended = 0;
    const reader = heldStream(rowsJson({}, endless()), () => {
      ended += 1;
    }).getReader();
    await reader.read();
    await reader.read();
    expect(read).toBe(2);
    await reader.cancel();
    expect(ended).toBe(1);

    async function* failing(): AsyncGenerator<readonly unknown[]> {
      yield [1];
      throw new Error('gone');
    }
    const broken = heldStream(rowsJson({}, failing()), () => {
      ended += 1;
    });
    await expect(new Response(broken).text()).rejects.toThrow('gone');
    expect(ended).toBe(2);
  });

  it('a reader that takes nothing for a minute loses the stream', async () => {
    vi.useFakeTimers();
    try {
      const end = vi.fn();
      const held = heldStream(new ReadableStream<Uint8Array>({ pull: () => undefined }), end);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(end).toHaveBeenCalledOnce();
      await expect(held.getReader().read()).rejects.toThrow('minute');
    } finally {
      vi.useRealTimers();
    }
  });
});

const lineCount = 1_300;
const order = 7;

const lines = Array.from({ length: lineCount }, (_, index) => ({
  SalesOrderList_Id: index + 1,
  SalesOrder_Id: order,
  Product_Id: 1,
  ProductName: `轴承${index}`,
  Qty: index + 0.5,
  UnitPrice: 2,
}));
const rows = {
  Production_SalesOrder: [
    {
      SalesOrder_Id: order,
      SalesOrderCode: 'SO7',
      Customer_Id: 1,
      OrderDate: '2026-03-05',
      DeliveryDate: '2026-04-01',
      Currency: 'CNY',
    },
  ],
  Production_SalesOrderList: lines,
};

interface Counts {
  /** Number of rows per answer about order lines. */
  rows: number[];
  /** Every statement, and `transaction` for each transaction. */
  all: string[];
}

/** A database that counts the rows of each answer. */
const counting = (db: Database, counts: Counts): Database => ({
  kind: db.kind,
  query: async (sql, params, options) => {
    const result = await db.query(sql, params, options);
    counts.all.push(sql);
    if (sql.includes('Production_SalesOrderList')) counts.rows.push(result.rows.length);
    return result;
  },
  transaction: (run, options) => {
    counts.all.push('transaction');
    return db.transaction(run, options);
  },
  execute: (sql) => db.execute(sql),
  ready: () => db.ready(),
  load: () => db.load(),
  channel: (listener) => db.channel(listener),
  close: () => db.close(),
});

describe.each(databaseKinds)('heavy reads on %s', (kind) => {
  const counts: Counts = { rows: [], all: [] };
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows }, around: (db) => counting(db, counts) });
  });
  afterAll(() => app.close());

  const detail = (user: string, more: object = {}): Promise<Response> =>
    app.raw(
      user,
      '/api/Production_SalesOrder/getDetailPage',
      json({ value: String(order), page: 1, rows: 100_000, ...more }),
    );

  it('a long detail comes whole, in order, in slices; no statement answers more than a slice', async () => {
    counts.rows = [];
    const answer = await detail('admin');
    const body = (await answer.json()) as { rows: Record<string, unknown>[]; total: number; summary: object };
    expect(body.total).toBe(lineCount);
    expect(body.rows.map((row) => row.SalesOrderList_Id)).toEqual(
      lines.map((line) => line.SalesOrderList_Id),
    );
    expect(body.rows[1]).toMatchObject({ ProductName: '轴承1', Qty: 1.5, UnitPrice: 2 });
    expect(body.summary).toMatchObject({ Qty: lineCount ** 2 / 2 });
    expect(Math.max(...counts.rows)).toBeLessThanOrEqual(1_000);
    expect(counts.rows.length).toBeGreaterThan(3);

    const last = (await (
      await detail('admin', { rows: 600, page: 2, order: 'desc', sort: 'Qty' })
    ).json()) as {
      rows: Record<string, unknown>[];
    };
    expect([last.rows.length, last.rows[0]?.Qty]).toEqual([600, 699.5]);
  });

  it('a short one is one statement for its rows', async () => {
    await (await detail('admin', { rows: 30 })).json();
    counts.rows = [];
    await (await detail('admin', { rows: 30 })).json();
    expect(counts.rows).toEqual([30]);
  });

  it('a page of documents with their flags is one statement and no transaction once its total is known', async () => {
    await app.post('manager', '/api/Production_SalesOrder/Page', query());
    counts.all = [];
    const { body } = await app.post('manager', '/api/Production_SalesOrder/Page', query());
    expect(body.rows[0]).toMatchObject({ SalesOrderCode: 'SO7', IsAudit: true, IsAuditLog: false });
    expect(counts.all).toEqual([expect.stringContaining('"Production_SalesOrder"')]);
  });

  it('while it is read nothing is held: others are answered, the same user waits and then is answered', async () => {
    const long = await detail('admin');
    const reader = long.body?.getReader();
    await reader?.read();
    const other = await app.post('manager', '/api/Production_SalesOrder/Page', query());
    expect(other.body.rows).toHaveLength(1);
    expect((await app.post('admin', '/api/Production_SalesOrder/Page', query())).body.total).toBe(1);
    let isAnswered = false;
    const exported = app
      .raw('admin', '/api/Production_SalesOrderList/Export', json(query()))
      .then((answer) => {
        isAnswered = true;
        return answer;
      });
    const waiting = detail('admin');
    // It waits while the first one runs; another call of the same user is answered meanwhile.
    await app.post('admin', '/api/Production_SalesOrder/Page', query());
    await vi.waitFor(() => expect(app.context.heavy.waitingOf(1)).toBe(2), { timeout: 10_000 });
    const refused = await detail('admin');
    expect([refused.status, isAnswered]).toEqual([429, false]);
    expect(((await refused.json()) as { message: string }).message).toContain('还没有读完');
    await reader?.cancel();
    const sheet = await sheetOf(await exported);
    expect(sheet).toHaveLength(lineCount + 1);
    expect(((await (await waiting).json()) as { rows: object[] }).rows).toHaveLength(lineCount);
  });
});
