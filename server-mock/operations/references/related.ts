import type { RelatedAnswer, RelatedBody, RelatedGroup } from '../../../runtime/wire/records/Related.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../../http/Call.ts';
import { listPageOf } from '../../reading/listPageOf.ts';
import { parseKey } from '../../reading/parseKey.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { keyText } from '../../records/keyText.ts';
import { rowReader } from '../../records/rowReader.ts';
import { referencesTo } from '../../references/referencesOf.ts';
import { relatedGroup } from './relatedGroup.ts';

/** Milliseconds after which no further list is asked. */
const budget = 600;
/** Maximum lists asked per call. */
const mostLists = 24;

/**
 * `POST /api/{table}/Related` `{key}`: records of other lists that point at a record, the newest of each and their number.
 * Every list answers as its own page would: with the right to open it, the row scope, and without hidden fields.
 */
export const related = async (call: UserCall, tableName: string): Promise<Answer<RelatedAnswer>> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return found.refused;
  const { table, rows, readable } = found.access;
  const { catalog, db } = call.context;
  const key = parseKey(table, asText(sentBody<RelatedBody>(call).key));
  if (key === undefined) return refuse('404', call.say('server.notFound'));
  const references = referencesTo(call.context, table.table).filter(
    ({ to, owner }) => owner === undefined && (to === table.key || readable.has(to)),
  );
  const columns = new Set([table.key, ...references.map(({ to }) => to)]);
  const stored = await rows.select(db, { columns, where: sql`${name(table.key)} = ${key}` });
  const target = stored.rows.map(rowReader(table, columns))[0];
  if (target === undefined) return refuse('404', call.say('server.notFound'));

  const until = call.context.clock.millis() + budget;
  const groups: RelatedGroup[] = [];
  let asked = 0;
  let left = 0;
  for (const reference of references) {
    const value = keyText(target[reference.to] ?? null);
    const page = listPageOf(catalog, reference.from.table);
    const from =
      value === '' || page === undefined ? undefined : accessTable(call, reference.from.table, 'Search');
    if (page === undefined || from === undefined || 'refused' in from) continue;
    if (call.context.clock.millis() > until || asked >= mostLists) {
      left += 1;
      continue;
    }
    asked += 1;
    const group = await relatedGroup(call, page, from.access, reference, value);
    if (group !== undefined) groups.push(group);
  }
  return succeed(null, { groups, left });
};
