import type { Json } from '../../../../runtime/model/schema/Json.ts';
import type { Plain } from '../../../../runtime/wire/Endpoint.ts';
import type { Message } from '../../../../runtime/wire/inbox/Message.ts';
import type { AmountRange, PageAnswer, PageBody } from '../../../../runtime/wire/PageQuery.ts';
import { sql } from '../../../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../../../http/Answer.ts';
import { asObject, asText, sentBody, type UserCall } from '../../../http/Call.ts';
import { pageLimit, pageOf } from '../../../operations/page.ts';
import { accessTable } from '../../../reading/tableAccess.ts';
import { amountScope } from '../../inbox/amountScope.ts';
import { taskValue } from '../../inbox/taskScopes.ts';

/** A number as people write it: its length is limited before the database reads it. */
const decimal = /^-?\d{1,18}(?:\.\d{1,6})?$/;

/** The range of a call; undefined: it sent none. */
const sentRange = (sent: Json | undefined): AmountRange | { readonly unread: string } | undefined => {
  const range = asObject(sent);
  const [least, most] = [asText(range?.least) || undefined, asText(range?.most) || undefined];
  const unread = [least, most].find((end) => end !== undefined && !decimal.test(end));
  if (unread !== undefined) return { unread: unread.slice(0, 100) };
  if (least === undefined && most === undefined) return undefined;
  return { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
};

/**
 * `POST /api/Sys_WorkFlowTable/Page`: like any Page; `value` 0 waiting for me, 1 decided by me, 2 created by
 * me, 3 copied to me. `amount` `{least, most}` leaves documents with an amount in between ({@link amountScope}).
 */
export const taskPage = async (call: UserCall): Promise<Answer<Plain<PageAnswer>>> => {
  const found = accessTable(call, 'Sys_WorkFlowTable', 'Search');
  if ('refused' in found) return found.refused;
  const body = sentBody<PageBody>(call);
  const wanted = taskValue(call.user, asText(body.value), call.context.clock.now());
  const range = sentRange(body.amount);
  if (range !== undefined && 'unread' in range)
    return refuse('422', call.say('inbox.amountUnread', { amount: range.unread }));
  const listed = [wanted, found.access.scope].filter((part) => part !== undefined);
  const limits =
    range === undefined
      ? []
      : [await amountScope(call, listed.length > 0 ? sql.join(listed, sql` and `) : sql`true`, range)];
  return pageOf(call, found.access, [...(wanted === undefined ? [] : [wanted]), ...limits], pageLimit);
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
