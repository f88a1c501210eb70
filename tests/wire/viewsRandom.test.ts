import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Condition } from '../../runtime/model/schema/Condition.ts';
import type { ViewField, ViewSchema, ViewTotal } from '../../runtime/model/schema/ViewSchema.ts';
import { checkCatalog } from '../../server-mock/catalog/checkCatalog.ts';
import { GuardedTable } from '../../server-mock/reading/GuardedTable.ts';
import { Random } from '../expressions/Random.ts';
import { databaseKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** A receipt line with its bill, as memory knows it. */
interface Line {
  readonly Product: number;
  readonly Warehouse: number;
  readonly Month: string;
  readonly Status: number;
  readonly Qty: number | null;
  /** Code of the product; a product that is gone has none. */
  readonly Code: string | null;
}

type Name = keyof Line;

const paths = {
  Product: 'line.Product_Id',
  Warehouse: 'bill.Warehouse_Id',
  Month: { each: 'month', of: 'bill.WareHouseDate' },
  Status: 'bill.AuditStatus',
  Qty: 'line.InStoreQty',
  Code: 'product.ProductCode',
} as const satisfies ViewSchema['parts'][number]['values'];

const looks: Readonly<Partial<Record<Name, Partial<ViewField>>>> = {
  Product: { title: '产品', type: 'number', columnType: 'int' },
  Warehouse: { title: '仓库', type: 'number', columnType: 'int' },
  Status: { title: '状态', type: 'number', columnType: 'int' },
};

/** Naive totals; an empty value does not count. */
const totals: Readonly<Partial<Record<ViewTotal, (values: readonly (number | string | null)[]) => unknown>>> =
  {
    sum: (values) => values.reduce<number>((sum, value) => sum + Number(value ?? 0), 0),
    count: (values) => values.filter((value) => value !== null).length,
    distinct: (values) => new Set(values.filter((value) => value !== null)).size,
    least: (values) => least(values, (a, b) => a < b),
    greatest: (values) => least(values, (a, b) => a > b),
  };

const least = (
  values: readonly (number | string | null)[],
  isBefore: (a: number | string, b: number | string) => boolean,
): number | string | null =>
  values.reduce(
    (found, value) => (value !== null && (found === null || isBefore(value, found)) ? value : found),
    null,
  );

const totalNames = ['sum', 'count', 'distinct', 'least', 'greatest'] as const satisfies readonly ViewTotal[];

/** A condition as data, and what it means. */
type Rule = readonly [condition: Condition, holds: (line: Line) => boolean];

const rules: readonly [Rule, ...Rule[]] = [
  [{ '>': [{ var: 'Qty' }, 40] }, ({ Qty }) => Qty !== null && Qty > 40],
  [{ in: [{ var: 'Status' }, [1, 5]] }, ({ Status }) => Status === 1 || Status === 5],
  [{ '!=': [{ var: 'Product' }, 2] }, ({ Product }) => Product !== 2],
  [{ '!': { var: 'Code' } }, ({ Code }) => Code === null],
  [
    { or: [{ '==': [{ var: 'Warehouse' }, 1] }, { '<=': [{ var: 'Qty' }, 20] }] },
    ({ Warehouse, Qty }) => Warehouse === 1 || (Qty !== null && Qty <= 20),
  ],
];

interface Case {
  readonly view: ViewSchema;
  readonly rows: (lines: readonly Line[]) => readonly (readonly unknown[])[];
}

const groupable: readonly Name[] = ['Product', 'Warehouse', 'Month', 'Status', 'Code'];

const randomCase = (random: Random, name: string): Case => {
  const groups = groupable.filter(() => random.below(2) === 0);
  const keys: readonly Name[] = groups.length === 0 ? ['Product'] : groups;
  const where = random.below(2) === 0 ? undefined : random.of(rules);
  const summed = Array.from({ length: 1 + random.below(3) }, (_, at) => {
    const total = random.of(totalNames);
    const of: Name = total === 'sum' ? 'Qty' : random.of<Name>(['Qty', 'Product', 'Warehouse']);
    return { field: `Total${at}`, total, of, when: random.below(3) === 0 ? random.of(rules) : undefined };
  });
  const view: ViewSchema = {
    format: 1,
    view: name,
    cnName: name,
    parts: [
      {
        from: 'Ware_WareHouseBillList',
        as: 'line',
        joins: [
          { as: 'bill', by: 'line.WareHouseBill_Id', needed: true },
          { as: 'product', by: 'line.Product_Id' },
        ],
        values: paths,
        ...(where && { where: where[0] }),
      },
    ],
    key: keys,
    fields: [
      ...keys.map((key): ViewField => ({ field: key, of: key, ...looks[key] })),
      ...summed.map(
        ({ field, total, of, when }): ViewField => ({
          field,
          of,
          total,
          title: field,
          ...(of === 'Qty' || total === 'count' || total === 'distinct' ? {} : looks[of]),
          ...(when && { when: when[0] }),
        }),
      ),
    ],
  };
  return {
    view,
    rows(lines) {
      const found = new Map<string, Line[]>();
      for (const line of lines) {
        if (where && !where[1](line)) continue;
        const key = JSON.stringify(keys.map((one) => line[one]));
        found.set(key, [...(found.get(key) ?? []), line]);
      }
      return [...found.values()].map((group) => [
        ...keys.map((one) => group[0]?.[one] ?? null),
        ...summed.map(({ total, of, when }) =>
          totals[total]?.(group.filter((line) => !when || when[1](line)).map((line) => line[of])),
        ),
      ]);
    },
  };
};

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const cases = 60;

/** Rows in one order, with numbers as numbers to nine digits. */
const comparable = (rows: readonly (readonly unknown[])[]): readonly string[] =>
  rows
    .map((row) =>
      JSON.stringify(
        row.map((cell) => {
          const number = typeof cell === 'string' && /^\d{4}-/.test(cell) ? Number.NaN : Number(cell);
          return cell === null || cell === undefined || Number.isNaN(number)
            ? (cell ?? null)
            : Number(number.toFixed(6));
        }),
      ),
    )
    .toSorted();

describe.each(databaseKinds)(`random views on %s (SEED=${seed})`, (kind) => {
  const random = new Random(seed);
  const lines: readonly Line[] = Array.from({ length: 90 }, () => {
    const Product = 1 + random.below(4);
    return {
      Product,
      Warehouse: 1 + random.below(3),
      Month: `2026-0${1 + random.below(3)}-01`,
      Status: random.of([0, 1, 1, 3, 5]),
      Qty: random.below(9) === 0 ? null : (1 + random.below(800)) / 10,
      Code: Product === 4 ? null : `CP${Product}`,
    };
  });
  const made = Array.from({ length: cases }, (_, at) => randomCase(random, `Random_${at}`));
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
    const { db, catalog } = app.context;
    const bills = lines.map(
      ({ Month, Warehouse, Status }, at) =>
        `(${at + 1}, 'B${at + 1}', '${Month.slice(0, 8)}${String(1 + (at % 28)).padStart(2, '0')}', ${Warehouse}, ${Status}, 1)`,
    );
    const rows = lines.map(
      ({ Product, Qty, Code }, at) =>
        `(${at + 1}, ${at + 1}, ${Product}, ${Code === null ? 'null' : `'${Code}'`}, ${Qty ?? 'null'}, 1)`,
    );
    await db.query(
      `insert into "Base_Product" ("Product_Id", "ProductCode", "ProductName", "Enable", "Version")
       values (1, 'CP1', '甲', 1, 1), (2, 'CP2', '乙', 1, 1), (3, 'CP3', '丙', 1, 1)`,
    );
    await db.query(
      `insert into "Ware_WareHouseBill" ("WareHouseBill_Id", "WareHouseBillCode", "WareHouseDate", "Warehouse_Id", "AuditStatus", "Version") values ${bills.join()}`,
    );
    await db.query(
      `insert into "Ware_WareHouseBillList" ("WareHouseBillList_Id", "WareHouseBill_Id", "Product_Id", "ProductCode", "InStoreQty", "Version") values ${rows.join()}`,
    );
    catalog.use(
      made.map(({ view }) => ({ kind: 'view', name: view.view, version: 1, patch: view as never })),
    );
    expect(catalog.unfit).toEqual([]);
    const world = {
      hooks: Object.keys(app.context.hooks),
      providers: Object.keys(app.context.providers),
      roles: [],
    };
    const issues = [...checkCatalog(catalog, world)].flat().filter(({ path }) => path.startsWith('Random_'));
    expect(issues).toEqual([]);
  });
  afterAll(() => app.close());

  it('have the rows that memory finds', async () => {
    const { user } = (await app.context.rights.of(1)) ?? {};
    expect(user?.isSuperAdmin).toBe(true);
    for (const { view, rows } of made) {
      const granted = {
        ...user,
        grants: new Map([...(user?.grants ?? []), [view.view.toLowerCase(), new Set(['Search'])]]),
      };
      const columns = view.fields.map(({ field }) => field);
      const call = { context: app.context, user: granted } as never;
      const table = app.context.catalog.table(view.view);
      if (table === undefined) throw new Error('no table');
      const read = await GuardedTable.of(call, table).select(app.context.db, { columns });
      const found = read.rows.map((row) => columns.map((column) => row[column]));
      expect(comparable(found), JSON.stringify(view)).toEqual(comparable(rows(lines)));
    }
  });
});
