import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { FlowInstance } from '../../../runtime/model/workflow/engine/FlowInstance.ts';
import type { Queryable } from '../../db/Database.ts';
import { RecordInsert } from './RecordInsert.ts';
import { seatChanges } from './seatRows.ts';

/** Columns that identify a seat and never change. */
const whose = [
  ...['WorkFlowTable_Id', 'Visit', 'SeatId'],
  ...['WorkTable', 'WorkTableName', 'WorkTableKey', 'WorkTableCode'],
];
/** Columns for the holder of a seat and its decision. */
const state = [
  ...['StepId', 'StepName', 'User_Id', 'Role_Id', 'UserName'],
  ...['Auditor_Id', 'Auditor', 'AuditStatus', 'AuditDate', 'Remark', 'Round'],
];

const newSeats = new RecordInsert('Sys_WorkFlowTableUserAuditStatus', [...whose, ...state]);

const nextSeats = `${newSeats.text}
  on conflict ("WorkFlowTable_Id", "Visit", "SeatId") do update set
    ${state.map((column) => `"${column}" = excluded."${column}"`).join(', ')},
    "Version" = "Sys_WorkFlowTableUserAuditStatus"."Version" + 1`;

const goneSeats = `
  delete from "Sys_WorkFlowTableUserAuditStatus" s using unnest($2::int[], $3::int[]) as gone("Visit", "SeatId")
  where s."WorkFlowTable_Id" = $1 and s."Visit" = gone."Visit" and s."SeatId" = gone."SeatId"`;

/** Deletes the seats that an event removed. */
export const removeSeats = async (
  tx: Queryable,
  id: number,
  before: FlowInstance,
  after: FlowInstance,
): Promise<void> => {
  const { gone } = seatChanges(before, after);
  if (gone.length === 0) return;
  await tx.query(goneSeats, [id, gone.map(({ Visit }) => Visit), gone.map(({ SeatId }) => SeatId)], {
    prepared: true,
  });
};

/** Inserts new seats and updates changed ones. */
export const writeSeats = async (tx: Queryable, rows: readonly Row[]): Promise<void> => {
  if (rows.length > 0)
    await tx.query(nextSeats, [JSON.stringify(rows.map((row) => ({ ...row, Version: 1 })))], {
      prepared: true,
    });
};
