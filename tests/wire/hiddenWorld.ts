import fc from 'fast-check';
import type { DatabaseKind } from '../setup/testDatabase.ts';
import { multipart, pdf } from './fileBytes.ts';
import { end, flowOf, ids, node, publishFlow, start, through, when } from './flows.ts';
import { purchaseHeader, purchaseRows } from './orderRows.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** A field with planted values: `Field` of the document, `Table.Field` of its rows. */
export interface SecretField {
  readonly named: string;
  readonly table: 'ProcureOrder' | 'ProcureOrderList';
  readonly field: string;
  /** A planted value by number; undefined for a field whose saved value stays. */
  readonly value?: (n: number) => string;
  /** Computed by saves, whose value other cells may reveal: then only planted values are searched. */
  readonly isComputed?: true;
}

const text = (n: number): string => `密${String.fromCharCode(0x4e00 + ((n * 7919) % 20_000))}语${n}`;
const amount = (n: number): string => `${1_000_000 + ((n * 7919) % 8_999_983)}.37`;
const phone = (n: number): string => `139${String(10_000_000 + ((n * 7919) % 89_999_983))}`;

const main = 'ProcureOrder';
const list = 'ProcureOrderList';

export const secretFields: readonly SecretField[] = [
  { named: 'Linkman', table: main, field: 'Linkman', value: text },
  { named: 'Phone', table: main, field: 'Phone', value: phone },
  { named: 'SupplierAddress', table: main, field: 'SupplierAddress', value: text },
  { named: 'SecretWord', table: main, field: 'SecretWord', value: text },
  { named: 'TotalAmount', table: main, field: 'TotalAmount', value: amount, isComputed: true },
  { named: 'TaxAmount', table: main, field: 'TaxAmount', value: amount, isComputed: true },
  { named: 'ContractFile', table: main, field: 'ContractFile' },
  { named: `${list}.UnitPrice`, table: list, field: 'UnitPrice', value: amount },
  { named: `${list}.Amount`, table: list, field: 'Amount', value: amount, isComputed: true },
  { named: `${list}.Remark`, table: list, field: 'Remark', value: text },
  { named: `${list}.ProductStandard`, table: list, field: 'ProductStandard', value: text },
];

/** A purchase order; `hidden` holds the fields that the readers' node hides. */
export interface SecretOrder {
  readonly key: number;
  readonly rowKey: number;
  readonly hidden: readonly string[];
}

export interface HiddenWorld {
  readonly app: TestApp;
  readonly orders: readonly SecretOrder[];
  /** Every value a cell ever had, by order and field name. */
  valuesOf(order: SecretOrder, named: string): readonly string[];
  /** Writes new values into these cells directly in the database. */
  plant(cells: readonly (readonly [SecretOrder, SecretField])[]): Promise<void>;
  /** Hides these fields by the director's role. */
  limitRole(fields: readonly SecretField[]): Promise<void>;
  close(): Promise<void>;
}

/** Makes orders a tree, so that tree calls read them. Lets another table choose and look up orders. */
const publishUses = async (app: TestApp): Promise<void> => {
  const word = { TableName: main, FieldName: '密语', FieldType: 'text', FieldCode: 'SecretWord' };
  const select = { type: 'select', columnType: 'int', dataKey: 'procureOrders' };
  const brings = ['Linkman', 'SupplierAddress', 'SecretWord'].map((field) => ({
    field: `Source${field}`,
    title: `来源${field}`,
    type: 'text',
    maxlength: 200,
    lookup: { via: 'SourceOrder', field },
  }));
  const up = { field: 'UpOrder', title: '上级订单', ...select };
  const tree = { table: { parentField: 'UpOrder' }, fields: [{ field: 'Linkman', link: true }] };
  const source = { field: 'SourceOrder', title: '来源订单', ...select };
  const said = [
    ['/api/jig/schema/publish', { kind: 'extension', name: main, patch: { fields: [up] } }],
    ['/api/Sys_Table_Extend/Add', { mainData: word }],
    ['/api/jig/schema/publish', { kind: 'design', name: main, patch: tree }],
    [
      '/api/jig/schema/publish',
      { kind: 'extension', name: 'Supplier', patch: { fields: [source, ...brings] } },
    ],
  ] as const;
  for (const [path, sent] of said) {
    const { body } = await app.post('admin', path, sent);
    if (body.status !== true) throw new Error(JSON.stringify(body));
  }
  const { bundle } = app.context.catalog;
  // A dictionary whose labels are a hideable field; the shipped schemas have none.
  (bundle.dictionaries as Map<string, unknown>).set('secretOrders', {
    format: 1,
    dicNo: 'secretOrders',
    dicName: '密单',
    source: { table: main, key: 'ProcureOrder_Id', label: ['ProcureOrderCode', 'Linkman'] },
  });
};

