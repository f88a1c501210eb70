import type { WaitingDocument } from '../../../runtime/wire/inbox/Inbox.ts';
import { run } from '../../db/sql/compile.ts';
import { sql } from '../../db/sql/sql.ts';
import type { UserCall } from '../../http/Call.ts';
import { taskValue } from './taskScopes.ts';

/** The document that has waited longest for the caller, except the one on screen (`table:key`). */
export const nextWaiting = async (call: UserCall, but: string): Promise<WaitingDocument | null> => {
  const waits = taskValue(call.user, '0', call.context.clock.now());
  if (waits === undefined) return null;
  const { rows } = await run(
    call.context.db,
    sql`select "WorkTable", "WorkTableName", "WorkTableKey", "WorkTableCode" from "Sys_WorkFlowTable"
        where ${waits} and lower("WorkTable" || ':' || "WorkTableKey") <> ${but.toLowerCase()}
        order by "CreateDate", "WorkFlowTable_Id" limit 1`,
  );
  const [row] = rows;
  return row === undefined
    ? null
    : {
        table: String(row.WorkTable),
        cnName: call.context.catalog.table(String(row.WorkTable))?.cnName ?? String(row.WorkTableName),
        key: String(row.WorkTableKey),
        label: String(row.WorkTableCode),
      };
};
