import { auditStatus } from '../../runtime/model/documentState.ts';
import type { Row } from '../../runtime/model/Row.ts';
import type { FlowRecord } from './FlowRecord.ts';
import { noteOf } from './noteOf.ts';

/** The node an event was decided in: the open one before it, of a reverse approval the last one passed. */
const nodeOf = ({
  before,
  event,
  answer,
}: FlowRecord): { readonly nodeId: string; readonly name: string } | undefined => {
  const trail = before?.instance.trail ?? [];
  if (event.kind === 'vote') return trail.at(-1);
  if (event.kind === 'reverse') return trail.findLast((visit) => visit.state === 'passed');
  if (event.kind === 'transfer' || event.kind === 'addSigner' || event.kind === 'withdraw')
    return trail.at(-1);
  return event.kind === 'recheck' || event.kind === 'move' ? answer.instance.trail.at(-1) : undefined;
};

/** The status a row of the record shows: what was decided, or how the document stands after it. */
const statusOf = ({ event, answer }: FlowRecord): number => {
  if (event.kind === 'vote') return event.result;
  return event.kind === 'reverse' ? auditStatus.reversed : answer.instance.status;
};

/** One row of Sys_WorkFlowTableAuditLog: everything that happened with the event, so that folding the rows gives the instance. */
export const logRow = (record: FlowRecord, instanceId: number): Row => {
  const { event, answer, by, now } = record;
  const node = nodeOf(record);
  return {
    WorkFlowTable_Id: instanceId,
    WorkTable: record.table,
    WorkTableKey: record.key,
    StepId: node?.nodeId ?? null,
    StepName: node?.name ?? null,
    User_Id: by?.userId ?? null,
    Auditor: by?.name ?? null,
    AuditStatus: statusOf(record),
    Remark: 'reason' in event ? event.reason : null,
    Note: JSON.stringify(noteOf(record)),
    AuditDate: now,
    Kind: event.kind,
    Round: answer.instance.round,
    Changes: JSON.stringify(answer.changes),
  };
};
