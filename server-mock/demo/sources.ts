import type { Queryable } from '../db/Database.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';

/** Source kinds of work orders: key of dictionary `workOrderFrom`, table and code field. */
const kinds = [
  { from: 'SalesOrder', table: 'Production_SalesOrder', code: 'SalesOrderCode' },
  { from: 'ProductPlan', table: 'Production_ProductPlan', code: 'ProductPlanCode' },
  { from: 'AssembleWorkOrder', table: 'Production_AssembleWorkOrder', code: 'AssembleWorkOrderCode' },
] as const;

/** Number of newest work orders, which cover every source kind in turn, sales orders twice. */
const newest = 12;
const turns = ['SalesOrder', 'SalesOrder', 'ProductPlan', 'AssembleWorkOrder'] as const;

interface Source {
  readonly code: string;
  readonly day: string;
}

/** Approved documents, oldest first. */
const approved = async (tx: Queryable, table: string, code: string): Promise<readonly Source[]> => {
  const { rows } = await systemRun(
    tx,
    'seed',
    sql`select ${name(code)} as "code", "OrderDate"::text as "day" from ${systemTable(table)}
        where "AuditStatus" = 1 order by "OrderDate", ${name(code)}`,
  );
  return rows.map(({ code: of, day }) => ({ code: String(of), day: String(day) }));
};

/**
 * Sets the source document of every work order that was not created manually: the last document of its kind approved
 * by then.
 */
export const demoSources = async (tx: Queryable): Promise<void> => {
  const sources = new Map<string, readonly Source[]>();
  for (const { from, table, code } of kinds) sources.set(from, await approved(tx, table, code));
  const { rows } = await systemRun(
    tx,
    'seed',
    sql`select "WorkOrder_Id" as "id", "WorkOrderCode" as "code", "FromType" as "from",
       substr("PlanStartDate"::text, 1, 10) as "day"
     from ${systemTable('Production_WorkOrder')} order by "WorkOrder_Id"`,
  );
  let last: { readonly kind: string; readonly code: string } | undefined;
  const made = rows.flatMap(({ id, code, from, day }, index) => {
    const turn = turns[index % turns.length];
    const kind = index >= rows.length - newest && turn !== undefined ? turn : String(from);
    const source = sources.get(kind)?.findLast((one) => one.day <= String(day));
    if (source === undefined) return [];
    // Two unreleased work orders come from one order.
    const isPair = code === null && last?.kind === kind;
    last = isPair ? last : { kind, code: source.code };
    return [{ id: Number(id), kind, code: last?.code ?? source.code }];
  });
  await systemRun(
    tx,
    'seed',
    sql`update "Production_WorkOrder" w set "FromType" = s."kind", "FromCode" = s."code"
        from unnest(${made.map(({ id }) => id)}::int[], ${made.map(({ kind }) => kind)}::text[],
          ${made.map(({ code }) => code)}::text[]) as s("id", "kind", "code")
        where w."WorkOrder_Id" = s."id"`,
  );
};
