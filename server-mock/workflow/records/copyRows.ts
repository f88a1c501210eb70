import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import type { FlowRecord } from './FlowRecord.ts';
import { RecordInsert } from './RecordInsert.ts';

/** Whom which document is copied to: what never changes of a copy. */
const whose = ['WorkFlowTable_Id', 'User_Id', 'WorkTable', 'WorkTableName', 'WorkTableKey'];
/** What it is called, who told him of it, and when. */
const told = [
  ...['WorkTableCode', 'UserName', 'StepId', 'StepName', 'Reason', 'IsRead'],
  ...['CreateID', 'Creator', 'CreateDate'],
];

const newCopies = new RecordInsert('Sys_WorkFlowCopy', [...whose, ...told]);

/** Told again, he has it once, as it was said last. */
const nextCopies = `${newCopies.text}
  on conflict ("WorkFlowTable_Id", "User_Id") do update set
    ${told.map((column) => `"${column}" = excluded."${column}"`).join(', ')},
    "Version" = "Sys_WorkFlowCopy"."Version" + 1`;

/** Rows of whom an event copies a document to; `document`: the columns that say which. */
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

/** Writes them, in the transaction of the event. */
export const writeCopies = async (tx: Queryable, rows: readonly Row[]): Promise<void> => {
  if (rows.length > 0)
    await tx.query(nextCopies, [JSON.stringify(rows.map((row) => ({ ...row, Version: 1 })))], {
      prepared: true,
    });
};
