import type { Row } from '../../runtime/model/schema/Row.ts';
import { demoAddresses } from './addresses.ts';
import { demoCustomers } from './customers.ts';
import type { DemoContext } from './DemoContext.ts';
import { DemoDates } from './DemoDates.ts';
import type { DemoOptions } from './DemoOptions.ts';
import { finishedTasks } from './finishedTasks.ts';
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
import { sizedOrders } from './sizes.ts';
import { demoSuppliers } from './suppliers.ts';
import { demoWarehouses } from './warehouses.ts';
import { demoWorkShops } from './workShops.ts';

const tasksTable = 'Production_WorkOrderList';

/** Rows of master data that a company starts with, before any document is made. */
export interface CompanyRows {
  readonly context: DemoContext;
  /** Rows in the order they are written. */
  readonly rowsByTable: readonly (readonly [table: string, rows: readonly Row[]])[];
}

/** Makes the rows of the demo company. The same `now` makes the same rows. */
export function companyRows(options: Omit<DemoOptions, 'catalog'>): CompanyRows {
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
  return { context, rowsByTable: [...written, ...orders, ...modules] };
}
