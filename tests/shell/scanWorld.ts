import { vi } from 'vitest';
import { type Answer, answered, failed } from '../../runtime/data/Answer.ts';
import type { DataSource } from '../../runtime/data/DataSource.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { ScanWork } from '../../runtime/model/schema/ScanWork.ts';
import { ScanStore } from '../../runtime/store/scanning/ScanStore.ts';
import { ScanTaskList } from '../../runtime/store/scanning/ScanTaskList.ts';
import type { MadeDraft, MakeBody } from '../../runtime/wire/links/Make.ts';
import type { PageQuery } from '../../runtime/wire/PageQuery.ts';
import { documentOf, tableOf, worldOf } from '../forms/harness.tsx';

const quantity = { type: 'decimal', precision: 15, scale: 3 } as const;
const store = {
  field: 'Store_Id',
  title: '仓库',
  type: 'number',
  columnType: 'int',
  picker: { text: '选', table: 'Store', map: { Store_Id: 'Store_Id' }, scan: { column: 'StoreCode' } },
} as const;

const order = tableOf([{ field: 'Code', title: '订单编号', type: 'text' }], {
  table: 'Order',
  key: 'Order_Id',
});
const line = tableOf(
  [
    { field: 'Order_Id', title: '订单', type: 'number' },
    { field: 'ItemCode', title: '产品编号', type: 'text' },
    { field: 'ItemName', title: '产品', type: 'text' },
    { field: 'Rest', title: '余量', ...quantity },
    { field: 'Sent', title: '已发', ...quantity },
  ],
  { table: 'Line', cnName: '订单明细', key: 'Line_Id' },
);
const out = tableOf(
  [
    { field: 'OutCode', title: '出库单号', type: 'text' },
    { ...store, required: true },
    { ...store, field: 'To_Id', title: '调入仓库', picker: { ...store.picker, map: { To_Id: 'Store_Id' } } },
    { field: 'Began', title: '开始', type: 'datetime' },
    { field: 'Ended', title: '结束', type: 'datetime' },
    { field: 'Qty', title: '数量', ...quantity },
  ],
  { table: 'Out', cnName: '出库单', key: 'Out_Id' },
);
const outLine = tableOf(
  [
    { field: 'Out_Id', title: '出库单', type: 'number' },
    { field: 'Line_Id', title: '来源', type: 'number' },
    { field: 'Item_Id', title: '产品', type: 'number' },
    { field: 'Qty', title: '数量', ...quantity },
  ],
  { table: 'OutLine', cnName: '出库单明细', key: 'OutLine_Id' },
);
const item = tableOf(
  [
    { field: 'ItemCode', title: '产品编号', type: 'text' },
    { field: 'ItemName', title: '产品', type: 'text' },
  ],
  { table: 'Item', cnName: '产品', key: 'Item_Id' },
);

const rowsOf: Readonly<Record<string, readonly Row[]>> = {
  Order: [
    { Order_Id: 1, Code: 'A-1' },
    { Order_Id: 2, Code: 'B/2' },
    { Order_Id: 3, Code: 'SHUT' },
  ],
  Line: [
    { Line_Id: 11, Order_Id: 1, ItemCode: 'P1', ItemName: '轴', Rest: '40', Sent: '60' },
    { Line_Id: 12, Order_Id: 1, ItemCode: 'P2', ItemName: '轮', Rest: '5', Sent: '0' },
    { Line_Id: 13, Order_Id: 1, ItemCode: 'P3', ItemName: '盖一', Rest: '7', Sent: '0' },
    { Line_Id: 14, Order_Id: 1, ItemCode: 'P3', ItemName: '盖二', Rest: '8', Sent: '0' },
    { Line_Id: 15, Order_Id: 1, ItemCode: 'P4', ItemName: '完', Rest: '0', Sent: '9' },
    { Line_Id: 21, Order_Id: 2, ItemCode: 'P9', ItemName: '梁', Rest: '3', Sent: '0' },
  ],
  Store: [
    { Store_Id: 1, StoreCode: 'W1' },
    { Store_Id: 2, StoreCode: 'W2' },
  ],
  Item: [{ Item_Id: 31, ItemCode: 'P1', ItemName: '轴' }],
  Task: [{ Line_Id: 11, Order_Id: 1, ItemName: '轴', Rest: '40', Sent: '60' }],
};

const found = (table: string, { wheres = [] }: PageQuery) => {
  const rows = (rowsOf[table] ?? []).filter((row) =>
    wheres.every(
      ({ name, value, displayType }) => displayType !== 'equal' || String(row[name] ?? value) === value,
    ),
  );
  return answered({ rows, total: rows.length, summary: {}, ignored: [] });
};