/** Makes two orders per random set of hidden fields, and two without approvers. */
export const openHiddenWorld = async (kind: DatabaseKind, seed: number): Promise<HiddenWorld> => {
  const app = await openTestApp(kind, { file: { rows: purchaseRows(100) } });
  await publishUses(app);
  const names = secretFields.map(({ named }) => named);
  const sets = [
    ...fc.sample(fc.subarray(names, { minLength: 3 }), { numRuns: 3, seed }),
    names,
    [] as readonly string[],
  ];
  for (const [at, hidden] of sets.entries())
    if (hidden.length > 0)
      await publishFlow(
        app,
        flowOf(
          main,
          [
            { ...start, filters: when('Remark', '=', `流${at}`) },
            node('d', '盲审', { userId: [ids.director, ids.sales], jig: { hidden } }),
            end,
          ],
          through('s', 'd', 'e'),
          { WorkName: `盲审${at}`, Weight: at + 1 },
        ),
      );
  let planted = 1;
  const known = new Map<string, string[]>();
  const valuesOf: HiddenWorld['valuesOf'] = ({ key }, named) => known.get(`${key} ${named}`) ?? [];
  const remember = ({ key }: SecretOrder, named: string, value: string): void =>
    void known.set(`${key} ${named}`, [...(known.get(`${key} ${named}`) ?? []), value]);
  const made = async (at: number, hidden: readonly string[]): Promise<SecretOrder> => {
    planted += 1;
    const name = `密合同${planted}.pdf`;
    const { type, body: bytes } = multipart([{ name, bytes: pdf(`密文${planted}`) }]);
    const upload = await app.raw('buyer', `/api/${main}/Upload?field=ContractFile`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Uint8Array(bytes),
    });
    const path = `${(await upload.json()).data}${name}`;
    const mainData = {
      ...purchaseHeader,
      ProcureOrderCode: `CG-${planted}`,
      Remark: `流${at}`,
      Linkman: text(planted),
      Phone: phone(planted),
      SupplierAddress: text(planted + 1_000),
      SecretWord: text(planted + 2_000),
      ContractFile: path,
    };
    const detailData = [
      { Product_Id: 1, Qty: 3, UnitPrice: amount(planted), TaxRate: 7, Remark: text(planted + 3_000) },
    ];
    const { body } = await app.post('buyer', `/api/${main}/Add`, { mainData, detailData });
    if (body.status !== true) throw new Error(JSON.stringify(body));
    const key = Number(body.data.data.ProcureOrder_Id);
    return { key, rowKey: Number(body.data.list[0].ProcureOrderList_Id), hidden };
  };
  const orders: SecretOrder[] = [];
  for (const [at, hidden] of sets.entries()) {
    orders.push(await made(at, hidden));
    orders.push(await made(at, hidden));
  }
  const { db, changes } = app.context;
  for (const order of orders)
    for (const { named, table, field, isComputed } of secretFields) {
      if (isComputed) continue;
      const key = table === main ? order.key : order.rowKey;
      const { rows } = await db.query(
        `select "${field}"::text as "value" from "${table}" where "${table}_Id" = $1`,
        [key],
      );
      const value = String(rows[0]?.value ?? '');
      if (value.length > 3) remember(order, named, value);
    }
  return {
    app,
    orders,
    valuesOf,
    plant: async (cells) => {
      for (const table of [main, list]) {
        const rows = new Map<number, Record<string, unknown>>();
        for (const [order, one] of cells) {
          if (one.table !== table || one.value === undefined) continue;
          planted += 1;
          const next = one.value(planted + 10_000);
          remember(order, one.named, next);
          const key = table === main ? order.key : order.rowKey;
          rows.set(key, { [`${table}_Id`]: key, ...rows.get(key), [one.field]: next });
        }
        const sets = secretFields
          .filter((one) => one.table === table)
          .map(({ field }) => `"${field}" = coalesce(given."${field}", own."${field}")`);
        await db.query(
          `update "${table}" own set ${sets.join()} from json_populate_recordset(null::"${table}", $1::json) given
           where given."${table}_Id" = own."${table}_Id"`,
          [JSON.stringify([...rows.values()])],
        );
      }
      changes.bump([main, list]);
    },
    limitRole: async (fields) => {
      for (const table of [main, list]) {
        const own = fields.filter((one) => one.table === table);
        await db.query(`delete from "Sys_RoleField" where "TableName" = $1`, [table]);
        await db.query(
          `insert into "Sys_RoleField" ("Role_Id", "TableName", "Fields", "Version")
           select "Role_Id", $1, $2, 1 from "Sys_Role" where "RoleName" = '总监'`,
          [table, JSON.stringify(Object.fromEntries(own.map(({ field }) => [field, { show: 0 }])))],
        );
      }
      changes.bump(['Sys_RoleField']);
    },
    close: () => app.close(),
  };
};
