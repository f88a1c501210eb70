import { isAudited, isClosable } from '../../../../runtime/model/access/documentState.ts';
import type { DocumentTable } from '../../../../runtime/model/fields/resolve/DocumentTable.ts';
import { caseField } from '../../../../runtime/model/fields/stateFields.ts';
import type { UnstartedAnswer } from '../../../../runtime/wire/workflow/FlowDocuments.ts';
import { anyOf, name } from '../../../db/sql/names.ts';
import { type RawBuilder, sql } from '../../../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../../../http/Answer.ts';
import { asList, asText, bodyObject, type UserCall } from '../../../http/Call.ts';
import { systemRun, systemTable } from '../../../reading/systemRows.ts';
import { writeLog } from '../../../records/writeLog.ts';
import { actorOf } from '../../calls/flowEvent.ts';
import { visibleDocuments } from '../../calls/visibleDocuments.ts';
import { sendMails } from '../../mail/sendMails.ts';
import { submitStored } from '../../moves/submitStored.ts';
import { flowTables } from '../../records/storeRecords.ts';

/** Maximum documents listed and per call. */
const most = 500;

/** Condition for open documents that were saved before their table had a flow. */
const unstarted = ({ main }: DocumentTable): RawBuilder<unknown> => sql`
  coalesce("AuditStatus", 0) = 0
  ${isClosable(main) ? sql`and coalesce(${name(caseField)}, 0) <> 1` : sql``}
  and not exists (select 1 from "Sys_WorkFlowTable" task
    where task."WorkTable" = ${main.table} and task."WorkTableKey" = cast(${name(main.table)}.${name(main.key)} as text))`;

const documentOfCall = (
  call: UserCall,
): { readonly full: DocumentTable } | { readonly refused: Answer<never> } => {
  const table = call.query('table') ?? asText(bodyObject(call).table) ?? '';
  const full = call.context.catalog.document(table);
  if (full === undefined) return { refused: refuse('404', call.say('server.unknownTable', { table })) };
  if (!isAudited(full.main))
    return { refused: refuse('422', call.say('approval.notAudited', { table: full.main.cnName })) };
  return { full };
};

/**
 * `GET /api/Sys_WorkFlow/unstarted?table=`: open documents without a workflow.
 * Answers their number (`total`), the newest visible ones, and how many are hidden from the caller
 * (`hidden`).
 */
export const unstartedDocuments = async (call: UserCall): Promise<Answer<UnstartedAnswer>> => {
  const asked = documentOfCall(call);
  if ('refused' in asked) return asked.refused;
  const { full } = asked;
  const { key, nameField, table } = full.main;
  const where = unstarted(full);
  const { db } = call.context;
  const { shown, mayRead } = visibleDocuments(call, full.main);
  const counted = await systemRun(
    db,
    'overview',
    sql`select count(*) as "total", count(*) filter (where not (${shown})) as "hidden" from ${systemTable(table)} where ${where}`,
  );
  const { rows } = await systemRun(
    db,
    'overview',
    sql`select cast(${name(key)} as text) as "key", cast(${name(mayRead(nameField) ? nameField : key)} as text) as "label"
        from ${systemTable(table)} where ${where} and ${shown} order by ${name(key)} desc limit ${most}`,
  );
  const [counts] = counted.rows;
  return succeed(null, {
    total: Number(counts?.total ?? 0),
    hidden: Number(counts?.hidden ?? 0),
    // Columns of the statement above.
    list: rows as UnstartedAnswer['list'],
  });
};

/**
 * `POST /api/Sys_WorkFlow/start?table=` `[keys]`: starts the flows of open documents without one, all or
 * none.
 * Documents hidden from the caller are skipped.
 */
export const startDocuments = async (call: UserCall): Promise<Answer<{ readonly started: number }>> => {
  const asked = documentOfCall(call);
  if ('refused' in asked) return asked.refused;
  const { full } = asked;
  const { main } = full;
  const sent = asList(call.body) ?? asList(bodyObject(call).keys) ?? [];
  const keys = [...new Set(sent.flatMap((key) => asText(key) ?? []))];
  if (keys.length === 0 || keys.length > most) return refuse('422', call.say('server.badKey'));
  const { db, changes, flows } = call.context;
  const { shown } = visibleDocuments(call, main);
  if ((await flows.published(db, main.table)).length === 0)
    return refuse('422', call.say('flow.noFlow', { table: main.cnName }));
  const { started, mails } = await db.transaction(async (tx) => {
    const chosen = sql`select ${name(main.key)} from ${systemTable(main.table)}
      where cast(${name(main.key)} as text) = ${anyOf(keys)} and ${unstarted(full)} and ${shown} order by 1`;
    await systemRun(tx, 'overview', sql`${chosen} for update`);
    // Queried again under the locks: another call may have started some of them meanwhile.
    const { rows } = await systemRun(tx, 'overview', chosen);
    const open = rows.map((row) => row[main.key] as string | number); // a key is one of these
    const letters = await submitStored(tx, call.context, full, actorOf(call), open);
    for (const key of open)
      await writeLog(tx, call, {
        type: 'Audit',
        table: main.table,
        key: String(key),
        changes: { started: true },
      });
    return { started: open.length, mails: letters };
  });
  changes.bump([main.table, 'Sys_Log', ...flowTables]);
  sendMails(call.context, mails);
  return succeed(call.say('flow.started', { n: started, left: keys.length - started }), { started });
};
