import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { spans } from '../../runtime/model/schema/ViewSchema.ts';
import type { GroupsAnswer } from '../../runtime/wire/records/Groups.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { valueTypeOf } from '../db/sql/valueTypeOf.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asText, bodyObject, type UserCall } from '../http/Call.ts';
import { accessTable, type TableAccess } from '../reading/tableAccess.ts';
import { readQuery } from './readQuery.ts';

/** Maximum groups of one answer, and sums of each. */
const mostGroups = 500;
const mostSums = 8;

/** Fields whose groups come in the order of their values. */
const ordered: ReadonlySet<string> = new Set(['number', 'date', 'datetime']);

const fieldOf = ({ table, readable }: TableAccess, sent: unknown): ResolvedField | undefined =>
  typeof sent === 'string' && readable.has(sent) ? table.byName.get(sent) : undefined;

/** A field that can be added up: amounts in several currencies cannot. */
const isSummable = (field: ResolvedField | undefined): field is ResolvedField =>
  field !== undefined && valueTypeOf(field) === 'number' && field.currencyField === undefined;

/**
 * `POST /api/{table}/Groups`: the rows that a query finds, in groups by the values of one field, each with its count and
 * sums. Needs the right to open the table; fields that the user may not read are refused.
 */
export const groups = async (call: UserCall, tableName: string): Promise<Answer<GroupsAnswer>> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return found.refused;
  const { access } = found;
  const body = bodyObject(call);
  const by = fieldOf(access, body.by);
  if (by === undefined) return refuse('422', call.say('server.noGroup', { field: asText(body.by) ?? '' }));
  const sent = Array.isArray(body.of) ? body.of.slice(0, mostSums) : [];
  const summed = sent.map((one) => fieldOf(access, one));
  const unfit = summed.findIndex((field) => !isSummable(field));
  if (unfit >= 0) return refuse('422', call.say('server.noSum', { field: asText(sent[unfit]) ?? '' }));
  const fields = summed.filter(isSummable);
  const read = await readQuery(call, access, body);
  if ('refused' in read) return read.refused;
  const isDate = valueTypeOf(by) === 'date' || valueTypeOf(by) === 'datetime';
  const each = isDate ? (spans.find((span) => span === body.each) ?? 'day') : undefined;
  const key = each === undefined ? name(by.field) : sql`cast(date_trunc(${each}, ${name(by.field)}) as date)`;
  const sums = fields.map((field, index) => sql`, sum(${name(field.field)}) as ${name(`sum${index}`)}`);
  const order = ordered.has(valueTypeOf(by))
    ? sql`1`
    : fields.length === 0
      ? sql`2 desc, 1`
      : sql`3 desc nulls last, 1`;
  const needed = [by.field, ...fields.map(({ field }) => field)];
  access.rows.columns(needed);
  const { rows } = await access.rows.run(
    call.context.db,
    sql`select ${key} as "key", count(*) as "count"${sql.join(sums, sql``)}
        from ${access.rows.matching(read.query.where, needed)} group by 1 order by ${order} limit ${mostGroups + 1}`,
  );
  const keyType = each === undefined ? columnTypes[by.columnType] : columnTypes.date;
  return succeed(null, {
    groups: rows.slice(0, mostGroups).map((row) => ({
      key: keyType.wire(row.key, by),
      count: Number(row.count),
      sums: Object.fromEntries(
        fields.map((field, index) => [field.field, columnTypes.decimal.wire(row[`sum${index}`], field)]),
      ) as Row,
    })),
    isMore: rows.length > mostGroups,
  });
};
