import { auditField } from '../../../../runtime/model/fields/stateFields.ts';
import type { StepEntry } from '../../../../runtime/wire/workflow/StepsAnswer.ts';
import { textIn } from '../../../db/columnValue.ts';
import { run } from '../../../db/sql/compile.ts';
import { sql } from '../../../db/sql/sql.ts';
import { asText, type UserCall } from '../../../http/Call.ts';
import { readChanges } from '../../../records/readChanges.ts';

/** Maximum decisions shown; a document usually has a handful. */
const most = 500;

/** Decisions about a document without a workflow, from the operation log, oldest first. */
export const plainRecord = async (
  call: UserCall,
  table: string,
  key: string,
): Promise<readonly StepEntry[]> => {
  const log = await run(
    call.context.db,
    sql`select "UserName", "BeginDate", "Changes" from "Sys_Log"
        where "TableName" = ${table} and "TableKey" = ${key} and "LogType" = 'Audit'
        order by "Id" limit ${most}`,
  );
  return log.rows.map((entry) => {
    const changes = readChanges(entry.Changes);
    const [, to] = (changes?.[auditField] ?? []) as readonly unknown[];
    return {
      auditor: textIn(entry.UserName),
      auditDate: textIn(entry.BeginDate),
      auditStatus: Number(to ?? 0),
      remark: asText(changes?.reason) ?? '',
    };
  });
};
