import { sql } from 'kysely';
import { auditField, isAudited } from '../../../runtime/model/documentState.ts';
import { type Answer, plain, refuse } from '../../http/Answer.ts';
import { asObject, asText, type UserCall } from '../../http/Call.ts';
import { parseJson } from '../../http/parseJson.ts';
import { run } from '../../sql/compile.ts';
import { name } from '../../sql/names.ts';
import { parseKey, selectAll } from '../saving/loadDocument.ts';
import { keyText } from '../saving/SaveState.ts';
import { accessTable } from '../tableAccess.ts';

/** Decisions shown at most; a document has a handful. */
const most = 500;

/**
 * `GET /api/Sys_WorkFlow/getSteps?tableName&id` (specification 1 section 7): `his`, the decisions about a document, from
 * the operation log, oldest first; `list`, the steps of its flow: none here, issue 5 fills them.
 */
export const auditRecord = async (call: UserCall): Promise<Answer> => {
  const found = accessTable(call, call.query('tableName') ?? '', 'Search');
  if ('refused' in found) return found.refused;
  const { scope } = found.access;
  const { db, catalog } = call.context;
  const table = catalog.table(found.access.table.table) ?? found.access.table;
  if (!isAudited(table)) return refuse('422', call.say('approval.notAudited', { table: table.cnName }));
  const key = parseKey(table, call.query('id'));
  if (key === undefined) return refuse('422', call.say('server.badKey'));
  const where = sql`${name(table.key)} = ${key}${scope === undefined ? sql`` : sql` and ${scope}`}`;
  const [row] = await selectAll(db, table, where);
  if (row === undefined) return refuse('404', call.say('server.notFound'));
  const log = await run(
    db,
    sql`select "UserName", "BeginDate", "Changes" from "Sys_Log"
        where "TableName" = ${table.table} and "TableKey" = ${keyText(key)} and "LogType" = 'Audit'
        order by "Id" limit ${most}`,
  );
  const his = log.rows.map((entry) => {
    const parsed = parseJson(String(entry.Changes ?? ''));
    const changes = parsed.ok ? asObject(parsed.value) : undefined;
    const [, to] = (changes?.[auditField] ?? []) as readonly unknown[];
    return {
      auditor: entry.UserName,
      auditDate: entry.BeginDate,
      auditStatus: Number(to ?? 0),
      remark: asText(changes?.reason) ?? '',
    };
  });
  return plain({ status: true, auditStatus: Number(row[auditField] ?? 0), list: [], his });
};
