import type { Queryable } from '../../db/Database.ts';
import { noteNews } from '../../events/committedNews.ts';

const seats = `
  delete from "Sys_WorkFlowTableUserAuditStatus" where "WorkTable" = $1 and "WorkTableKey" = any($2::text[])
  returning "User_Id", "Role_Id"`;
const copies = `
  delete from "Sys_WorkFlowCopy" where "WorkTable" = $1 and "WorkTableKey" = any($2::text[]) returning "User_Id"`;
const instances = `
  delete from "Sys_WorkFlowTable" where "WorkTable" = $1 and "WorkTableKey" = any($2::text[]) returning "CreateID"`;

const numbers = (values: readonly unknown[]): readonly number[] => [
  ...new Set(values.filter((value) => value !== null).map(Number)),
];

/** Removes the instances of deleted documents; the log keeps their decisions. */
export const removeInstances = async (
  tx: Queryable,
  table: string,
  keys: readonly string[],
): Promise<void> => {
  const { rows: asked } = await tx.query(seats, [table, keys]);
  const { rows: told } = await tx.query(copies, [table, keys]);
  const { rows: made } = await tx.query(instances, [table, keys]);
  if (made.length === 0) return;
  const users = numbers([
    ...[...asked, ...told].map((row) => row.User_Id),
    ...made.map((row) => row.CreateID),
  ]);
  noteNews(tx, { table, keys, users, roles: numbers(asked.map((row) => row.Role_Id)) });
};
