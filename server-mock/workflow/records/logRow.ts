import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import { text } from '../../../runtime/model/messages/index.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { Entered } from '../../../runtime/model/workflow/engine/Change.ts';
import type { FlowRecord } from './FlowRecord.ts';
import { noteOf } from './noteOf.ts';

/** Maximum characters of the column Auditor. */
const auditorLimit = 100;

/**
 * Node of an event: the open one before it; for a reverse approval the last passed one.
 * Lets the actor find the document in the list of decided ones.
 */
const nodeOf = ({
  before,
  event,
  answer,
}: FlowRecord): { readonly nodeId: string; readonly name: string } | undefined => {
  const trail = before?.instance.trail ?? [];
  if (event.kind === 'vote') return trail.at(-1);
  if (event.kind === 'reverse') return trail.findLast((visit) => visit.state === 'passed');
  if (event.kind === 'transfer' || event.kind === 'addSigner') return trail.at(-1);
  const byItself = event.kind === 'recheck' || event.kind === 'move' || event.kind === 'lapse';
  return byItself ? answer.instance.trail.at(-1) : undefined;
};

const aside: ReadonlySet<FlowRecord['event']['kind']> = new Set(['withdraw', 'urge', 'comment', 'copyTo']);

/** Name of the open node for actions that decide nothing. */
const nameAside = ({ before, event }: FlowRecord): string | undefined => {
  const last = before?.instance.trail.at(-1);
  return aside.has(event.kind) && last?.state === 'open' ? last.name : undefined;
};

/** Status shown in the history: the decision, or the state after the event. */
const statusOf = ({ event, answer }: FlowRecord): number => {
  if (event.kind === 'vote') return event.result;
  return event.kind === 'reverse' ? auditStatus.reversed : answer.instance.status;
};

/** The actor and the users acted for: 【徐经理 代 吴经理】. */
const auditorOf = ({ by, answer }: FlowRecord): string | null => {
  if (by === undefined) return null;
  const votes = answer.changes.filter((change) => change.kind === 'voted' && change.isAuto === undefined);
  const places = votes.flatMap((vote) => ('substituteFor' in vote ? (vote.substituteFor ?? []) : []));
  if (places.length === 0) return by.name;
  const names = [...new Set(places.map(({ name }) => name))].join('、');
  const key = places.length < votes.length ? 'flowTime.actedAlso' : 'flowTime.actedFor';
  return text(key, 'zh', { by: by.name, names }).slice(0, auditorLimit);
};

/**
 * Rows of Sys_WorkFlowTableAuditLog for an event.
 * The first holds all changes, so that folding the rows rebuilds the instance. Each seat the engine approved
 * adds an empty row.
 */
export const logRows = (record: FlowRecord, instanceId: number): readonly Row[] => {
  const row = logRow(record, instanceId);
  return [row, ...autoRows(record, row)];
};

const autoRows = ({ answer: { changes } }: FlowRecord, row: Row): readonly Row[] => {
  let node: Entered | undefined;
  const rows: Row[] = [];
  for (const change of changes) {
    if (change.kind === 'entered') node = change;
    if (change.kind !== 'voted' || change.isAuto === undefined) continue;
    rows.push({
      ...row,
      StepId: node?.nodeId ?? null,
      StepName: node?.name ?? null,
      User_Id: change.by.userId,
      Auditor: change.by.name,
      AuditStatus: change.status,
      Remark: text('flowTime.approvedBefore', 'zh'),
      Note: JSON.stringify({ rule: 'flowTime.passedItself', params: {} }),
      Changes: '[]',
    });
  }
  return rows;
};

/** The row of Sys_WorkFlowTableAuditLog that holds all changes of the event. */
const logRow = (record: FlowRecord, instanceId: number): Row => {
  const { event, answer, by, now } = record;
  const node = nodeOf(record);
  return {
    WorkFlowTable_Id: instanceId,
    WorkTable: record.table,
    WorkTableKey: record.key,
    StepId: node?.nodeId ?? null,
    StepName: node?.name ?? nameAside(record) ?? null,
    User_Id: by?.userId ?? null,
    Auditor: auditorOf(record),
    AuditStatus: statusOf(record),
    Remark: 'reason' in event ? event.reason : null,
    Note: JSON.stringify(noteOf(record)),
    AuditDate: now,
    Kind: event.kind,
    Round: answer.instance.round,
    Changes: JSON.stringify(answer.changes),
    Edits: record.edits === undefined ? null : JSON.stringify(record.edits),
  };
};
