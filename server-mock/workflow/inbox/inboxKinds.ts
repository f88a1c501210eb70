import { type InboxKind, mostKinds } from '../../../runtime/wire/inbox/Inbox.ts';
import { run } from '../../db/sql/compile.ts';
import { sql } from '../../db/sql/sql.ts';
import type { UserCall } from '../../http/Call.ts';
import { taskValue } from './taskScopes.ts';

/** Kinds of documents in one of the caller's lists (`value` of its Page), by name; none for an unknown list. */
export const inboxKinds = async (call: UserCall, value: string): Promise<readonly InboxKind[]> => {
  const listed = taskValue(call.user, value, call.context.clock.now());
  if (listed === undefined) return [];
  const { rows } = await run(
    call.context.db,
    sql`select "WorkTable" as "table", max("WorkTableName") as "name" from "Sys_WorkFlowTable"
        where ${listed} group by "WorkTable" order by 2, 1 limit ${mostKinds}`,
  );
  const { catalog } = call.context;
  return rows.map((row) => {
    const table = String(row.table);
    return { table, cnName: catalog.table(table)?.cnName ?? String(row.name ?? '') };
  });
};
