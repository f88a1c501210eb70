import type { Plain } from '../../../../runtime/wire/Endpoint.ts';
import type { Message } from '../../../../runtime/wire/inbox/Message.ts';
import type { PageAnswer, PageBody } from '../../../../runtime/wire/PageQuery.ts';
import { type Answer, succeed } from '../../../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../../../http/Call.ts';
import { pageLimit, pageOf } from '../../../operations/page.ts';
import { accessTable } from '../../../reading/tableAccess.ts';
import { taskValue } from '../../inbox/taskScopes.ts';

/**
 * `POST /api/Sys_WorkFlowTable/Page`: like any Page; `value` 0 waiting for me, 1 decided by me, 2 created by
 * me, 3 copied to me.
 */
export const taskPage = async (call: UserCall): Promise<Answer<Plain<PageAnswer>>> => {
  const found = accessTable(call, 'Sys_WorkFlowTable', 'Search');
  if ('refused' in found) return found.refused;
  const wanted = taskValue(call.user, asText(sentBody<PageBody>(call).value), call.context.clock.now());
  return pageOf(call, found.access, wanted === undefined ? [] : [wanted], pageLimit);
};

const newest = `
  select "Message_Id", "Title", "Content", "WorkTable", "WorkTableName", "WorkTableKey", "IsRead", "CreateDate"
  from "Sys_Message_history" where "User_Id" = $1 order by "Message_Id" desc limit 50`;

/**
 * `POST /api/Sys_Message_history/getUserList`: the caller's newest messages; `extra.unread` counts unread
 * ones.
 */
export const userMessages = async (call: UserCall): Promise<Answer<readonly Message[]>> => {
  const { db } = call.context;
  const { rows } = await db.query(newest, [call.user.id]);
  const unread = await db.query(
    'select count(*) as "n" from "Sys_Message_history" where "User_Id" = $1 and "IsRead" = 0',
    [call.user.id],
  );
  // Columns of the statement above.
  return succeed(null, rows as readonly object[] as readonly Message[], {
    unread: Number(unread.rows[0]?.n ?? 0),
  });
};

/** `POST /api/Sys_Message_history/read`: marks all messages of the caller as read. */
export const readMessages = async (call: UserCall): Promise<Answer<null>> => {
  const { db, changes, events } = call.context;
  await db.query('update "Sys_Message_history" set "IsRead" = 1 where "User_Id" = $1 and "IsRead" = 0', [
    call.user.id,
  ]);
  changes.bump(['Sys_Message_history']);
  events.told([{ table: 'Sys_Message_history', keys: [], users: [call.user.id], roles: [] }]);
  return succeed(null);
};
