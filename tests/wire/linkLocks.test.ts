import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../server-mock/db/Database.ts';
import { DatabaseError } from '../../server-mock/db/DatabaseError.ts';
import { databaseKinds } from '../setup/testDatabase.ts';
import { deliveryTable, openSalesWorld, orderTable, type SalesWorld } from './salesWorld.ts';
import { importFile, workbook } from './sheetFile.ts';
import { sheetsOf } from './sheetOf.ts';

/** A database whose transactions collide at their end as often as told. */
const colliding = (db: Database, collisions: { left: number }): Database => ({
  kind: db.kind,
  query: (sql, params, options) => db.query(sql, params, options),
  transaction: (run, options) =>
    db.transaction(async (tx) => {
      const value = await run(tx);
      if (collisions.left > 0 && collisions.left--)
        throw new DatabaseError('serialization', '40P01', {}, { cause: undefined });
      return value;
    }, options),
  execute: (sql) => db.execute(sql),
  ready: () => db.ready(),
  load: () => db.load(),
  channel: (listener) => db.channel(listener),
  close: () => db.close(),
});

describe.each(databaseKinds)('writes that collide, on %s', (kind) => {
  let world: SalesWorld;
  const collisions = { left: 0 };
  beforeAll(async () => {
    world = await openSalesWorld(kind, { around: (db) => colliding(db, collisions) });
  });
  afterAll(() => world.app.close());

  const customers = async (names: readonly string[]) => {
    const sheets = await sheetsOf(await world.app.raw('admin', '/api/Customer/DownloadTemplate'));
    const columns = (sheets.客户?.[0] ?? []).map(String);
    const cell = (name: string, column: string) => ({ 客户名称: name, 客户类型: '直销客户' })[column] ?? null;
    const rows = names.map((name) => columns.map((column) => cell(name, column)));
    return importFile(world.app, 'admin', 'Customer', { bytes: await workbook([columns, ...rows]) });
  };
  const countOf = async (name: string) => {
    const { rows } = await world.app.context.db.query(
      'select count(*)::int as n from "Customer" where "CustomerName" = $1',
      [name],
    );
    return rows[0]?.n;
  };
  const during = async <T>(times: number, call: () => Promise<T>): Promise<T> => {
    collisions.left = times;
    const answer = await call();
    collisions.left = 0;
    return answer;
  };
  const busy = { status: false, message: '数据正被其他人修改，请稍后重试' };

  it('start over up to four times: a save', async () => {
    const order = await world.order([100]);
    const deliver = () => world.deliver(order, [[world.line(order, 0), 10]]);
    expect(await during(4, deliver)).toMatchObject({ status: true });
    expect(await during(5, deliver)).toMatchObject(busy);
    const { rows } = await world.app.context.db.query(
      'select "CarriedQty"::float as q from "Production_SalesOrderList" where "SalesOrder_Id" = $1',
      [order.key],
    );
    expect(rows).toEqual([{ q: 10 }]);
  });

  it('start over up to four times: an import, and its undoing', async () => {
    const first = await during(4, () => customers(['一厂']));
    expect(first.message).toBe('导入成功，共1行');
    expect(await during(5, () => customers(['二厂']))).toMatchObject(busy);
    expect([await countOf('一厂'), await countOf('二厂')]).toEqual([1, 0]);
    const undo = () => world.post('/api/Customer/ImportUndo', { batch: first.data.batch });
    expect(await during(5, undo)).toMatchObject(busy);
    expect(await countOf('一厂')).toBe(1);
    expect(await during(4, undo)).toMatchObject({ status: true });
    expect(await countOf('一厂')).toBe(0);
  });
});

/** Users who do not see deliveries: one approves orders, one may only make deliveries. */
const people = {
  roles: [
    {
      roleName: '订单审核',
      permissions: { Production_SalesOrder: ['Search', 'Audit', 'AntiAudit'] },
    },
    {
      roleName: '只录出库',
      permissions: {
        Production_SalesOrder: ['Search'],
        Ware_OutWareHouseBill: ['Add'],
        ...{ Customer: ['Search'], Base_Product: ['Search'], Base_Warehouse: ['Search'] },
      },
    },
  ],
  users: [
    { userName: 'approver', password: 'jig-demo', realName: '审核', roles: ['订单审核'] },
    { userName: 'typist', password: 'jig-demo', realName: '录入', roles: ['只录出库'] },
  ],
};

