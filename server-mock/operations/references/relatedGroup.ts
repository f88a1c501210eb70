import type { PageSchema } from '../../../runtime/model/schema/PageSchema.ts';
import type { RelatedGroup, RelatedRecord } from '../../../runtime/wire/records/Related.ts';
import type { Reference } from '../../context/Reference.ts';
import { conditionSql } from '../../db/sql/conditionSql.ts';
import { sql } from '../../db/sql/sql.ts';
import type { UserCall } from '../../http/Call.ts';
import type { TableAccess } from '../../reading/tableAccess.ts';
import { keyText } from '../../records/keyText.ts';
import { rowReader } from '../../records/rowReader.ts';
import { Labels } from '../exporting/Labels.ts';
import { factColumns } from '../facts/factColumns.ts';
import { factFields } from '../facts/factFields.ts';
import { cellText, recordFacts } from '../facts/recordFacts.ts';
import { type Query, readQuery } from '../readQuery.ts';

/** Newest records shown of one reference. */
const mostRecords = 3;
/** Records counted at most. */
const mostCounted = 99;

const newest = async (
  call: UserCall,
  { table, readable, answered, rows }: TableAccess,
  { where, orderBy }: Query,
): Promise<readonly RelatedRecord[]> => {
  const label = readable.has(table.nameField) ? table.byName.get(table.nameField) : undefined;
  const facts = factFields(call.context.catalog, table, readable, ['date', 'state', 'amount']);
  const fields = label === undefined ? facts : [label, ...facts];
  const columns = factColumns(table, answered, fields);
  const found = await rows.select(call.context.db, { columns, where, orderBy, limit: mostRecords });
  const records = found.rows.map(rowReader(table, columns));
  const labels = new Labels(call);
  await labels.prepare(fields, records);
  return records.map((row) => {
    const key = keyText(row[table.key] ?? null);
    const name = label === undefined ? '' : cellText(call, labels, label, row[label.field] ?? null);
    return {
      key,
      label: name === '' ? key : name,
      facts: recordFacts(call, labels, facts, row),
    };
  });
};

/** Counts matching records, but not beyond `mostCounted + 1`. */
const countOf = async (call: UserCall, { rows }: TableAccess, { where }: Query): Promise<number> => {
  const { rows: counted } = await rows.run(
    call.context.db,
    sql`select count(*) as "n" from (select 1 from ${rows.matching(where)} limit ${mostCounted + 1}) as "found"`,
  );
  return Number(counted[0]?.n ?? 0);
};

/**
 * The records in the user's scope that refer to `value`. Undefined: none, or a field that the user may not
 * ask by.
 */
export const relatedGroup = async (
  call: UserCall,
  page: PageSchema,
  access: TableAccess,
  { detail, field, when }: Reference,
  value: string,
): Promise<RelatedGroup | undefined> => {
  const { table } = access;
  const named = detail === undefined ? field.field : `${detail.table.table}.${field.field}`;
  const read = await readQuery(call, access, {
    ...(detail === undefined
      ? { wheres: JSON.stringify([{ name: named, value, displayType: 'equal' }]) }
      : { filters: JSON.stringify([{ field: named, filterType: '=', value }]) }),
    sort: table.key,
    order: 'desc',
  });
  // A condition that is left out would match every record.
  if ('refused' in read || !read.query.narrowed || read.query.ignored.length > 0) return undefined;
  const { where = sql`true` } = read.query;
  const now = call.context.clock.now();
  const query =
    when === undefined
      ? read.query
      : { ...read.query, where: sql`${where} and ${conditionSql(table, when, now)}` };
  const records = await newest(call, access, query);
  if (records.length === 0) return undefined;
  const count = records.length < mostRecords ? records.length : await countOf(call, access, query);
  const fields =
    detail === undefined
      ? table
      : access.details.find((one) => one.table.table === detail.table.table)?.table;
  return {
    path: page.path,
    title: page.title ?? table.cnName,
    field: named,
    fieldTitle: fields?.byName.get(field.field)?.title ?? field.title,
    value,
    count: Math.min(count, mostCounted),
    isMore: count > mostCounted,
    records,
  };
};
