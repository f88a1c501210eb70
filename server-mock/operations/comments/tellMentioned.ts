import type { User } from '../../../runtime/model/access/User.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { text } from '../../../runtime/model/messages/index.ts';
import { storedTitle } from '../../catalog/storedTitle.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { insertRow } from '../../records/writeRow.ts';

/** A comment that mentions users. */
interface Telling {
  readonly table: ResolvedTable;
  readonly key: string;
  readonly words: string;
  readonly users: readonly User[];
}

/** Writes a message for each user, with a link to the record, in the transaction of the comment. */
export const tellMentioned = async (
  tx: Queryable,
  { context, user }: TransactionCall,
  { table, key, words, users }: Telling,
): Promise<void> => {
  const messages = context.catalog.table('Sys_Message_history');
  if (messages === undefined) return;
  const document = storedTitle(context.catalog, table);
  for (const { id, realName } of users)
    await insertRow(tx, messages, {
      Title: text('comment.told', 'zh', { name: user.realName, document }).slice(0, 200),
      Content: words,
      User_Id: id,
      UserName: realName,
      WorkTable: table.table,
      WorkTableName: document,
      WorkTableKey: key,
      IsRead: 0,
      CreateDate: context.clock.now(),
    });
};
