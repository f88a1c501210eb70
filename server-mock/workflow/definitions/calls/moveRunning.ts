import type { ResolvedTable } from '../../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { messageOf } from '../../../../runtime/model/messages/index.ts';
import {
  auditingEdit,
  type WorkflowDefinition,
} from '../../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import type { RowOutcome } from '../../../../runtime/wire/records/RowOutcome.ts';
import type { RunningAnswer, RunningRow } from '../../../../runtime/wire/workflow/FlowDocuments.ts';
import { textIn } from '../../../db/columnValue.ts';
import { anyOf, name } from '../../../db/sql/names.ts';
import { type RawBuilder, sql } from '../../../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../../../http/Answer.ts';
import { asList, asText, bodyObject, type UserCall } from '../../../http/Call.ts';
import { rowDone, rowRefused } from '../../../operations/rows/rowResults.ts';
import { rowsAnswer } from '../../../operations/rows/rowsAnswer.ts';
import { parseKey } from '../../../reading/parseKey.ts';
import { systemRows, systemRun, systemTable } from '../../../reading/systemRows.ts';
import { writeLog } from '../../../records/writeLog.ts';
import { actorOf } from '../../calls/flowEvent.ts';
import { type DocumentVisibility, visibleDocuments } from '../../calls/visibleDocuments.ts';
import { sendMails } from '../../mail/sendMails.ts';
import { applyEvent } from '../../moves/applyEvent.ts';
import { decideEvent } from '../../moves/decideEvent.ts';
import { loadInstance } from '../../records/StoredInstance.ts';
import { flowTables } from '../../records/storeRecords.ts';

/** Maximum documents per preview and per call. */
const most = 500;

/** Instances under way in older versions. */
const runningOf = ({ id, version }: WorkflowDefinition): RawBuilder<unknown> => sql`
  "Sys_WorkFlowTable" where "WorkFlow_Id" = ${id} and "FlowVersion" < ${version} and "AuditStatus" in (0, 2)`;

/** Keys of documents the caller may see, as instances store them. */
const seenKeys = ({ table, key }: ResolvedTable, { shown }: DocumentVisibility): RawBuilder<unknown> => sql`
  select cast(${name(table)}.${name(key)} as text) as "key" from ${systemTable(table)} where ${shown}`;

type Asked =
  | {
      readonly flow: WorkflowDefinition;
      readonly full: NonNullable<ReturnType<UserCall['context']['catalog']['document']>>;
    }
  | { readonly refused: Answer<never> };

/** The newest version of the flow that a call names. */
const askedFlow = async (call: UserCall): Promise<Asked> => {
  const { db, flows, catalog } = call.context;
  const table = catalog.table('Sys_WorkFlow');
  const id = Number((table && parseKey(table, call.query('id') ?? asText(bodyObject(call).id))) ?? 0);
  const { rows } = await db.query('select "PublishedVersion" from "Sys_WorkFlow" where "WorkFlow_Id" = $1', [
    id,
  ]);
  const version = Number(rows[0]?.PublishedVersion ?? 0);
  const flow = version > 0 ? await flows.version(db, { id, version }) : undefined;
  const full = flow && catalog.document(flow.table);
  if (flow === undefined || full === undefined)
    return { refused: refuse('404', call.say('server.notFound')) };
  return { flow, full };
};

/**
 * `GET /api/Sys_WorkFlow/running?id=`: documents under way in older versions of a flow (`AuditingEdit` 1).
 * Tells for each whether it can move to the newest version, and if not, why. `total` counts all; only visible
 * ones are listed, and `hidden` counts the others.
 */
