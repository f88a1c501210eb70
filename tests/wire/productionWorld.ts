import type { Row } from '../../runtime/model/schema/Row.ts';
import type { MadeDraft } from '../../runtime/wire/links/Make.ts';
import type { DatabaseKind } from '../setup/testDatabase.ts';
import { purchaseRows, salesRows } from './orderRows.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** A factory with two products, three operations with rates, workers and a warehouse; all calls are those of admin. */
export interface ProductionWorld {
  readonly app: TestApp;
  post(path: string, body: unknown): ReturnType<TestApp['post']>;
  /** The message of a vote. */
  audit(table: string, key: number, status?: number): Promise<string>;
  make(table: string, keys: readonly (number | string)[], to: string, more?: object): Promise<MadeDraft>;
  /** The message of a refused {@link make}. */
  refusedMake(table: string, keys: readonly (number | string)[], to: string): Promise<string>;
  /** Saves a draft; `main` and `row` are what the user fills in. Answers the key. */
  add(table: string, draft: MadeDraft, main?: Row, row?: Row): Promise<number>;
  stored(table: string, key: number): Promise<Row>;
  /** Stored rows of a detail, in the order of their keys. */
  rowsOf(table: string, foreignKey: string, key: number): Promise<readonly Row[]>;
  /** A begun work order over product 1 with these operations and materials. */
  workOrder(main: Row, tasks: readonly Row[], materials?: readonly Row[]): Promise<number>;
}

const numbers = (row: object): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [
      name,
      typeof cell === 'string' && /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : (cell as Row[string]),
    ]),
  );

const workOrderTable = 'Production_WorkOrder';

const made = { Enable: 1, Version: 1 };

/** Rows that the chain of production needs. */
const rows = () => {
  const [product] = salesRows(10).Base_Product;
  return {
    ...{ Customer: salesRows(10).Customer, Supplier: purchaseRows(5).Supplier },
    Base_Product: [
      { ...product, PurchasePrice: 7 },
      { ...product, Product_Id: 2, ProductCode: 'P2', ProductName: '轴承', PurchasePrice: 3 },
    ],
    Base_Warehouse: [{ Warehouse_Id: 1, WarehouseCode: 'W1', WarehouseName: '成品库', Enable: 1 }],
    Base_WorkShop: [{ WorkShop_Id: 1, WorkShopCode: 'C1', WorkShopName: '一车间', ...made }],
    Base_Process: ['车削', '磨削', '包装'].map((ProcessName, at) => ({
      ...{ Process_Id: at + 1, ProcessCode: `GX${at + 1}`, ProcessName, SubmitWorkMatch: 1, ...made },
    })),
    Base_MeritPay: [1, 2, 3].map((at) => ({
      ...{ MeritPay_Id: at, Process_Id: at, Unit: 'PCS', UnitPrice: at / 2, HourlyPay: 20, HourlyNumber: 60 },
      Version: 1,
    })),
    Quality_TestItem: [
      {
        TestItemId: 1,
        TestItemCode: 'J1',
        TestItemName: '外观',
        TestItemType: '1',
        QCTool: '目视',
        Version: 1,
      },
    ],
    Cal_TeamMember: [{ TeamMemberId: 1, UserTrueName: '郑师傅', Version: 1 }],
    Base_DefectItem: [{ DefectItem_Id: 1, DefectItemCode: 'BL1', DefectItemName: '划伤', ...made }],
  };
};

/** Opens the factory. */
export const openProductionWorld = async (kind: DatabaseKind): Promise<ProductionWorld> => {
  const app = await openTestApp(kind, { file: { rows: rows() } });
  const post: ProductionWorld['post'] = (path, body) => app.post('admin', path, body);
  const makeCall = async (table: string, keys: readonly (number | string)[], to: string, more = {}) =>
    (await post('/api/jig/make', { from: { table, keys, ...more }, to })).body;
  const keyOf = (table: string): string => app.context.catalog.table(table)?.key ?? '';
  const add: ProductionWorld['add'] = async (table, draft, main = {}, row = {}) => {
    const { body } = await post(`/api/${table}/Add`, {
      mainData: { ...draft.mainData, ...main },
      detailData: draft.detailData.map((one) => ({ ...one, ...row })),
      ...(draft.details === undefined ? {} : { details: draft.details }),
    });
    if (body.status !== true) throw new Error(`${table}: ${body.message}`);
    return Number(body.data.data[keyOf(table)]);
  };
  return {
    app,
    post,
    add,
    audit: async (table, key, status = 1) =>
      (await post(`/api/${table}/audit?auditStatus=${status}&auditReason=测试`, [key])).body.message,
    make: async (table, keys, to, more) => {
      const answer = await makeCall(table, keys, to, more);
      if (answer.status !== true) throw new Error(`${table} to ${to}: ${answer.message}`);
      return answer.data;
    },
    refusedMake: async (table, keys, to) => (await makeCall(table, keys, to)).message,
    stored: async (table, key) => {
      const found = await app.context.db.query(`select * from "${table}" where "${keyOf(table)}" = $1`, [
        key,
      ]);
      return numbers(found.rows[0] ?? {});
    },
    rowsOf: async (table, foreignKey, key) => {
      const text = `select * from "${table}" where "${foreignKey}" = $1 order by "${keyOf(table)}"`;
      return (await app.context.db.query(text, [key])).rows.map(numbers);
    },
    workOrder: async (main, tasks, materials = []) => {
      const dates = { PlanStartDate: '2026-03-05 08:00:00', PlanEndDate: '2026-03-09 17:00:00' };
      const key = await add(workOrderTable, {
        mainData: { Product_Id: 1, PlanQty: 100, ...dates, ...main },
        detailData: tasks.map((task) => ({ PlanQty: 100, ...dates, ...task })),
        details: [{ table: 'Production_WorkOrderBomList', data: [...materials] }],
      });
      const begun = await post(`/api/${workOrderTable}/changeUpdate`, { action: 'Start', keys: [key] });
      if (begun.body.status !== true) throw new Error(`not begun: ${begun.body.message}`);
      return key;
    },
  };
};