const steps = {
  source: { step: 'source', title: '扫订单', table: 'Order', code: 'Code' },
  row: {
    ...{ step: 'row', title: '扫产品', table: 'Line', code: 'ItemCode' },
    ...{ shows: ['ItemName', 'ItemCode'], rest: 'Rest', total: 'Sent' },
  },
  store: { step: 'value', title: '扫仓库', field: 'Store_Id' },
  to: { step: 'value', title: '扫调入仓库', field: 'To_Id' },
  pick: { step: 'pick', title: '扫产品', rows: 'OutLine' },
} as const;

/** Several rows of an order; one row of an order, in the header; and rows of nothing between two stores. */
export const works = {
  rows: {
    ...{ document: 'Out', link: 'out', asks: ['Store_Id'] },
    steps: [
      steps.source,
      steps.store,
      steps.row,
      { step: 'quantity', title: '数量', field: 'Qty', rows: 'OutLine' },
    ],
  },
  header: {
    ...{ document: 'Out', link: 'out', separator: '/' },
    steps: [steps.source, steps.row, { step: 'quantity', title: '数量', field: 'Qty' }],
    values: { Began: { cat: [{ today: [] }, ' 08:00:00'] } },
    continues: { Began: 'Ended' },
    tasks: { source: 'Order_Id', row: 'Line_Id', shows: ['ItemName'], rest: 'Rest', total: 'Sent' },
  },
  picks: {
    document: 'Out',
    steps: [
      steps.store,
      steps.to,
      steps.pick,
      { step: 'quantity', title: '数量', field: 'Qty', rows: 'OutLine' },
    ],
  },
} as const satisfies Readonly<Record<string, ScanWork>>;

/** What the server makes: of the rows, or of all that have something left. */
function made(work: ScanWork, { from }: MakeBody): Answer<MadeDraft> {
  const [key] = from.keys;
  const wanted = from.rows?.map((row) => String(typeof row === 'object' ? row.key : row));
  const rows = (rowsOf.Line ?? []).filter(
    (row) =>
      String(row.Order_Id) === String(key) &&
      Number(row.Rest) > 0 &&
      (wanted === undefined || wanted.includes(String(row.Line_Id))),
  );
  if (rows.length === 0) return failed('409', '没有可以发货的余量');
  const isHeader = work === works.header;
  return answered({
    mainData: { Order_Id: Number(key), ...(isHeader ? { Qty: rows[0]?.Rest ?? null } : {}) },
    detailData: isHeader
      ? []
      : rows.map((row) => ({ Line_Id: row.Line_Id ?? null, Item_Id: 31, Qty: row.Rest ?? null })),
  });
}

interface ScanWorld {
  readonly add?: DataSource['add'];
  /** The user's documents of today. */
  readonly own?: readonly Row[];
}

/** A scan page over these works, as its user finds it. */
export async function scanWorld(name: keyof typeof works, { add, own = [] }: ScanWorld = {}) {
  const work: ScanWork = works[name];
  const make = vi.fn(async (body: MakeBody) => made(work, body));
  const doc = documentOf(out, outLine);
  const withPicker = {
    ...doc,
    details: doc.details.map(({ schema, table }) => ({
      table,
      schema: {
        ...schema,
        pickers: [
          {
            ...{ text: '选', table: 'Item', map: { Item_Id: 'Item_Id' } },
            ...{ columns: ['ItemCode', 'ItemName'], scan: { column: 'ItemCode' } },
          },
        ],
      },
    })),
  };
  const world = worldOf({
    ...(add ? { add } : {}),
    data: {
      page: async (table, query) =>
        table === 'Out'
          ? answered({ rows: own, total: own.length, summary: {}, ignored: [] })
          : found(table, query),
      detailPage: async (_main, table, { value = '' }) =>
        found(table, {
          page: 1,
          rows: 9,
          wheres: [{ name: 'Order_Id', value: String(value), displayType: 'equal' }],
        }),
      selector: async (table, query) => found(table, query),
      record: async () => ({ make }) as never,
    },
  });
  const app = { ...world.app, schemas: { document: async () => answered(documentOf(item)) } } as never;
  const tables = {
    document: withPicker,
    byName: new Map([order, line, { ...line, table: 'Task' }].map((table) => [table.table, table])),
  };
  const tasks = work.tasks ? new ScanTaskList(world.app.data, 'Task') : undefined;
  const scans = new ScanStore(app, work, tables, tasks);
  await scans.begin();
  return { ...world, app, make, store: scans, work };
}
