import type { Change } from '../../runtime/model/workflow/engine/Change.ts';
import { replay } from '../../runtime/model/workflow/engine/evolve.ts';
import type { FlowInstance } from '../../runtime/model/workflow/engine/FlowInstance.ts';
import type { Database } from '../../server-mock/db/Database.ts';

const order = 'Production_SalesOrder';

/** Quoted columns of a table except these. */
const columnsOf = async (
  db: Database,
  table: string,
  without: readonly string[],
): Promise<readonly string[]> => {
  const { rows } = await db.query(
    'select column_name from information_schema.columns where table_name = $1 order by ordinal_position',
    [table],
  );
  return rows
    .map((row) => String(row.column_name))
    .filter((name) => !without.includes(name))
    .map((name) => `"${name}"`);
};

/** Copies an order with lines, instance, seats and log in its current state. Faster than replaying it. */
export const cloneOrders = async (db: Database, key: number, count: number): Promise<readonly number[]> => {
  const main = await columnsOf(db, order, ['SalesOrder_Id', 'SalesOrderCode']);
  const list = await columnsOf(db, `${order}List`, ['SalesOrderList_Id', 'SalesOrder_Id']);
  const instance = await columnsOf(db, 'Sys_WorkFlowTable', ['WorkFlowTable_Id', 'WorkTableKey']);
  const rest = ['WorkFlowTable_Id', 'WorkTableKey'];
  const seats = await columnsOf(db, 'Sys_WorkFlowTableUserAuditStatus', [...rest, 'UserAuditStatus_Id']);
  const log = await columnsOf(db, 'Sys_WorkFlowTableAuditLog', [...rest, 'AuditLog_Id']);
  const { rows } = await db.query(
    `insert into "${order}" (${main.join()}, "SalesOrderCode")
     select ${main.join()}, 'R' || $1 || '-' || n || '-' || (select count(*) from "${order}")
     from "${order}", generate_series(1, $2::int) n where "SalesOrder_Id" = $1::int returning "SalesOrder_Id"`,
    [key, count],
  );
  const keys = rows.map((row) => Number(row.SalesOrder_Id));
  await db.query(
    `insert into "${order}List" (${list.join()}, "SalesOrder_Id")
     select ${list.join()}, k from "${order}List", unnest($2::int[]) k where "SalesOrder_Id" = $1`,
    [key, keys],
  );
  await db.query(
    `insert into "Sys_WorkFlowTable" (${instance.join()}, "WorkTableKey")
     select ${instance.join()}, k::text from "Sys_WorkFlowTable", unnest($2::int[]) k where "WorkTableKey" = $1::text`,
    [String(key), keys],
  );
  for (const [table, columns, id] of [
    ['Sys_WorkFlowTableUserAuditStatus', seats, 'UserAuditStatus_Id'],
    ['Sys_WorkFlowTableAuditLog', log, 'AuditLog_Id'],
  ] as const) {
    const own = columns.map((column) => `s.${column}`).join();
    await db.query(
      `insert into "${table}" (${columns.join()}, "WorkFlowTable_Id", "WorkTableKey")
       select ${own}, t."WorkFlowTable_Id", t."WorkTableKey" from "${table}" s, "Sys_WorkFlowTable" t
       where s."WorkTableKey" = $1::text and t."WorkTableKey" = any($2::text[]) order by s."${id}"`,
      [String(key), keys.map(String)],
    );
  }
  return keys;
};

/** State of an order in the database, read without the server. */
export interface Standing {
  readonly exists: boolean;
  readonly status: number;
  readonly closed: number;
  readonly instance: FlowInstance | undefined;
  readonly replayed: FlowInstance | undefined;
  readonly changes: readonly Change[];
  /** Seats as `node/holder status`. */
  readonly seats: readonly string[];
  readonly events: number;
}

export const standingOf = async (db: Database, key: number): Promise<Standing> => {
  const [main, stored, seats, log] = await Promise.all([
    db.query(`select "AuditStatus", "IsColoseCase" from "${order}" where "SalesOrder_Id" = $1`, [key]),
    db.query('select "State" from "Sys_WorkFlowTable" where "WorkTableKey" = $1', [String(key)]),
    db.query(
      `select "StepName" || '/' || "UserName" || ' ' || "AuditStatus" as "said"
       from "Sys_WorkFlowTableUserAuditStatus" where "WorkTableKey" = $1 order by "Visit", "SeatId"`,
      [String(key)],
    ),
    db.query(
      'select "Changes" from "Sys_WorkFlowTableAuditLog" where "WorkTableKey" = $1 order by "AuditLog_Id"',
      [String(key)],
    ),
  ]);
  const changes = log.rows.flatMap((row) => JSON.parse(String(row.Changes)) as Change[]);
  return {
    exists: main.rows.length === 1,
    status: Number(main.rows[0]?.AuditStatus ?? -1),
    closed: Number(main.rows[0]?.IsColoseCase ?? 0),
    instance: stored.rows[0] && (JSON.parse(String(stored.rows[0].State)) as FlowInstance),
    replayed: replay(changes),
    changes,
    seats: seats.rows.map((row) => String(row.said)),
    events: log.rows.length,
  };
};
