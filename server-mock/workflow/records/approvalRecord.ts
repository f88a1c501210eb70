import { auditStatus } from '../../../runtime/model/access/documentState.ts';
import { auditField } from '../../../runtime/model/fields/stateFields.ts';
import { isMessageKey } from '../../../runtime/model/messages/index.ts';
import type { ApprovalLine } from '../../../runtime/model/print/PrintWorld.ts';
import type { ApprovalRecord } from '../../context/ApprovalRecord.ts';
import { run } from '../../db/sql/compile.ts';
import { anyOf } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { asText, type UserCall } from '../../http/Call.ts';
import { readChanges } from '../../records/readChanges.ts';

/** Maximum decisions read in one call, and shown of one document. */
const mostInAll = 20_000;
const most = 100;

interface Decision extends Omit<ApprovalLine, 'verdict'> {
  readonly status: number;
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** Decisions of documents in a flow. Those before a reversal stay: the record says what happened. */
const inFlows = async ({ context }: UserCall, table: string, keys: readonly string[]) => {
  const { rows } = await run(
    context.db,
    sql`select "WorkTableKey", "StepName", "Auditor", "AuditStatus", "Remark", "AuditDate" from "Sys_WorkFlowTableAuditLog"
        where "WorkTable" = ${table} and "WorkTableKey" = ${anyOf([...keys])} and "Kind" in ('vote', 'reverse')
        order by "AuditLog_Id" limit ${mostInAll}`,
  );
  return rows.map((row): readonly [string, Decision] => [
    text(row.WorkTableKey),
    {
      step: text(row.StepName),
      by: text(row.Auditor),
      status: Number(row.AuditStatus),
      at: text(row.AuditDate).slice(0, 16),
      remark: text(row.Remark),
    },
  ]);
};

/** Decisions by the button of documents without a flow, from the operation log. */
const byButton = async ({ context }: UserCall, table: string, keys: readonly string[]) => {
  const { rows } = await run(
    context.db,
    sql`select "TableKey", "UserName", "BeginDate", "Changes" from "Sys_Log"
        where "TableName" = ${table} and "TableKey" = ${anyOf([...keys])} and "LogType" = 'Audit'
        order by "Id" limit ${mostInAll}`,
  );
  return rows.map((row): readonly [string, Decision] => {
    const changes = readChanges(row.Changes);
    const [, to] = (changes?.[auditField] ?? []) as readonly unknown[];
    return [
      text(row.TableKey),
      {
        step: '',
        by: text(row.UserName),
        status: Number(to ?? auditStatus.open),
        at: text(row.BeginDate).slice(0, 16),
        remark: asText(changes?.reason) ?? '',
      },
    ];
  });
};

/** Who decided about documents, when and how, as printed documents say it. */
export const approvalRecord: ApprovalRecord = async (call, table, keys) => {
  const made = new Map<string, ApprovalLine[]>();
  const add = (key: string, { status, ...decision }: Decision): void => {
    const list = made.get(key) ?? [];
    const verdict = `print.verdict.${status}`;
    if (list.length >= most || !isMessageKey(verdict)) return;
    list.push({ ...decision, verdict: call.say(verdict) });
    made.set(key, list);
  };
  for (const [key, decision] of await inFlows(call, table, keys)) add(key, decision);
  const others = keys.filter((key) => !made.has(key));
  if (others.length > 0)
    for (const [key, decision] of await byButton(call, table, others)) add(key, decision);
  return made;
};
