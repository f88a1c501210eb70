import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { compute } from '../../runtime/model/record/compute.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { type DemoContext, ownedBy } from './DemoContext.ts';
import { dailyCode } from './dailyCode.ts';

/** Made products, bought parts and the tables of production. */
export interface ProductionPlan {
  readonly made: readonly Row[];
  readonly parts: readonly Row[];
  readonly plans: DocumentTable;
  readonly assemblies: DocumentTable;
}

/** Rows of production, by table. */
export interface ProductionRows {
  readonly plans: readonly Row[];
  readonly planLines: readonly Row[];
  readonly assemblies: readonly Row[];
  readonly assemblyLines: readonly Row[];
  readonly workOrders: readonly Row[];
}

const planCount = 120;
const assemblyCount = 90;
const workOrderCount = 400;
/** Number of newest work orders, which are not released yet and have no code. */
const pendingCount = 6;

/** Places of work orders that were withdrawn (4) or cancelled (5) before work began. */
const dropped: ReadonlyMap<number, number> = new Map([
  ...[61, 118, 174].map((index) => [index, 4] as const),
  ...[33, 87, 149, 190].map((index) => [index, 5] as const),
]);

/** Creates plans, assembly orders and work orders of the last year. Old ones are approved and mostly closed. */
export function demoProduction(context: DemoContext, from: ProductionPlan): ProductionRows {
  const plans = documents(context, from.plans, planCount, 'SCJH', (code, day, index) => ({
    main: {
      ProductPlanCode: code,
      PlanName: `${day.slice(0, 7)} 第${(index % 5) + 1}批生产计划`,
      Planner: context.userIds.planner ?? 1,
      OrderDate: day,
      FinishDate: context.dates.day(-ageOf(index, planCount) + context.random.whole(10, 30)),
    },
    lines: picked(context, from.made, context.random.whole(2, 5)).map((product) => ({
      ...ofProduct(product),
      PlanQty: context.random.whole(5, 80) * 10,
      FinishQty: 0,
      NeedDate: null,
      Remark: null,
    })),
  }));
  const assemblies = documents(context, from.assemblies, assemblyCount, 'ZPGD', (code, day, index) => ({
    main: {
      AssembleWorkOrderCode: code,
      ...ofProduct(context.random.pick(from.made)),
      AssembleQty: context.random.whole(1, 40) * 5,
      OrderDate: day,
      FinishDate: context.dates.day(-ageOf(index, assemblyCount) + context.random.whole(7, 20)),
    },
    lines: picked(context, from.parts, context.random.whole(2, 6)).map((part) => ({
      ...ofProduct(part),
      UnitQty: context.random.whole(1, 8),
      Remark: null,
    })),
  }));
  return {
    plans: plans.mains,
    planLines: plans.lines,
    assemblies: assemblies.mains,
    assemblyLines: assemblies.lines,
    workOrders: workOrders(context, from.made),
  };
}

interface Drafted {
  readonly main: Row;
  readonly lines: readonly Row[];
}

function documents(
  context: DemoContext,
  table: DocumentTable,
  count: number,
  prefix: string,
  draft: (code: string, day: string, index: number) => Drafted,
): { readonly mains: readonly Row[]; readonly lines: readonly Row[] } {
  const [detail] = table.details;
  if (!detail) throw new Error(`${table.main.table} has no detail table`);
  const codes = dailyCode(prefix);
  const mains: Row[] = [];
  const lines: Row[] = [];
  for (let index = 0; index < count; index++) {
    const age = ageOf(index, count);
    const day = context.dates.day(-age);
    // Of the newer ones every other waits, so that approval has documents for each of its stories.
    const isLate = age > 10 && age <= 40 && index % 2 === 1;
    const isApproved = (age > 10 || context.random.chance(0.3)) && !isLate;
    const owned = ownedBy(context, 'planner', context.dates.past(-age, 30 + (index % 300)));
    const { main, lines: drafted } = draft(codes(day), day, index);
    const { document, issues } = compute(table, {
      main: {
        [table.main.key]: index + 1,
        ...main,
        Remark: null,
        AuditStatus: isApproved ? 1 : 0,
        AuditId: isApproved ? (context.userIds.manager ?? null) : null,
        Auditor: isApproved ? (context.userNames.manager ?? null) : null,
        AuditDate: isApproved ? context.dates.past(-Math.max(0, age - 1), 90 + (index % 200)) : null,
        IsColoseCase: age > 60 && context.random.chance(0.9) ? 1 : 0,
        ...owned,
      },
      details: { [detail.table.table]: drafted },
    });
    if (issues.length > 0) throw new Error(`demo document cannot be computed: ${JSON.stringify(issues[0])}`);
    mains.push(document.main);
    for (const line of document.details[detail.table.table] ?? [])
      lines.push({
        [detail.table.key]: lines.length + 1,
        [detail.schema.foreignKey]: index + 1,
        ...line,
        ...owned,
      });
  }
  return { mains, lines };
}

function workOrders(context: DemoContext, made: readonly Row[]): readonly Row[] {
  const { random, dates } = context;
  const codes = dailyCode('GD');
  return Array.from({ length: workOrderCount }, (_, index) => {
    const age = ageOf(index, workOrderCount);
    const isPending = index >= workOrderCount - pendingCount;
    const status = isPending || age < 5 ? 1 : age < 20 ? 2 : 3;
    const qty = random.whole(2, 60) * 10;
    const bad = status === 3 ? random.whole(0, Math.floor(qty / 50)) : 0;
    const real = status === 3 ? qty : status === 2 ? Math.floor(qty * random.next()) : 0;
    const source = random.pick(['Manual', 'SalesOrder', 'ProductPlan', 'AssembleWorkOrder']);
    return {
      WorkOrder_Id: index + 1,
      WorkOrderCode: isPending ? null : codes(dates.day(-age)),
      ...ofProduct(random.pick(made)),
      Status: dropped.get(index) ?? status,
      PlanQty: qty,
      PlanStartDate: dates.at(-age, 0),
      PlanEndDate: dates.at(-age + random.whole(3, 12), 540),
      FromType: source,
      FromCode: null,
      RealQty: dropped.has(index) ? 0 : real,
      GoodQty: dropped.has(index) ? 0 : real - bad,
      NoGoodQty: dropped.has(index) ? 0 : bad,
      Remark: null,
      IsColoseCase: age > 40 && random.chance(0.9) ? 1 : 0,
      ...ownedBy(context, 'planner', dates.past(-age, Math.min(559, 10 + (index % 400)))),
    };
  });
}

/** Age in days, spread evenly over the last year, oldest first. */
const ageOf = (index: number, count: number): number => Math.floor(((count - 1 - index) / count) * 365);

const ofProduct = (product: Row): Row => ({
  Product_Id: product.Product_Id ?? null,
  ProductCode: product.ProductCode ?? null,
  ProductName: product.ProductName ?? null,
  ProductStandard: product.ProductStandard ?? null,
  Unit: product.Unit ?? null,
});

function picked(context: DemoContext, from: readonly Row[], wanted: number): readonly Row[] {
  const chosen = new Set<Row>();
  while (chosen.size < wanted) chosen.add(context.random.pick(from));
  return [...chosen];
}
