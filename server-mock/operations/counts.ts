import { isObject, type Json, type JsonObject } from '../../runtime/model/schema/Json.ts';
import { type CountsAnswer, countLimits } from '../../runtime/wire/records/Counts.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { bodyObject, type UserCall } from '../http/Call.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { readQuery } from './readQuery.ts';

const isQuery = (sent: Json): sent is JsonObject =>
  isObject(sent) && JSON.stringify(sent).length <= countLimits.query;

/**
 * `POST /api/{table}/Counts`: how many rows several queries find, each up to a limit. A query with a condition that the user
 * may not ask has no number: without that condition it would count other rows.
 */
export const counts = async (call: UserCall, tableName: string): Promise<Answer<CountsAnswer>> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return found.refused;
  const { queries } = bodyObject(call);
  if (!Array.isArray(queries) || queries.length > countLimits.queries || !queries.every(isQuery)) {
    const { queries: n, query: length } = countLimits;
    return refuse('422', call.say('server.countsUnfit', { n, length }));
  }
  const all: (number | null)[] = [];
  // One after the other: numbers on tabs must not crowd out the reads of other users.
  for (const query of queries) all.push(await countOf(call, tableName, query));
  return succeed(null, { counts: all });
};

/** Rows of one query; cached until the tables change. A view keeps the parameters of its query, so each asks anew. */
const countOf = async (call: UserCall, tableName: string, body: JsonObject): Promise<number | null> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return null;
  const { rows, dependsOn } = found.access;
  const read = await readQuery(call, found.access, body);
  if ('refused' in read || read.query.ignored.length > 0) return null;
  const { context } = call;
  const { where } = read.query;
  const {
    sql: text,
    params,
    isMasked,
  } = await rows.compile(
    context.db,
    sql`select count(*) as "n" from (select 1 from ${rows.matching(where)} limit ${countLimits.rows}) as "jig_counted"`,
  );
  const tables = isMasked ? [...dependsOn, ...context.guard.dependsOn] : dependsOn;
  return context.totals.of(tables, `${rows.freshness}${JSON.stringify(params)}\n${text}`, async () => {
    const { rows: answer } = await rows.on(context.db).query(text, params);
    return Number(answer[0]?.n ?? 0);
  });
};
