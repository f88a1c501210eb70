import type { Row } from '../../runtime/model/schema/Row.ts';
import type { DemoContext } from './DemoContext.ts';
import { demoOrders, type OrderKind } from './orders.ts';

/** How much the demo company has ordered: a tenth, as usual, ten times as much. */
export const demoSizes = ['small', 'normal', 'large'] as const;
export type DemoSize = (typeof demoSizes)[number];

/** The newest orders, all of which stay: approval tells its stories with them. */
const newest = 80;

/** Orders and their lines. */
interface OrderRows {
  readonly orders: readonly Row[];
  readonly lines: readonly Row[];
}

type OtherRows = readonly (readonly [table: string, rows: readonly Row[]])[];

/** A tenth of the orders with their lines: every tenth, the newest, and those that other rows name. Keys stay. */
const fewerOrders = ({ orders, lines }: OrderRows, key: string, others: OtherRows): OrderRows => {
  const named = new Set(others.flatMap(([, rows]) => rows.map((row) => row[key] ?? null)));
  const kept = orders.filter(
    (order, index) => index % 10 === 0 || index >= orders.length - newest || named.has(order[key] ?? null),
  );
  const keys = new Set(kept.map((order) => order[key]));
  return { orders: kept, lines: lines.filter((line) => keys.has(line[key])) };
};

/** The orders of a company of a size, given those of a normal one. */
export const sizedOrders = (
  context: DemoContext,
  kind: OrderKind,
  made: OrderRows,
  size: DemoSize,
  others: OtherRows,
): OrderRows => {
  if (size === 'small') return fewerOrders(made, kind.table.main.key, others);
  if (size === 'normal') return made;
  const more = demoOrders(context, { ...kind, count: 9 * made.orders.length, after: made });
  return { orders: [...made.orders, ...more.orders], lines: [...made.lines, ...more.lines] };
};
