import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fieldTypeRegistry } from '../../runtime/model/fields/types/index.ts';
import { examine } from '../../scripts/doctor/examine.ts';
import { examineLinks } from '../../server-mock/links/doctor/examineLinks.ts';
import type { LinkDifference } from '../../server-mock/links/doctor/LinkDifference.ts';
import { dailyKinds, newPostgresUrl } from '../setup/testDatabase.ts';
import {
  deliveryTable,
  openSalesWorld,
  returnTable,
  type SalesWorld,
  type SavedDocument,
} from './salesWorld.ts';

describe.each(dailyKinds)('an examination of stored links on %s', (kind) => {
  let world: SalesWorld;
  let order: SavedDocument;
  let delivery: SavedDocument;
  const examined = async () => {
    const found: LinkDifference[] = [];
    const counts = await examineLinks(world.app.context.db, world.app.context, (one) => found.push(one));
    return { found, counts };
  };
  const run = (sql: string, ...params: readonly (string | number)[]) =>
    world.app.context.db.query(sql, params);
  const setRow = (field: string, value: string) =>
    run(
      `update "Ware_OutWareHouseBillList" set "${field}" = ${value} where "OutWareHouseBill_Id" = $1`,
      delivery.key,
    );
  beforeAll(async () => {
    world = await openSalesWorld(kind);
    order = await world.order([100, 50]);
    const answer = await world.deliver(order, [[world.line(order, 0), 60]]);
    delivery = world.saved(answer, deliveryTable);
    await world.audit(deliveryTable, delivery.key, 1);
    const back = await world.takeBack(order, world.line(order, 0), 10);
    await world.audit(returnTable, world.saved(back, returnTable).key, 1);
  });
  afterAll(() => world.app.close());

  it('finds nothing wrong with what people saved', async () => {
    const { found, counts } = await examined();
    expect(found).toEqual([]);
    expect(counts.documents).toBeGreaterThanOrEqual(3);
    expect(counts.links).toBeGreaterThanOrEqual(2);
  });

  /** What is done to the database, what puts it right again, and what is found. */
  const broken: readonly (readonly [string, () => Promise<unknown>, () => Promise<unknown>, () => object])[] =
    [
      [
        'more carried than there is',
        () => setRow('OutStoreQty', '111.001'),
        () => setRow('OutStoreQty', '60'),
        () => ({
          ...{ kind: 'over', of: `${deliveryTable}.delivery`, code: order.code },
          ...{ key: String(world.line(order, 0)), found: '101.001', expected: '100' },
        }),
      ],
      [
        'more brought back than was done',
        () => setRow('OutStoreQty', '9.5'),
        () => setRow('OutStoreQty', '60'),
        () => ({ kind: 'over', of: `${returnTable}.salesReturn`, found: '10', expected: '9.5' }),
      ],
      [
        'a source row that is gone',
        () => setRow('SalesOrderList_Id', '999999'),
        () => setRow('SalesOrderList_Id', String(world.line(order, 0))),
        () => ({ kind: 'gone', of: `${deliveryTable}.delivery`, code: delivery.code, found: '999999' }),
      ],
      [
        'a row that names none although its header does',
        () => setRow('SalesOrderList_Id', 'null'),
        () => setRow('SalesOrderList_Id', String(world.line(order, 0))),
        () => ({ kind: 'noSource', of: `${deliveryTable}.delivery`, expected: String(order.key) }),
      ],
      [
        'another product than in the source',
        () => setRow('Product_Id', '2'),
        () => setRow('Product_Id', '1'),
        () => ({ kind: 'differs', field: 'Product_Id', found: '2', expected: '1' }),
      ],
      [
        'another customer than in the source',
        () => run('update "Ware_OutWareHouseBill" set "Customer_Id" = 2'),
        () => run('update "Ware_OutWareHouseBill" set "Customer_Id" = 1'),
        () => ({ kind: 'differs', field: '$main.Customer_Id', found: '2', expected: '1' }),
      ],
      [
        'a total that its rows do not come to',
        () => run('update "Production_SalesOrderList" set "FinishQty" = 7'),
        () =>
          run('update "Production_SalesOrderList" set "FinishQty" = case when "Qty" = 50 then 0 else 50 end'),
        () => ({
          kind: 'total',
          of: 'Production_SalesOrderList.FinishQty',
          found: '7',
          expected: '50',
        }),
      ],
      [
        'a formula over totals that is out of date',
        () => run('update "Production_SalesOrderList" set "RemainQty" = "RemainQty" + 1'),
        () => run('update "Production_SalesOrderList" set "RemainQty" = "RemainQty" - 1'),
        () => ({ kind: 'total', of: 'Production_SalesOrderList.RemainQty' }),
      ],
    ];

  it.each(broken)('finds %s', async (_what, breaks, mends, expected) => {
    await breaks();
    const { found } = await examined();
    await mends();
    expect(found).toContainEqual(expect.objectContaining(expected()));
    expect((await examined()).found).toEqual([]);
  });

  it('finds none wrong in documents that hold nothing', async () => {
    await setRow('SalesOrderList_Id', '999999');
    await run('update "Ware_OutWareHouseBill" set "AuditStatus" = 3');
    expect((await examined()).found.filter(({ kind: one }) => one !== 'total' && one !== 'over')).toEqual([]);
  });
});

describe('the command that examines them', () => {
  const call = async (url: string, ...options: readonly string[]) => {
    const lines: string[] = [];
    const code = await examine.run({
      ...{
        names: [url],
        options: new Map(options.map((one) => [one, ''])),
        locale: 'en',
        types: fieldTypeRegistry([]),
      },
      say: (line) => lines.push(line),
    });
    return { code, lines };
  };

  it('ends with 0 where nothing differs, and says what it looked at', async () => {
    const url = await newPostgresUrl(inject('postgresTemplates').system);
    const { code, lines } = await call(url);
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(/^\d+ links, \d+ stored totals, \d+ documents: 0 differences$/),
    ]);
  });
});
