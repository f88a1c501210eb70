import { messageOf } from '../../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../../runtime/model/schema/Issue.ts';
import { parseJson } from '../../../../runtime/wire/parseJson.ts';
import type { StepEntry } from '../../../../runtime/wire/workflow/StepsAnswer.ts';
import { numberIn, textIn } from '../../../db/columnValue.ts';
import type { Queryable } from '../../../db/Database.ts';
import { asObject, type UserCall } from '../../../http/Call.ts';

/** Maximum entries shown, the newest; a document usually has a handful. */
const most = 1000;

const entriesOf = `
  select * from (
    select "AuditLog_Id", "StepId", "StepName", "Auditor", "AuditStatus", "Remark", "Note", "AuditDate", "Kind", "Round"
    from "Sys_WorkFlowTableAuditLog" where "WorkTable" = $1 and "WorkTableKey" = $2
    order by "AuditLog_Id" desc limit ${most}) as newest
  order by "AuditLog_Id"`;

/** History of a document in its workflow, oldest first, with notes in the caller's language. */
export const flowLog = async (
  db: Queryable,
  call: UserCall,
  table: string,
  key: string,
): Promise<readonly StepEntry[]> => {
  const { rows } = await db.query(entriesOf, [table, key]);
  return rows.map((row) => ({
    stepId: textIn(row.StepId),
    stepName: textIn(row.StepName),
    auditor: textIn(row.Auditor),
    auditStatus: numberIn(row.AuditStatus),
    remark: textIn(row.Remark),
    note: noteText(call, String(row.Note ?? '')),
    auditDate: textIn(row.AuditDate),
    kind: textIn(row.Kind),
    round: numberIn(row.Round),
  }));
};

const noteText = (call: UserCall, stored: string): string => {
  const parsed = parseJson(stored);
  const note = parsed.ok ? asObject(parsed.value) : undefined;
  if (typeof note?.rule !== 'string') return stored;
  // Written by `noteOf`, which stores only names and numbers.
  const params = (asObject(note.params) ?? {}) as Issue['params'];
  return messageOf({ rule: note.rule, params }, call.locale);
};