describe('locks of linked documents on postgres', () => {
  let world: SalesWorld;
  beforeAll(async () => {
    world = await openSalesWorld('postgres', { file: people });
  });
  afterAll(() => world.app.close());

  const waiting = async (): Promise<number> => {
    const { rows } = await world.app.context.db.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return Number(rows[0]?.n);
  };

  /** Holds an order as an edit of it does, while `work` runs. */
  const holding = async (key: number, work: () => Promise<void>): Promise<void> => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isHeld = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      isHeld = resolve;
    });
    const holder = world.app.context.db.transaction(async (tx) => {
      await tx.query('select 1 from "Production_SalesOrder" where "SalesOrder_Id" = $1 for no key update', [
        key,
      ]);
      isHeld();
      await released;
    });
    await held;
    try {
      await work();
    } finally {
      release();
      await holder;
    }
  };

  it('a save that waits for its source holds no number that others need', async () => {
    const [busy, free] = [await world.order([10]), await world.order([10])];
    let first: Promise<{ status: boolean }> | undefined;
    await holding(busy.key, async () => {
      first = world.deliver(busy, [[world.line(busy, 0), 1]]);
      await vi.waitFor(async () => expect(await waiting()).toBe(1), 5_000);
      expect(await world.deliver(free, [[world.line(free, 0), 1]])).toMatchObject({ status: true });
    });
    expect(await first).toMatchObject({ status: true });
  });

  it('two who carry the same orders in opposite order both save', async () => {
    const orders = [await world.order([1_000]), await world.order([1_000])];
    const rows = orders.map((order) => [world.line(order, 0), 1] as const);
    const none = { ...orders[0], key: null as unknown as number, code: '', rows: [] };
    const all = Array.from({ length: 20 }, (_, at) =>
      world.deliver(none, at % 2 === 0 ? rows : [...rows].reverse()),
    );
    for (const answer of await Promise.all(all)) expect(answer.message).toBe('保存成功');
    const { rows: stored } = await world.app.context.db.query(
      'select "CarriedQty"::float as q from "Production_SalesOrderList" where "SalesOrder_Id" = any($1)',
      [orders.map(({ key }) => key)],
    );
    expect(stored).toEqual([{ q: 20 }, { q: 20 }]);
  });

  it('a refusal counts documents that the user may not see, and names none of them', async () => {
    const order = await world.order([10]);
    const taken = world.saved(await world.deliver(order, [[world.line(order, 0), 8]]), deliveryTable);
    const answers = [
      await world.deliver(order, [[world.line(order, 0), 3]], 'typist'),
      await world.audit(orderTable, order.key, 4, 'approver'),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(false);
      expect(answer.message).toContain('1 张您无权查看的单据');
      expect(JSON.stringify(answer)).not.toContain(taken.code);
    }
    expect((await world.audit(orderTable, order.key, 4)).message).toContain(taken.code);
  });

  it('approvals of many deliveries of one order at once all happen', async () => {
    const order = await world.order([1_000]);
    const keys: number[] = [];
    for (let at = 0; at < 8; at += 1) {
      const answer = await world.deliver(order, [[world.line(order, 0), 1]]);
      keys.push(world.saved(answer, deliveryTable).key);
    }
    const answers = await Promise.all(keys.map((key) => world.audit(deliveryTable, key, 1)));
    expect(answers.map(({ status }) => status)).toEqual(keys.map(() => true));
    const { rows } = await world.app.context.db.query(
      'select "FinishQty"::float as q from "Production_SalesOrderList" where "SalesOrder_Id" = $1',
      [order.key],
    );
    expect(rows).toEqual([{ q: 8 }]);
  });
});
