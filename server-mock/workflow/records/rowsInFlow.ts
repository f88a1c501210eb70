import type { RowInFlow } from '../../context/FlowState.ts';
import { name } from '../../db/sql/names.ts';
import { type RawBuilder, sql } from '../../db/sql/sql.ts';
import { isSeatOfUser, type SeatHolders } from '../people/isSeatOfUser.ts';

/** Column name of {@link inFlowColumn}. */
const flowColumn = 'jig_flow';

/**
 * SQL column telling whether a document is in a workflow and waits for this user. `key` is the document's
 * key.
 */
export const inFlowColumn = (
  of: SeatHolders,
  table: string,
  key: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
  select case when task."WorkFlow_Id" is null then 0 else 1 end + case when exists (
    select 1 from "Sys_WorkFlowTableUserAuditStatus" seat
    where seat."WorkFlowTable_Id" = task."WorkFlowTable_Id" and seat."AuditStatus" = 0
      and ${isSeatOfUser(of)}) then 2 else 0 end
  from "Sys_WorkFlowTable" task where task."WorkTable" = ${table} and task."WorkTableKey" = cast(${key} as text)
  ) as ${name(flowColumn)}`;

/** Reads {@link inFlowColumn} of a row; undefined when the document has no instance. */
export const rowInFlow = (stored: Readonly<Record<string, unknown>>): RowInFlow | undefined => {
  const bits = stored[flowColumn];
  if (bits === null || bits === undefined) return undefined;
  return { hasFlow: Number(bits) % 2 === 1, isAsked: Number(bits) >= 2 };
};
