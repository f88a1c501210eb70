import type { CommentsBody, CommentsPage } from '../../../runtime/wire/records/Comments.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../../http/Call.ts';
import { seenRecord } from './seenRecord.ts';

/** Comments per page. */
const pageLength = 20;

/**
 * `POST /api/{table}/Comments` `{key, before?}`: the comments on a record, newest first. A user who may open
 * the record reads them.
 */
export const comments = async (call: UserCall, tableName: string): Promise<Answer<CommentsPage>> => {
  const body = sentBody<CommentsBody>(call);
  const found = await seenRecord(call, tableName, asText(body.key));
  if ('refused' in found) return found.refused;
  const before = asText(body.before);
  if (before !== undefined && !/^[0-9]{1,9}$/.test(before))
    return refuse('422', call.say('server.paramsIncomplete'));
  const { rows } = await call.context.db.query(
    `select "Comment_Id", "UserName", to_char("CreateDate", 'YYYY-MM-DD HH24:MI:SS') as "At", "Content"
     from "Sys_Comment"
     where "TableName" = $1 and "TableKey" = $2 and ($3::int is null or "Comment_Id" < $3::int)
     order by "Comment_Id" desc limit ${pageLength + 1}`,
    [found.table.table, found.key, before === undefined ? null : Number(before)],
  );
  const page = rows.slice(0, pageLength);
  return succeed(null, {
    comments: page.map((row) => ({
      id: String(row.Comment_Id),
      by: String(row.UserName ?? ''),
      at: String(row.At ?? ''),
      text: String(row.Content ?? ''),
    })),
    next: rows.length > pageLength ? String(page.at(-1)?.Comment_Id) : null,
  });
};
