import type { Database } from '../server-mock/db/Database.ts';
import {
  approve,
  type BenchDocument,
  deliveryTable,
  newDelivery,
  newOrder,
  orderRows,
  orderTable,
} from './links.world.ts';
import { type Figure, median } from './measure.ts';
import { about, byHand, type Fixture, timed } from './votes.ts';

/** How often documents of how many rows are measured. */
export interface DocumentSize {
  readonly lines: number;
  readonly rounds: number;
  readonly warmUp: number;
}

/** Keys of a document and of its rows. */
export const idsOf = ({ key, rows }: BenchDocument): readonly number[] => [key, ...rows];

/** Each number with the one at its place. */
export const pairs = (
  ours: readonly number[],
  others: readonly number[],
): readonly (readonly [number, number])[] => ours.map((own, at) => [own, others[at] ?? own] as const);

/** What an order says of its deliveries. */
const saidOf = async (db: Database, order: BenchDocument): Promise<string> => {
  const { rows } = await db.query(
    `select o."DeliveredPercent"::text || ' ' || sum(l."FinishQty")::text || ' ' || sum(l."RemainQty")::text as "said"
     from "${orderTable}" o join "${orderRows}" l using ("SalesOrder_Id") where o."SalesOrder_Id" = $1
     group by o."DeliveredPercent"`,
    [order.key],
  );
  return String(rows[0]?.said);
};

/**
 * A delivery of many rows approved, which sums up what its order holds; then the same statements, prepared and in one
 * transaction, about another order and delivery in the same state.
 */
export const approveFigure = async (
  db: Database,
  fixture: Fixture,
  { lines, rounds, warmUp }: DocumentSize,
): Promise<Figure> => {
  const ours: number[] = [];
  const hand: number[] = [];
  let statements = 0;
  for (let round = -warmUp; round < rounds; round += 1) {
    const orders = [await newOrder(fixture, lines), await newOrder(fixture, lines)] as const;
    const one = await newDelivery(fixture, orders[0], 4);
    const other = await newDelivery(fixture, orders[1], 4);
    const ids = pairs([...idsOf(orders[0]), ...idsOf(one)], [...idsOf(orders[1]), ...idsOf(other)]);
    fixture.take();
    const whole = await timed(() => approve(fixture, deliveryTable, one.key));
    const asked = fixture.take().map((said) => ({ ...said, params: said.params.map((v) => about(v, ids)) }));
    const direct = await timed(() => byHand(db, asked));
    const said = [await saidOf(db, orders[0]), await saidOf(db, orders[1])];
    if (said[0] !== said[1] || !said[0]?.includes(` ${lines * 4}.`))
      throw new Error(`bench: the statements by hand did not do what the approval did: ${said.join(' / ')}`);
    if (round < 0) continue;
    statements = asked.length;
    ours.push(whole);
    hand.push(direct);
  }
  return {
    what: `${db.kind}: a delivery of ${lines} rows approved (${median(ours).toFixed(1)} ms) / its ${statements} statements by hand (${median(hand).toFixed(1)} ms)`,
    value: median(ours) / median(hand),
    unit: 'x',
    limit: 3,
  };
};

/** The next document made of an order, ready to save, beside the calls that open the order in a box. */
export const makeFigure = async (
  db: Database,
  fixture: Fixture,
  { lines, rounds, warmUp }: DocumentSize,
): Promise<Figure> => {
  const { post, take } = fixture;
  const order = await newOrder(fixture, lines);
  const made: number[] = [];
  const opened: number[] = [];
  let statements = '';
  for (let round = -warmUp; round < rounds; round += 1) {
    take();
    const open = await timed(async () => {
      const wheres = JSON.stringify([{ name: 'SalesOrder_Id', value: String(order.key), displayType: '=' }]);
      await post('admin', `/api/${orderTable}/Page`, { page: 1, rows: 1, wheres });
      const detail = { page: 1, rows: 100_000, value: order.key, tableName: orderRows, wheres: '[]' };
      const { rows } = await post('admin', `/api/${orderTable}/getDetailPage`, detail);
      if ((rows as readonly object[]).length !== lines) throw new Error('bench: the box has other rows');
    });
    const toOpen = take().length;
    const make = await timed(async () => {
      const from = { table: orderTable, keys: [order.key] };
      const { data } = await post('admin', '/api/jig/make', { from, to: deliveryTable });
      const { detailData } = data as { readonly detailData: readonly object[] };
      if (detailData.length !== lines) throw new Error(`bench: a draft of ${detailData.length} rows`);
    });
    statements = `${take().length} and ${toOpen} statements`;
    if (round < 0) continue;
    made.push(make);
    opened.push(open);
  }
  return {
    what: `${db.kind}: the next document of an order of ${lines} rows made (${median(made).toFixed(1)} ms) / the order opened (${median(opened).toFixed(1)} ms), ${statements}`,
    value: median(made) / median(opened),
    unit: 'x',
    limit: 1.5,
  };
};
