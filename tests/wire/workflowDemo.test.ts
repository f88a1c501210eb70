import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAudited } from '../../runtime/model/access/documentState.ts';
import { replay } from '../../runtime/model/workflow/engine/evolve.ts';
import '../../runtime/model/explain/allMessages.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import { createCatalog } from '../../server-mock/process/createContext.ts';
import { checkFlowRow } from '../../server-mock/workflow/definitions/checkFlowRow.ts';
import { FlowLibrary } from '../../server-mock/workflow/definitions/FlowLibrary.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { openDemoDatabase } from './demoApp.ts';
import { shipped } from './shipped.ts';

const catalog = createCatalog(shipped);

describe('the demo company', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openDemoDatabase(dailyKind);
  });
  afterAll(() => db.close());

  const statuses = async (table: string): Promise<readonly number[]> => {
    const { rows } = await db.query(
      'select distinct "AuditStatus" from "Sys_WorkFlowTable" where "WorkTable" = $1 order by 1',
      [table],
    );
    return rows.map((row) => Number(row.AuditStatus));
  };

  it('has documents in every state, whose own status is that of their flow #W15', async () => {
    expect(await statuses('Production_SalesOrder')).toEqual([0, 1, 2, 3, 4]);
    expect(await statuses('ProcureOrder')).toEqual(expect.arrayContaining([0, 1, 2, 3, 5]));
    expect(await statuses('Production_ProductPlan')).toEqual(expect.arrayContaining([0, 1, 3]));
    expect(await statuses('Production_AssembleWorkOrder')).toEqual(expect.arrayContaining([0, 1, 3]));
    const differing = await db.query(
      `select 1 from "Sys_WorkFlowTable" t join "Production_SalesOrder" o on t."WorkTableKey" = cast(o."SalesOrder_Id" as text)
       where t."WorkTable" = 'Production_SalesOrder' and t."AuditStatus" <> o."AuditStatus"`,
    );
    expect(differing.rows).toEqual([]);
  });

  it('tells of nothing that has not happened yet', async () => {
    const columns = await db.query(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where column_name in ('CreateDate', 'ModifyDate', 'AuditDate', 'OrderDate', 'LastLoginDate')`,
    );
    const late: string[] = [];
    for (const { table, column } of columns.rows) {
      const found = await db.query(
        `select 1 from "${String(table)}" where cast("${String(column)}" as text) > '2026-03-05 10:00:00' limit 1`,
      );
      if (found.rows.length > 0) late.push(`${String(table)}.${String(column)}`);
    }
    expect(columns.rows.length).toBeGreaterThan(40);
    expect(late).toEqual([]);
  });

  it('has flows for orders, plans and assembly orders, in which the checks find nothing to mend', async () => {
    const { rows } = await db.query('select * from "Sys_WorkFlow" order by 1');
    // Other documents are approved without a flow, as an installation begins.
    expect(rows.map((row) => row.WorkTable).sort()).toEqual([
      'ProcureOrder',
      'Production_AssembleWorkOrder',
      'Production_ProductPlan',
      'Production_SalesOrder',
    ]);
    const audited = catalog.tableNames.flatMap((name) => catalog.table(name) ?? []).filter(isAudited);
    const named = new Set(audited.map(({ table }) => table));
    expect(rows.filter((row) => !named.has(String(row.WorkTable)))).toEqual([]);
    const context = { catalog, flows: new FlowLibrary(catalog), clock: { now: () => '2026-03-05 10:00:00' } };
    for (const row of rows) {
      const { issues } = await checkFlowRow(db, context, row as Row);
      // Managers and the director may create sales orders; the check warns about that.
      const wrong = issues.filter(({ rule }) => rule !== 'workflowCheck.creatorMayApprove');
      expect(wrong.map((issue) => messageOf(issue, 'zh'))).toEqual([]);
    }
  });

  it('has a log of every document that folds to where the document stands #W84', async () => {
    const log = new Map<string, unknown[]>();
    const entries = await db.query(
      'select "WorkFlowTable_Id", "Changes" from "Sys_WorkFlowTableAuditLog" order by "AuditLog_Id"',
    );
    for (const { WorkFlowTable_Id: id, Changes } of entries.rows)
      log.set(String(id), [...(log.get(String(id)) ?? []), ...JSON.parse(String(Changes))]);
    const stored = await db.query('select "WorkFlowTable_Id", "State" from "Sys_WorkFlowTable"');
    expect(stored.rows.length).toBeGreaterThan(50);
    for (const { WorkFlowTable_Id: id, State } of stored.rows) {
      const folded = replay((log.get(String(id)) ?? []) as Parameters<typeof replay>[0]);
      expect(JSON.parse(JSON.stringify(folded))).toEqual(JSON.parse(String(State)));
    }
  });

  it('has one row of the seats for every seat of the current round', async () => {
    const { rows } = await db.query(
      `select t."State", coalesce(count(s."SeatId"), 0) as "n" from "Sys_WorkFlowTable" t
       left join "Sys_WorkFlowTableUserAuditStatus" s on s."WorkFlowTable_Id" = t."WorkFlowTable_Id"
       group by t."WorkFlowTable_Id", t."State"`,
    );
    for (const { State, n } of rows) {
      const seats = JSON.parse(String(State)).trail.flatMap((visit: { seats: unknown[] }) => visit.seats);
      expect(Number(n)).toBe(seats.length);
    }
  });
});
