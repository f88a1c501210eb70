import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/Database.ts';
import { compileSql } from '../sql/compile.ts';
import { anyOf } from '../sql/names.ts';
import { isSeatOfUser, type SeatHolders } from './isSeatOfUser.ts';

/** What flags of a row ask about its flow. */
export interface RowInFlow {
  /** A flow was for the document. */
  readonly hasFlow: boolean;
  /** The user is asked now. */
  readonly isAsked: boolean;
}

const asked = (of: SeatHolders, table: string, keys: readonly string[]): RawBuilder<unknown> => sql`
  select "WorkTableKey", "WorkFlow_Id" is not null as "HasFlow", exists (
    select 1 from "Sys_WorkFlowTableUserAuditStatus" seat
    where seat."WorkFlowTable_Id" = task."WorkFlowTable_Id" and seat."AuditStatus" = 0
      and ${isSeatOfUser(of)}) as "IsAsked"
  from "Sys_WorkFlowTable" task where "WorkTable" = ${table} and "WorkTableKey" = ${anyOf(keys)}`;

/** Which of these documents are in a flow, and which wait for this user: one query for a page. */
export const rowsInFlow = async (
  db: Queryable,
  of: SeatHolders,
  table: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, RowInFlow>> => {
  if (keys.length === 0) return new Map();
  const { sql: text, params } = compileSql(asked(of, table, keys));
  const { rows } = await db.query(text, params, { prepared: true });
  return new Map(
    rows.map((row) => [
      String(row.WorkTableKey),
      { hasFlow: row.HasFlow === true, isAsked: row.IsAsked === true },
    ]),
  );
};
