import type { Row } from '../../../runtime/model/schema/Row.ts';
import { type HistoryBody, type HistoryPage, historyKinds } from '../../../runtime/wire/records/History.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../../http/Call.ts';
import { logTable } from '../../reading/askableFields.ts';
import { parseKey } from '../../reading/parseKey.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { keyText } from '../../records/keyText.ts';
import { historyEntries } from './historyEntries.ts';
import { tellingOf } from './tellingOf.ts';

/** Entries per page. */
const pageLength = 20;
/** Maximum pages read for one answer when every entry is about hidden fields. */
const readPages = 5;

/** Entries of the log about a record, newest first. */
const entriesOf = async (
  { context: { catalog, db } }: UserCall,
  table: string,
  key: string,
  before: string | undefined,
): Promise<readonly Row[]> => {
  const log = catalog.table(logTable);
  if (log === undefined) return [];
  const older = before === undefined ? sql`` : sql` and ${name(log.key)} < ${Number(before)}`;
  return systemRows(
    db,
    'history',
    log,
    sql`${name('TableName')} = ${table} and ${name('TableKey')} = ${key}
        and ${name('LogType')} = ${anyOf([...historyKinds])}${older}`,
    sql`order by ${name(log.key)} desc limit ${pageLength + 1}`,
  );
};

/**
 * `POST /api/{table}/History` `{key, before?}`: who changed what in a record, newest first.
 * Needs the right to open the record. Changes of fields that the user may not see are left out, and so are
 * entries about nothing else.
 */
export const history = async (call: UserCall, tableName: string): Promise<Answer<HistoryPage>> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return found.refused;
  const { table, rows } = found.access;
  const { db } = call.context;
  const body = sentBody<HistoryBody>(call);
  const key = parseKey(table, asText(body.key));
  const sent = asText(body.before);
  if (sent !== undefined && !/^[0-9]{1,18}$/.test(sent))
    return refuse('422', call.say('server.paramsIncomplete'));
  const seen =
    key === undefined
      ? undefined
      : (await rows.select(db, { columns: [table.key], where: sql`${name(table.key)} = ${key}` })).rows[0];
  const text = keyText(key ?? null);
  const telling = seen && (await tellingOf(db, call, table.table, [text]));
  if (telling === undefined) return refuse('404', call.say('server.notFound'));

  let before = sent;
  for (let pages = 1; ; pages++) {
    const stored = await entriesOf(call, table.table, text, before);
    const page = stored.slice(0, pageLength);
    const last = stored.length > pageLength ? keyText(page.at(-1)?.Id ?? null) : null;
    const entries = await historyEntries(call, telling, text, page);
    if (entries.length > 0 || last === null || pages === readPages)
      return succeed(null, { entries, next: last });
    before = last;
  }
};
