import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { Visit } from '../../../runtime/model/workflow/engine/FlowInstance.ts';
import type { Queryable } from '../../db/Database.ts';
import { noteNews } from '../../events/committedNews.ts';
import type { Mail } from '../../mail/Mailer.ts';
import { mailsOf } from '../mail/mailsOf.ts';
import type { KnownPeople } from '../people/KnownPeople.ts';
import { copyRows, writeCopies } from './copyRows.ts';
import type { FlowRecord } from './FlowRecord.ts';
import { logRows } from './logRow.ts';
import { flowMessages, messageRow } from './messageRows.ts';
import { newsOf } from './newsOf.ts';
import { RecordInsert } from './RecordInsert.ts';
import { seatChanges } from './seatRows.ts';
import { removeSeats, writeSeats } from './writeSeats.ts';

/** Tables that every event writes; caches of them are dropped after the commit. */
export const flowTables = [
  'Sys_WorkFlowTable',
  'Sys_WorkFlowTableUserAuditStatus',
  'Sys_WorkFlowTableAuditLog',
  'Sys_WorkFlowCopy',
  'Sys_Message_history',
] as const;

/** Thrown when another event changed the instance after this one was decided. */
export class InstanceMoved extends Error {}

const newInstances = new RecordInsert(
  'Sys_WorkFlowTable',
  [
    ...[
      'WorkTable',
      'WorkTableName',
      'WorkTableKey',
      'WorkTableCode',
      'WorkFlow_Id',
      'WorkName',
      'FlowVersion',
    ],
    ...[
      'CurrentStepId',
      'StepName',
      'AuditStatus',
      'Round',
      'State',
      'DueDate',
      'CheckDate',
      'SelfSubstitute',
    ],
    ...['CreateID', 'Creator', 'CreateDate'],
  ],
  ['WorkFlowTable_Id', 'WorkTableKey'],
);

const nextInstance = `
  update "Sys_WorkFlowTable" set "Version" = "Version" + 1, "WorkFlow_Id" = $3, "WorkName" = $4, "FlowVersion" = $5,
    "CurrentStepId" = $6, "StepName" = $7, "AuditStatus" = $8, "Round" = $9, "State" = $10,
    "DueDate" = $11, "CheckDate" = $12, "SelfSubstitute" = $13, "ModifyDate" = $14
  where "WorkFlowTable_Id" = $1 and "Version" = $2`;

const newLog = new RecordInsert('Sys_WorkFlowTableAuditLog', [
  ...['WorkFlowTable_Id', 'WorkTable', 'WorkTableKey', 'StepId', 'StepName', 'User_Id', 'Auditor'],
  ...['AuditStatus', 'Remark', 'Note', 'AuditDate', 'Kind', 'Round', 'Changes', 'Edits'],
]);

const newMessages = new RecordInsert('Sys_Message_history', [
  ...['Title', 'Content', 'User_Id', 'UserName', 'WorkTable', 'WorkTableName', 'WorkTableKey'],
  ...['IsRead', 'Mail', 'CreateDate'],
]);

/** Time of the next reminder or deadline of an open node. */
const checkOf = ({ due, remindAt, reminded, lapsed }: Visit): string | undefined =>
  lapsed !== undefined ? undefined : reminded === undefined ? (remindAt ?? due) : due;

/** Columns of an instance for lists and flags, and its state as text. */
const instanceColumns = ({ answer: { instance }, flowName, selfSubstitute }: FlowRecord) => {
  const open = instance.waiting === 'seats' ? instance.trail.at(-1) : undefined;
  return {
    WorkFlow_Id: instance.flow?.id ?? null,
    WorkName: flowName,
    FlowVersion: instance.flow?.version ?? null,
    CurrentStepId: open?.nodeId ?? null,
    StepName: open?.name ?? null,
    AuditStatus: instance.status,
    Round: instance.round,
    State: JSON.stringify(instance),
    DueDate: open?.due ?? null,
    CheckDate: (open && checkOf(open)) ?? null,
    SelfSubstitute: selfSubstitute ? 1 : 0,
  };
};

const firstRow = (record: FlowRecord): Row => ({
  WorkTable: record.table,
  WorkTableName: record.cnName,
  WorkTableKey: record.key,
  WorkTableCode: record.label.slice(0, 200),
  ...instanceColumns(record),
  CreateID: record.answer.instance.creatorId,
  Creator: record.creator,
  CreateDate: record.now,
});

const insertFirst = async (
  tx: Queryable,
  records: readonly FlowRecord[],
): Promise<ReadonlyMap<string, number>> => {
  const made = await newInstances.run(tx, records.filter(({ before }) => before === undefined).map(firstRow));
  return new Map(made.map((row) => [String(row.WorkTableKey), Number(row.WorkFlowTable_Id)]));
};

/** Compare and set: stores a decision only when the instance is unchanged. */
const advanceStored = async (tx: Queryable, record: FlowRecord): Promise<void> => {
  const { before } = record;
  if (before === undefined) return;
  const values = Object.values(instanceColumns(record));
  const done = await tx.query(nextInstance, [before.id, before.version, ...values, record.now], {
    prepared: true,
  });
  if (done.affected !== 1) throw new InstanceMoved();
};

/**
 * Stores events of one or many documents in the caller's transaction: instances, seats, log, messages.
 * Returns the mails to send after the commit. Throws {@link InstanceMoved}.
 */
export const storeRecords = async (
  tx: Queryable,
  records: readonly FlowRecord[],
  people: KnownPeople,
): Promise<readonly Mail[]> => {
  if (records.length === 0) return [];
  const made = await insertFirst(tx, records);
  const seats: Row[] = [];
  const log: Row[] = [];
  const messages: Row[] = [];
  const mails: Mail[] = [];
  const copies: Row[] = [];
  for (const record of records) {
    const id = record.before?.id ?? made.get(record.key) ?? 0;
    const was = record.before?.instance;
    const is = record.answer.instance;
    await advanceStored(tx, record);
    if (was !== undefined) await removeSeats(tx, id, was, is);
    const { table: WorkTable, cnName: WorkTableName, key: WorkTableKey } = record;
    const WorkTableCode = record.label.slice(0, 200);
    const document = { WorkFlowTable_Id: id, WorkTable, WorkTableName, WorkTableKey, WorkTableCode };
    seats.push(...seatChanges(was, is).written.map((seat) => ({ ...document, ...seat })));
    copies.push(...copyRows(record, document));
    log.push(...logRows(record, id));
    const told = flowMessages(record, people);
    noteNews(tx, newsOf(record, told));
    messages.push(...told.map((message) => messageRow(message, record)));
    mails.push(...mailsOf(told, record));
  }
  await writeSeats(tx, seats);
  await writeCopies(tx, copies);
  await newLog.run(tx, log);
  await newMessages.run(tx, messages);
  return mails;
};
