import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Lock } from '../../runtime/model/schema/TableSchema.ts';
import type { RowHooks } from '../../runtime/RowHook.ts';
import { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { FormStore } from '../../runtime/store/form/FormStore.ts';
import { DetailSheet } from '../../runtime/store/sheet/DetailSheet.ts';
import { documentOf, tableOf } from './harness.tsx';

const products: readonly Option[] = [
  { key: 7, value: 'NMRV050 蜗轮减速机' },
  { key: 8, value: 'PLF090 行星减速机' },
];

const order = tableOf(
  [
    { field: 'Rate', title: '汇率', type: 'decimal', editRowNo: 1, default: 1 },
    {
      field: 'Total',
      title: '合计',
      type: 'decimal',
      scale: 2,
      formula: { sum: [{ map: [{ var: 'Line' }, { var: 'Amount' }] }] },
    },
  ],
  { details: ['Line'] },
);

/**
 * Order lines as a sheet: product (sets code and price), quantity, price, computed amount, delivery date,
 * remark.
 */
function linesOf(locks: readonly Lock[], priceRequired: boolean) {
  return tableOf(
    [
      {
        field: 'Product',
        title: '产品',
        type: 'select',
        columnType: 'int',
        dataKey: 'products',
        required: true,
        editRowNo: 1,
      },
      {
        field: 'Code',
        title: '编号',
        type: 'text',
        readonly: true,
        lookup: { via: 'Product', field: 'Code' },
      },
      { field: 'Qty', title: '数量', type: 'decimal', required: true, min: 1, summary: true, editRowNo: 1 },
      {
        field: 'Price',
        title: '单价',
        type: 'decimal',
        required: priceRequired,
        editRowNo: 1,
        lookup: { via: 'Product', field: 'Price' },
      },
      {
        field: 'Amount',
        title: '金额',
        type: 'decimal',
        scale: 2,
        summary: true,
        formula: { '*': [{ var: 'Qty' }, { var: 'Price' }] },
      },
      { field: 'Date', title: '交货日期', type: 'date', editRowNo: 1 },
      {
        field: 'Remark',
        title: '备注',
        type: 'text',
        max: 10,
        editRowNo: 1,
        readonlyWhen: { '==': [{ var: 'Closed' }, 2] },
      },
      { field: 'Closed', title: '关闭', type: 'switch' },
    ],
    { table: 'Line', locks },
  );
}

/** Columns in screen order. */
export const fields = ['Product', 'Code', 'Qty', 'Price', 'Amount', 'Date', 'Remark'] as const;

export const stored: readonly Row[] = [
  { Line_Id: 70, Product: 7, Code: 'CP007', Qty: 2, Price: 3, Amount: 6, Date: null, Remark: '甲' },
  { Line_Id: 71, Product: 8, Code: 'CP008', Qty: 1, Price: 4, Amount: 4, Date: null, Remark: null },
  { Line_Id: 72, Product: 8, Code: 'CP008', Qty: 5, Price: 4, Amount: 20, Date: null, Remark: null },
];

interface SheetWorld {
  readonly rows?: readonly Row[];
  readonly locks?: readonly Lock[];
  readonly priceRequired?: boolean;
  readonly hooks?: RowHooks;
  readonly hookNames?: Readonly<Record<string, readonly string[]>>;
  readonly lookup?: (key: unknown) => Promise<Row | undefined>;
}

/** A document with loaded lines, and its sheet. */
export function sheetWorld(world: SheetWorld = {}) {
  const doc = documentOf(order, linesOf(world.locks ?? [], world.priceRequired ?? false));
  const [first] = doc.details;
  if (!first) throw new Error('no detail');
  const detail = { ...first, schema: { ...first.schema, hooks: world.hookNames ?? {} } };
  const main: FormStore = new FormStore(doc.main, {
    action: 'Edit',
    initial: { Order_Id: 7, Rate: 1 },
    related: (name) => (name === 'Line' ? store.data : undefined),
  });
  const store: DetailStore = new DetailStore(detail, main, {
    ...(world.hooks ? { hooks: world.hooks } : {}),
    ...(world.lookup ? { lookup: (_field, key) => world.lookup?.(key) ?? Promise.resolve(undefined) } : {}),
  });
  store.load(world.rows ?? stored);
  const sheet = new DetailSheet(store, (field) => (field.dataKey === 'products' ? products : field.data));
  /** Types into the row in edit. */
  const type = (field: string, value: Row[string]): void => store.edit.current?.form.cell(field).set(value);
  const column = (field: string): readonly unknown[] => store.rows.map((row) => row[field] ?? null);
  return { store, sheet, main, type, column };
}

/** A block of cells. */
export const block = (from: number, to: number, ...names: readonly string[]) => ({ from, to, fields: names });