export const runningDocuments = async (call: UserCall): Promise<Answer<RunningAnswer>> => {
  const asked = await askedFlow(call);
  if ('refused' in asked) return asked.refused;
  const { flow, full } = asked;
  const { db } = call.context;
  const { main: table } = full;
  const sight = visibleDocuments(call, table);
  const seen = sql`"WorkTable" = ${table.table} and "WorkTableKey" in (${seenKeys(table, sight)})`;
  const counted = await systemRun(
    db,
    'overview',
    sql`select count(*) as "total", count(*) filter (where not (${seen})) as "hidden" from ${runningOf(flow)}`,
  );
  const { rows } = await systemRun(
    db,
    'overview',
    sql`select "WorkTableKey", "StepName", "FlowVersion", "AuditStatus", "Creator" from ${runningOf(flow)}
        and ${seen} order by "WorkFlowTable_Id" limit ${most}`,
  );
  const list: RunningRow[] = [];
  for (const row of rows) {
    const key = String(row.WorkTableKey);
    const [main] = await systemRows(db, 'engine', full.main, sql`${name(full.main.key)} = ${key}`);
    const stored = main && (await loadInstance(db, full.main.table, key));
    if (main === undefined || stored === undefined) continue;
    const held = { full, document: { main }, key, stored };
    const tried = await decideEvent(db, call.context, held, { kind: 'move', to: flow }, undefined);
    list.push({
      key,
      label: sight.mayRead(table.nameField) ? String(main[table.nameField] ?? key) : key,
      stepName: textIn(row.StepName),
      version: Number(row.FlowVersion),
      auditStatus: Number(row.AuditStatus),
      creator: textIn(row.Creator),
      mayMove: tried.ok,
      message: tried.ok ? null : messageOf(tried.issue, call.locale),
    });
  }
  const [counts] = counted.rows;
  return succeed(null, {
    asks: flow.auditingEdit === auditingEdit.ask,
    version: flow.version,
    total: Number(counts?.total ?? 0),
    hidden: Number(counts?.hidden ?? 0),
    list,
  });
};

/**
 * `POST /api/Sys_WorkFlow/move?id=` `[keys]`: moves these documents to the newest version.
 * Answers per key; a hidden document counts as missing.
 */
export const moveRunning = async (call: UserCall): Promise<Answer<readonly RowOutcome[]>> => {
  const asked = await askedFlow(call);
  if ('refused' in asked) return asked.refused;
  const { flow, full } = asked;
  if (flow.auditingEdit !== auditingEdit.ask) return refuse('422', call.say('flow.keepsVersion'));
  const sent = asList(call.body) ?? asList(bodyObject(call).keys) ?? [];
  const keys = [...new Set(sent.flatMap((key) => asText(key) ?? []))];
  if (keys.length === 0 || keys.length > most) return refuse('422', call.say('server.badKey'));
  const { db, changes } = call.context;
  const by = actorOf(call);
  const done = call.say('server.saved');
  const outcomes: RowOutcome[] = [];
  const { rows } = await systemRun(
    db,
    'overview',
    sql`${seenKeys(full.main, visibleDocuments(call, full.main))} and cast(${name(full.main.key)} as text) = ${anyOf(keys)}`,
  );
  const seen = new Set(rows.map((row) => String(row.key)));
  for (const key of keys) {
    const parsed = parseKey(full.main, key);
    const applied =
      parsed === undefined || !seen.has(String(parsed))
        ? undefined
        : await db.transaction(async (tx) => {
            const one = await applyEvent(
              tx,
              call.context,
              full,
              String(parsed),
              () => ({ kind: 'move', to: flow }),
              by,
            );
            if (one.ok)
              await writeLog(tx, call, {
                type: 'Audit',
                table: full.main.table,
                key,
                changes: { flow: flow.id, moved: flow.version },
              });
            return one;
          });
    if (applied?.ok) {
      sendMails(call.context, applied.mails);
      outcomes.push(rowDone(key, done));
    } else {
      const why =
        applied?.issue === undefined ? call.say('flow.notRunning') : messageOf(applied.issue, call.locale);
      outcomes.push(rowRefused(key, why));
    }
  }
  changes.bump([full.main.table, 'Sys_Log', ...flowTables]);
  return rowsAnswer(call, outcomes, done);
};
