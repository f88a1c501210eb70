import type { User } from '../../runtime/model/User.ts';
import type { Queryable } from '../db/Database.ts';

/** What flags of a row ask about its flow. */
export interface RowInFlow {
  /** A flow was for the document. */
  readonly hasFlow: boolean;
  /** The user is asked now. */
  readonly isAsked: boolean;
}

const asked = `
  select "WorkTableKey", "WorkFlow_Id" is not null as "HasFlow", exists (
    select 1 from "Sys_WorkFlowTableUserAuditStatus" seat
    where seat."WorkFlowTable_Id" = task."WorkFlowTable_Id" and seat."AuditStatus" = 0
      and (seat."User_Id" = $3 or seat."Role_Id" = any($4::int[]))) as "IsAsked"
  from "Sys_WorkFlowTable" task where "WorkTable" = $1 and "WorkTableKey" = any($2::text[])`;

/** Which of these documents are in a flow, and which wait for this user: one query for a page, in his own or a role's seat. */
export const rowsInFlow = async (
  db: Queryable,
  user: User,
  table: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, RowInFlow>> => {
  if (keys.length === 0) return new Map();
  const { rows } = await db.query(asked, [table, keys, user.id, user.roleIds], { prepared: true });
  return new Map(
    rows.map((row) => [
      String(row.WorkTableKey),
      { hasFlow: row.HasFlow === true, isAsked: row.IsAsked === true },
    ]),
  );
};
