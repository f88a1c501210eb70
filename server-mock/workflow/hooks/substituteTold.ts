import { text } from '../../../runtime/model/messages/index.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { storedTitle } from '../../catalog/storedTitle.ts';
import type { Hook, HookInput } from '../../context/Hook.ts';
import { RecordInsert } from '../records/RecordInsert.ts';
import { flowTables } from '../records/storeRecords.ts';

const newMessages = new RecordInsert('Sys_Message_history', [
  ...['Title', 'Content', 'User_Id', 'UserName', 'WorkTable', 'WorkTableName', 'WorkTableKey'],
  ...['IsRead', 'CreateDate'],
]);

const namesOf = 'select "User_Id", "UserTrueName" from "Sys_User" where "User_Id" = any($1::int[])';

/**
 * Sys_WorkFlowSubstitute, after the commit: notifies a new substitute, then reports that inbox counts
 * changed.
 */
export const substituteTold: Hook = async (input) => {
  const { call, moment, table, stored, values } = input;
  const { changes, events } = call.context;
  const row: Row = { ...stored, ...values };
  const users = [row.User_Id, row.Substitute_Id, stored?.User_Id, stored?.Substitute_Id].flatMap((cell) =>
    cell === undefined || cell === null ? [] : [Number(cell)],
  );
  const isOn = moment !== 'delAfter' && Number(row.Enable ?? 1) === 1;
  const isAnother = Number(stored?.Substitute_Id ?? 0) !== Number(row.Substitute_Id);
  if (isOn && isAnother) await tell(input, row);
  changes.bump(flowTables);
  events.told([{ table: table.table, keys: [String(row[table.key] ?? '')], users, roles: [] }]);
  return [];
};

/** The message of a new substitute: for whom, for which documents, on which days. */
const tell = async ({ call, db, table }: HookInput, row: Row): Promise<void> => {
  const { catalog, clock } = call.context;
  const [userId, substituteId] = [Number(row.User_Id), Number(row.Substitute_Id)];
  const { rows } = await db.query(namesOf, [[userId, substituteId]]);
  const nameOf = (id: number) => String(rows.find((one) => Number(one.User_Id) === id)?.UserTrueName ?? '');
  const document = row.WorkTable ? catalog.source.table(String(row.WorkTable))?.cnName : undefined;
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
      WorkTableName: storedTitle(catalog, table),
      WorkTableKey: String(row[table.key] ?? ''),
      IsRead: 0,
      CreateDate: clock.now(),
    },
  ]);
};
