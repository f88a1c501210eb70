import type { UserCall } from '../../../http/Call.ts';

const seen = `
  update "Sys_WorkFlowCopy" set "IsRead" = 1
  where "WorkTable" = $1 and "WorkTableKey" = $2 and "User_Id" = $3 and "IsRead" = 0`;

/** Marks a copied document as read when its receiver views its workflow. */
export const markRead = async (call: UserCall, table: string, key: string): Promise<void> => {
  const { db, changes } = call.context;
  const { affected } = await db.query(seen, [table, key, call.user.id], { prepared: true });
  if (affected > 0) changes.bump(['Sys_WorkFlowCopy']);
};
