import { text } from '../../runtime/model/messages/index.ts';
import type { Row } from '../../runtime/model/Row.ts';
import { RecordInsert } from '../workflow/RecordInsert.ts';
import { flowTables } from '../workflow/storeRecords.ts';
import type { Hook } from './Hook.ts';

const newMessages = new RecordInsert('Sys_Message_history', [
  ...['Title', 'Content', 'User_Id', 'UserName', 'WorkTable', 'WorkTableName', 'WorkTableKey'],
  ...['IsRead', 'CreateDate'],
]);

const namesOf = 'select "User_Id", "UserTrueName" from "Sys_User" where "User_Id" = any($1::int[])';

/**
 * Sys_WorkFlowSubstitute, after the commit: whose documents somebody sees has changed, so counts are taken anew; a new
 * substitute is told.
 */
export const substituteTold: Hook = async ({ call, db, moment, table, stored, values }) => {
  const { catalog, changes, clock, events } = call.context;
  const row: Row = { ...stored, ...values };
  const [userId, substituteId] = [Number(row.User_Id), Number(row.Substitute_Id)];
  const key = String(row[table.key] ?? '');
  const before = stored === undefined ? [] : [Number(stored.User_Id), Number(stored.Substitute_Id)];
  changes.bump(flowTables);
  events.told([{ table: table.table, keys: [key], users: [userId, substituteId, ...before], roles: [] }]);
  const isOn = moment !== 'delAfter' && Number(row.Enable ?? 1) === 1;
  if (!isOn || Number(stored?.Substitute_Id ?? 0) === substituteId) return [];
  const { rows } = await db.query(namesOf, [[userId, substituteId]]);
  const nameOf = (id: number) => String(rows.find((one) => Number(one.User_Id) === id)?.UserTrueName ?? '');
  const document = row.WorkTable ? catalog.table(String(row.WorkTable))?.cnName : undefined;
  const params = {
    name: nameOf(userId),
    begin: String(row.BeginDate ?? '').slice(0, 10),
    end: String(row.EndDate ?? '').slice(0, 10),
    documents: document ?? text('flowTime.allDocuments', 'zh'),
  };
  await newMessages.run(db, [
    {
      Title: text('flowTime.told.named', 'zh', params).slice(0, 200),
      Content: text('flowTime.told.namedFor', 'zh', params),
      User_Id: substituteId,
      UserName: nameOf(substituteId),
      WorkTable: table.table,
      WorkTableName: table.cnName,
      WorkTableKey: key,
      IsRead: 0,
      CreateDate: clock.now(),
    },
  ]);
  return [];
};
