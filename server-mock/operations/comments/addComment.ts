import { isBlankText, trimBlanks } from '../../../runtime/model/fields/columnTypes/blanks.ts';
import {
  mentionKeys,
  mentionParts,
  mentionWords,
} from '../../../runtime/model/fields/mention/mentionText.ts';
import type { AddedComment, NewComment } from '../../../runtime/wire/records/Comments.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../../http/Call.ts';
import { keyText } from '../../records/keyText.ts';
import { insertRow } from '../../records/writeRow.ts';
import { mentionedUsers } from './mentionedUsers.ts';
import { seenRecord } from './seenRecord.ts';
import { tellMentioned } from './tellMentioned.ts';

/** Maximum characters of a comment, and users it may mention. */
const longest = 2000;
const mostMentions = 20;

/** The text with the real names of mentioned users; mentions of unknown ones become plain text. */
const named = (text: string, names: ReadonlyMap<string, string>): string =>
  mentionParts(text)
    .map((part) => {
      if (typeof part === 'string') return part;
      const value = names.get(part.field);
      return value === undefined ? part.value : `[[${JSON.stringify({ value, field: part.field })}]]`;
    })
    .join('');

/**
 * `POST /api/{table}/AddComment` `{key, text}`: adds a comment and sends a message to each mentioned user who may open the
 * record. Whoever may open the record may comment on it.
 */
export const addComment = async (call: UserCall, tableName: string): Promise<Answer<AddedComment>> => {
  const body = sentBody<NewComment>(call);
  const found = await seenRecord(call, tableName, asText(body.key));
  if ('refused' in found) return found.refused;
  const { context, user } = call;
  const sent = trimBlanks(asText(body.text) ?? '');
  const ids = [...new Set(mentionKeys(sent))];
  if (isBlankText(mentionWords(sent))) return refuse('422', call.say('comment.empty'));
  if (sent.length > longest || ids.length > mostMentions)
    return refuse('422', call.say('comment.tooLong', { n: longest, m: mostMentions }));
  const comments = context.catalog.table('Sys_Comment');
  if (comments === undefined) return refuse('404', call.say('server.unknownTable', { table: 'Sys_Comment' }));
  const { told, untold, names } = await mentionedUsers(call, found.table.table, found.key, ids);
  const text = named(sent, names);
  const words = mentionWords(text);
  const at = context.clock.now();
  const id = await context.db.transaction(async (tx) => {
    const made = await insertRow(tx, comments, {
      TableName: found.table.table,
      TableKey: found.key,
      Content: text,
      User_Id: user.id,
      UserName: user.realName,
      CreateDate: at,
    });
    await tellMentioned(tx, call, { table: found.table, key: found.key, words, users: told });
    return made;
  });
  context.changes.bump(['Sys_Comment', 'Sys_Message_history']);
  context.events.told([
    { table: 'Sys_Message_history', keys: [], users: told.map((one) => one.id), roles: [] },
  ]);
  const comment = { id: keyText(id), by: user.realName, at, text };
  return succeed(call.say('comment.added'), { comment, untold: untold.map(({ realName }) => realName) });
};
