import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { demoAddresses } from './addresses.ts';
import { demoCustomers } from './customers.ts';
import type { DemoContext } from './DemoContext.ts';
import { DemoDates } from './DemoDates.ts';
import { finishedTasks } from './finishedTasks.ts';
import { insertRows } from './insertRows.ts';
import { demoMaterialDetails } from './materialDetails.ts';
import { demoModules } from './modules/index.ts';
import { moduleRows } from './modules/moduleRows.ts';
import { demoNumberRules } from './numberRules.ts';
import { demoOrderChecks } from './orderChecks.ts';
import { demoOrders, type OrderKind } from './orders.ts';
import { demoProcesses } from './processes.ts';
import { demoProduction } from './production.ts';
import { demoProducts } from './products.ts';
import { Random } from './Random.ts';
import { type DemoSize, sizedOrders } from './sizes.ts';
import { storySteps } from './story/index.ts';
import { tellStory } from './story/tellStory.ts';
import { World } from './story/World.ts';
import { demoSuppliers } from './suppliers.ts';
import { demoUserDepartments } from './userDepartments.ts';
import { demoWarehouses } from './warehouses.ts';
import { demoWorkShops } from './workShops.ts';

const tasksTable = 'Production_WorkOrderList';

/** Input for writing the demo company. */
export interface DemoOptions {
  readonly document: (table: string) => DocumentTable;
  /** `yyyy-MM-dd HH:mm:ss` in the product's time zone; last day of the company's data. */
  readonly now: string;
  readonly userIds: DemoContext['userIds'];
  readonly userNames: DemoContext['userNames'];
  readonly roleIds: Readonly<Record<string, number>>;
  readonly catalog: SchemaCatalog;
  /** Default: normal. */
  readonly size?: DemoSize;
}

/**
 * Creates the demo company in a database that has system rows (users, roles) and no business rows. It has 60
 * customers, 40 suppliers, over 300 products in a tree, 5,000 sales orders with about 15,000 lines, 2,000 purchase
 * orders, plans, assembly orders and work orders. A small one has a tenth of the orders, a large one ten times as many.
 * The same `now` creates the same rows. Runs in the caller's transaction.
 */
export async function seedDemo(tx: Queryable, options: DemoOptions): Promise<void> {
  const context: DemoContext = {
    random: new Random(20260801),
    dates: new DemoDates(options.now),
    userIds: options.userIds,
    userNames: options.userNames,
  };
  const customers = demoCustomers(context, 60);
  const suppliers = demoSuppliers(context, 40);
  const { classifications, products } = demoProducts(context);
  const sold = products.filter((product) => product.ProductAttribute === 'selfControl');
  const bought = products.filter((product) => product.ProductAttribute === 'outSourcing');
  const salesKind: OrderKind = {
    table: options.document('Production_SalesOrder'),
    count: 5000,
    codeField: 'SalesOrderCode',
    codePrefix: 'XSDD',
    partners: customers,
    partnerField: 'Customer_Id',
    addressField: 'DeliveryAddress',
    personField: 'SalesMan',
    person: 'sales',
    products: sold,
    priceField: 'SalePrice',
    doneField: 'FinishQty',
    lineCounts: [1, 2, 2, 3, 3, 3, 4, 4, 5],
    quantities: [2, 60],
  };
  const sales = demoOrders(context, salesKind);
  const procurementKind: OrderKind = {
    table: options.document('ProcureOrder'),
    count: 2000,
    codeField: 'ProcureOrderCode',
    codePrefix: 'CGDD',
    partners: suppliers,
    partnerField: 'Supplier_Id',
    addressField: 'SupplierAddress',
    personField: 'Buyer',
    person: 'buyer',
    products: bought,
    priceField: 'PurchasePrice',
    doneField: 'ReceiveQty',
    lineCounts: [1, 2, 3, 3, 4, 6],
    quantities: [10, 400],
  };
  const procurement = demoOrders(context, procurementKind);
  const checks = demoOrderChecks(context, options.document('Procure_OrderCheck'), procurement);
  const production = demoProduction(context, {
    made: sold,
    parts: bought,
    plans: options.document('Production_ProductPlan'),
    assemblies: options.document('Production_AssembleWorkOrder'),
  });
  const { processes, lines, steps } = demoProcesses(context);
  const written: readonly (readonly [string, readonly Row[]])[] = [
    ['Base_NumberRule', demoNumberRules(context)],
    ['Base_Warehouse', demoWarehouses(context)],
    ['Customer', customers],
    ['CustomerAddress', demoAddresses(context, customers)],
    ['Supplier', suppliers],
    ['Base_ProductClassification', classifications],
    ['Base_Product', products],
    ['Base_MaterialDetail', demoMaterialDetails(context, products)],
    ['Base_WorkShop', demoWorkShops(context)],
    ['Base_Process', processes],
    ['Base_ProcessLine', lines],
    ['Base_ProcessLineList', steps],
    ['Procure_OrderCheck', checks.checks],
    ['Procure_OrderCheckList', checks.rows],
    ['Production_ProductPlan', production.plans],
    ['Production_ProductPlanList', production.planLines],
    ['Production_AssembleWorkOrder', production.assemblies],
    ['Production_AssembleWorkOrderList', production.assemblyLines],
    ['Production_WorkOrder', production.workOrders],
  ];
  const modules = demoModules
    .flatMap((module) => Object.entries(module))
    .map(([name, table]) => [name, moduleRows(context, table)] as const);
  const told = modules.flatMap(([name, rows]) => (name === tasksTable ? rows : []));
  modules.push([tasksTable, moduleRows(context, finishedTasks(context, production.workOrders, told))]);
  const others = [...written, ...modules];
  const orders = [
    { kind: salesKind, made: sales },
    { kind: procurementKind, made: procurement },
  ].flatMap(({ kind, made }) => {
    const { main, details } = kind.table;
    const sized = sizedOrders(context, kind, made, options.size ?? 'normal', others);
    return [
      [main.table, sized.orders],
      [details[0]?.table.table ?? '', sized.lines],
    ] as const;
  });
  const rowsByTable = [...written, ...orders, ...modules];
  const world = new World();
  for (const [table, rows] of rowsByTable) world.add(table, rows);
  const { catalog, document } = options;
  const story = tellStory({ context, catalog, world, document }, storySteps);
  for (const [table, rows] of [...rowsByTable, ...story]) await insertRows(tx, document(table).main, rows);
  await demoUserDepartments(tx);
}
