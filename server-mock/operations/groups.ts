import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import { measureField } from '../../runtime/model/fields/measureField.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { spans } from '../../runtime/model/schema/ViewSchema.ts';
import type { Group, GroupsAnswer } from '../../runtime/wire/records/Groups.ts';
import { name } from '../db/sql/names.ts';
import { type RawBuilder, sql } from '../db/sql/sql.ts';
import { valueTypeOf } from '../db/sql/valueTypeOf.ts';
import { dictionary } from '../dictionaries/options.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asText, bodyObject, type UserCall } from '../http/Call.ts';
import { accessTable, type TableAccess } from '../reading/tableAccess.ts';
import { chosenMeasure, groupKey, isDated, isSummable, ofMeasure } from './grouping.ts';
import { type MeasureGroup, measureTotals } from './measureTotals.ts';
import { type Query, readQuery } from './readQuery.ts';
import { summed as totalFields } from './totals.ts';

/** Maximum groups of one answer, and sums of each. */
const mostGroups = 500;
const mostSums = 8;
/** Maximum pairs of a group and a currency or unit. */
const mostPairs = 20_000;

/** Fields whose groups come in the order of their values. */
const ordered: ReadonlySet<string> = new Set(['number', 'date', 'datetime']);

const fieldOf = ({ table, readable }: TableAccess, sent: unknown): ResolvedField | undefined =>
  typeof sent === 'string' && readable.has(sent) ? table.byName.get(sent) : undefined;

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
  const named = summed.flatMap((field) => (field && measureField(field)) ?? []);
  const unfit = summed.findIndex(
    (field) => !isSummable(access, field) || (measureField(field) ?? named[0]) !== named[0],
  );
  if (unfit >= 0) return refuse('422', call.say('server.noSum', { field: asText(sent[unfit]) ?? '' }));
  const isTotal = body.totals === true;
  const totalled = isTotal ? totalFields(access) : [];
  const fields = isTotal
    ? totalled.filter((field) => measureField(field) === undefined)
    : summed.filter((field) => isSummable(access, field));
  const read = await readQuery(call, access, body);
  if ('refused' in read) return read.refused;
  const isDate = isDated(by);
  const each = isDate ? (spans.find((span) => span === body.each) ?? 'day') : undefined;
  const key = groupKey(by, each);
  const measured = isTotal
    ? undefined
    : await chosenMeasure(
        access,
        { field: named[0], where: read.query.where, asked: asText(body.measure) },
        async (statement) => (await access.rows.run(call.context.db, statement)).rows,
      );
  const inMeasure = measured && ofMeasure(measured.field, measured.measure);
  const sums = fields.map(
    (field, index) =>
      sql`, sum(${name(field.field)})${(measureField(field) && inMeasure) ?? sql``} as ${name(`sum${index}`)}`,
  );
  // Where every number is in the measure, so is everything that is counted.
  const isWhole = inMeasure === undefined || fields.some((field) => measureField(field) === undefined);
  const count = isWhole ? sql`count(*)` : sql`count(*)${inMeasure}`;
  const having = isWhole ? sql`` : sql` having ${count} > 0`;
  const listed = isTotal ? await listedKeys(call, by) : [];
  // Values that the list does not have come after its own, no value comes last.
  const order =
    isTotal && isDate
      ? sql`1 desc nulls last`
      : listed.length > 0
        ? sql`count(${key}) = 0, array_position(array[${sql.join(listed.map((one) => sql`cast(${one} as text)`))}],
            min(cast(${key} as text))) nulls last, 2 desc, 1`
        : isTotal
          ? sql`2 desc, 1`
          : ordered.has(valueTypeOf(by))
            ? sql`1`
            : fields.length === 0
              ? sql`2 desc, 1`
              : sql`3 desc nulls last, 1`;
  const needed = [...new Set([by.field, ...fields.map(({ field }) => field), ...named])];
  access.rows.columns(needed);
  const { rows } = await access.rows.run(
    call.context.db,
    sql`select ${key} as "key", ${count} as "count"${sql.join(sums, sql``)}
        from ${access.rows.matching(read.query.where, needed)} group by 1${having} order by ${order} limit ${mostGroups + 1}`,
  );
  const keyType = each === undefined ? columnTypes[by.columnType] : columnTypes.date;
  const amounts = await amountsOf(
    call,
    access,
    totalled.filter((field) => measureField(field) !== undefined),
    { key, where: read.query.where, by },
  );
  return succeed(null, {
    groups: rows.slice(0, mostGroups).map((row) => ({
      key: keyType.wire(row.key, by),
      count: Number(row.count),
      sums: Object.fromEntries(
        fields.map((field, index) => [field.field, columnTypes.decimal.wire(row[`sum${index}`], field)]),
      ) as Row,
      ...amounts(row.key),
    })),
    isMore: rows.length > mostGroups,
    ...(measured && { measures: measured.measures, measure: measured.measure }),
  });
};

/** Keys of the list that a field chooses from, in its order. None: no list, or one made of rows, which has no such order. */
const listedKeys = async (call: UserCall, { data, dataKey }: ResolvedField): Promise<readonly string[]> => {
  if (data !== undefined) return data.slice(0, mostGroups).map(({ key }) => String(key));
  if (dataKey === undefined || call.context.catalog.bundle.dictionaries.get(dataKey)?.source) return [];
  const found = await dictionary(call, dataKey, { limit: mostGroups });
  return (found?.data ?? []).map(({ key }) => String(key));
};

interface AmountsAsked {
  /** The value that makes the groups. */
  readonly key: RawBuilder<unknown>;
  readonly where: Query['where'];
  readonly by: ResolvedField;
}

/** The sums of numbers of each group by currency or unit, by the stored key of the group. */
const amountsOf = async (
  call: UserCall,
  { rows }: TableAccess,
  fields: readonly ResolvedField[],
  { key, where, by }: AmountsAsked,
): Promise<(key: unknown) => Pick<Group, 'measures'>> => {
  if (fields.length === 0) return () => ({});
  const named = [...new Set(fields.flatMap((field) => measureField(field) ?? []))];
  const sums = fields.map(({ field }) => sql`sum(${name(field)}) as ${name(field)}`);
  const needed = [...new Set([by.field, ...fields.map(({ field }) => field), ...named])];
  const { rows: found } = await rows.run(
    call.context.db,
    sql`select ${key} as "jig_key", ${sql.join([...named.map(name), ...sums])}
        from ${rows.matching(where, needed)} group by ${sql.join([sql`1`, ...named.map(name)])}
        order by count(*) desc, ${sql.join(named.map(name))}
        limit ${mostPairs + 1}`,
  );
  // More pairs than that: the field that should hold a currency or unit holds something else.
  if (found.length > mostPairs) return () => ({});
  const byKey = new Map<string, MeasureGroup[]>();
  for (const row of found) {
    const own = String(row.jig_key);
    byKey.set(own, [...(byKey.get(own) ?? []), row]);
  }
  return (one) => {
    const { measures: told } = measureTotals(fields, byKey.get(String(one)) ?? []);
    return told === undefined ? {} : { measures: told };
  };
};
