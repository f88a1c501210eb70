import type { Queryable } from '../db/Database.ts';

const seats = `
  delete from "Sys_WorkFlowTableUserAuditStatus" where "WorkTable" = $1 and "WorkTableKey" = any($2::text[])`;
const instances = `delete from "Sys_WorkFlowTable" where "WorkTable" = $1 and "WorkTableKey" = any($2::text[])`;

/** Documents that are deleted are in no flow any more; what was decided about them stays in the log. */
export const removeInstances = async (
  tx: Queryable,
  table: string,
  keys: readonly string[],
): Promise<void> => {
  await tx.query(seats, [table, keys]);
  await tx.query(instances, [table, keys]);
};
