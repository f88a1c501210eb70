import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import type { FlowRecord } from './FlowRecord.ts';
import { RecordInsert } from './RecordInsert.ts';

/** Columns that identify a copy and never change. */
const whose = ['WorkFlowTable_Id', 'User_Id', 'WorkTable', 'WorkTableName', 'WorkTableKey'];
/** Columns of the latest copy: label, sender and time. */
const told = [
  ...['WorkTableCode', 'UserName', 'StepId', 'StepName', 'Reason', 'IsRead'],
  ...['CreateID', 'Creator', 'CreateDate'],
];

const newCopies = new RecordInsert('Sys_WorkFlowCopy', [...whose, ...told]);

/** A repeated copy replaces the text of the first one. */
const nextCopies = `${newCopies.text}
  on conflict ("WorkFlowTable_Id", "User_Id") do update set
    ${told.map((column) => `"${column}" = excluded."${column}"`).join(', ')},
    "Version" = "Sys_WorkFlowCopy"."Version" + 1`;

/** Rows of copies of one event; `document` holds the columns that name it. */
export const copyRows = ({ copied = [], event, by, now }: FlowRecord, document: Row): readonly Row[] =>
  copied.map(({ userId, name, node }) => ({
    ...document,
    User_Id: userId,
    UserName: name,
    StepId: node?.id ?? null,
    StepName: node?.name ?? null,
    Reason: node === undefined && 'reason' in event ? event.reason : null,
    IsRead: 0,
    CreateID: by?.userId ?? null,
    Creator: by?.name ?? null,
    CreateDate: now,
  }));

/** Writes copies in the transaction of the event. */
export const writeCopies = async (tx: Queryable, rows: readonly Row[]): Promise<void> => {
  if (rows.length > 0)
    await tx.query(nextCopies, [JSON.stringify(rows.map((row) => ({ ...row, Version: 1 })))], {
      prepared: true,
    });
};
