import type { BoardSchema, CardSchema } from '../runtime/model/boards/BoardSchema.ts';

const table = 'Production_SalesOrder';

const card = (id: string, kind: string, asks: CardSchema['asks'], at: number): CardSchema => ({
  ...{ id, kind, title: id },
  place: { x: (at % 4) * 3, y: Math.floor(at / 4) * 4, w: 3, h: 4 },
  ...(asks !== undefined && { asks: { table, ...asks } }),
});

const dated = { date: 'OrderDate' } as const;
const amount = { of: ['TotalWithTax'] } as const;

/** Twelve cards over orders: figures of a month, charts of a year, and some that read every row. */
const asked: readonly (readonly [id: string, kind: string, asks: CardSchema['asks']])[] = [
  ['amount', 'figure', { ...dated, period: 'month', ...amount, compare: 'before', trend: 'day' }],
  ['orders', 'figure', { ...dated, period: 'month', compare: 'before', trend: 'day' }],
  ['today', 'figure', { ...dated, period: 'today' }],
  ['year', 'figure', { ...dated, period: 'year', ...amount }],
  ['monthly', 'bar', { ...dated, period: 'months12', by: 'OrderDate', each: 'month', ...amount }],
  ['daily', 'line', { ...dated, period: 'month', by: 'OrderDate', each: 'day', ...amount }],
  ['customers', 'ranking', { ...dated, period: 'year', by: 'Customer_Id', ...amount, limit: 8 }],
  ['sellers', 'bar', { ...dated, period: 'month', by: 'SalesMan', ...amount }],
  ['states', 'pie', { by: 'AuditStatus' }],
  ['heat', 'heat', { ...dated, period: 'months12', by: 'OrderDate', each: 'month', across: 'AuditStatus' }],
  [
    'newest',
    'table',
    { columns: ['SalesOrderCode', 'Customer_Id', 'TotalWithTax'], sort: 'SalesOrder_Id', limit: 20 },
  ],
  [
    'late',
    'late',
    { date: 'DeliveryDate', columns: ['SalesOrderCode', 'Customer_Id', 'DeliveryDate'], limit: 20 },
  ],
];

/** The board of the suite, on a wall. */
export const benchBoard: BoardSchema = {
  ...{ format: 1, board: 'benchBoard', title: '订单' },
  screen: { width: 1920, height: 1080 },
  theme: 'dark',
  cards: asked.map(([id, kind, asks], at) => card(id, kind, asks, at)),
};
