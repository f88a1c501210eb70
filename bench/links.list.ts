import type { Database } from '../server-mock/db/Database.ts';
import { orderRows, orderTable } from './links.world.ts';
import { type Figure, median } from './measure.ts';
import { type Fixture, timed } from './votes.ts';

/** How many order rows a list is read over, and how often. */
export interface ListSize {
  readonly rows: number;
  readonly rounds: number;
  readonly warmUp: number;
}

const perOrder = 10;

/** Orders of the past, of which one row in ten waits for its delivery. */
const fill = async (db: Database, rows: number): Promise<void> => {
  const statements = [
    `insert into "${orderTable}" ("SalesOrder_Id", "SalesOrderCode", "Customer_Id", "OrderDate", "Currency", "AuditStatus", "CreateDate", "Version")
     select n, 'OLD' || n, 1, date '2024-01-01' + n % 700, 'CNY', 1, now(), 1 from generate_series(1, ${Math.ceil(rows / perOrder)}) as n`,
    `insert into "${orderRows}" ("SalesOrderList_Id", "SalesOrder_Id", "Product_Id", "Qty", "UnitPrice", "TaxRate", "CarriedQty", "FinishQty", "RemainQty", "Version")
     select n, 1 + (n - 1) / ${perOrder}, 1, 10, 7, 13, case when n % 10 = 0 then 4 else 10 end, 0, case when n % 10 = 0 then 6 else 0 end, 1
     from generate_series(1, ${rows}) as n`,
  ];
  for (const statement of statements) await db.query(statement, [], { timeout: 0 });
  await db.execute('analyze');
};

const pageOf = async ({ post }: Fixture, wheres: readonly object[]): Promise<number> => {
  const body = { page: 1, rows: 30, wheres: JSON.stringify(wheres) };
  const { rows } = await post('admin', `/api/${orderRows}/Page`, body);
  if ((rows as readonly object[]).length !== 30) throw new Error('bench: the page is not full');
  return (rows as readonly object[]).length;
};

/** The first page of order rows of which something remains, with counts and sums, beside that of all order rows, in turns. */
export const listFigure = async (
  db: Database,
  fixture: Fixture,
  { rows, rounds, warmUp }: ListSize,
): Promise<Figure> => {
  await fill(db, rows);
  const remaining: number[] = [];
  const all: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const without = await timed(() => pageOf(fixture, []));
    const within = await timed(() => pageOf(fixture, [{ name: 'RemainQty', value: '0', displayType: 'gt' }]));
    if (round < 0) continue;
    all.push(without);
    remaining.push(within);
  }
  return {
    what: `${db.kind}: ${rows} order rows, those with something remaining (${median(remaining).toFixed(1)} ms) / all (${median(all).toFixed(1)} ms)`,
    value: median(remaining) / median(all),
    unit: 'x',
    limit: 1.2,
  };
};
