import { pageKind } from '../../runtime/model/check/pageKinds/pageKinds.ts';
import { trimBlanks } from '../../runtime/model/fields/columnTypes/blanks.ts';
import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
import type { FoundRecord, FoundRecords } from '../../runtime/wire/session/FoundRecord.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { labelFields, recordLabel } from '../reading/recordLabel.ts';
import { accessTable, type TableAccess } from '../reading/tableAccess.ts';
import { readQuery } from './readQuery.ts';

/** Maximum records per table and per call. */
const perTable = 5;
const most = 30;
/** Limits of the search text in characters: a single letter would match everything. */
const shortest = 2;
const longest = 100;
/** Milliseconds after which no further table is queried; the palette answers while the user types. */
const budget = 400;

const findIn = async (
  call: UserCall,
  page: PageSchema,
  access: TableAccess,
  text: string,
): Promise<readonly FoundRecord[]> => {
  const { table } = access;
  const words = labelFields(access);
  if (words.length === 0) return [];
  const read = await readQuery(call, access, {
    multiples: { fields: [...words], value: text },
    sort: table.key,
    order: 'desc',
  });
  if ('refused' in read) return [];
  const { where, orderBy } = read.query;
  const columns = new Set([table.key, ...words]);
  const { rows } = await access.rows.select(call.context.db, { columns, where, orderBy, limit: perTable });
  return rows.map((row) => ({
    path: page.path,
    table: table.table,
    cnName: page.title ?? table.cnName,
    key: String(row[table.key]),
    label: recordLabel(row, words),
  }));
};

/**
 * `GET /api/jig/find?text=`: finds records by name or number in every list the user may open, newest first.
 * `left` counts lists that were skipped because time was up.
 */
export const findRecords = async (call: UserCall): Promise<Answer<FoundRecords>> => {
  const text = trimBlanks(call.query('text') ?? '');
  if (text.length < shortest || text.length > longest)
    return refuse('422', call.say('server.paramsIncomplete'));
  const until = call.context.clock.millis() + budget;
  const records: FoundRecord[] = [];
  const seen = new Set<string>();
  let left = 0;
  for (const page of call.context.catalog.bundle.pages) {
    // A further page over a table lists rows of the table's own page, and a view those of its sources.
    if (
      pageKind(page)?.lists !== true ||
      page.table === undefined ||
      page.api !== undefined ||
      call.context.catalog.views.named(page.table) !== undefined ||
      seen.has(page.table)
    )
      continue;
    seen.add(page.table);
    const found = accessTable(call, page.table, 'Search');
    if ('refused' in found) continue;
    if (call.context.clock.millis() > until || records.length >= most) left += 1;
    else records.push(...(await findIn(call, page, found.access, text)));
  }
  return succeed(null, { records: records.slice(0, most), left });
};
