import { createHash } from 'node:crypto';
import { measureField } from '../../runtime/model/fields/measureField.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { PageExtra } from '../../runtime/wire/PageQuery.ts';
import { name } from '../db/sql/names.ts';
import { type RawBuilder, sql } from '../db/sql/sql.ts';
import { valueTypeOf } from '../db/sql/valueTypeOf.ts';
import type { UserCall } from '../http/Call.ts';
import type { TableAccess } from '../reading/tableAccess.ts';
import { measureTotals, mostMeasures } from './measureTotals.ts';
import { type PageStatement, plainStatement } from './reading/pageStatement.ts';
import type { Query } from './readQuery.ts';

/** Count and sums of the whole filtered set. */
export interface Totals {
  readonly total: number;
  /** Null: the table sums nothing that the user may read. A number of several currencies or units is null in it. */
  readonly summary: Row | null;
  readonly extra: Pick<PageExtra, 'measures'>;
}

/** The fields with a sum. A number has none for a user who may not read its currency or unit. */
export const summed = ({ table, readable, answered }: TableAccess): readonly ResolvedField[] =>
  table.fields.filter((field) => {
    if (field.summary !== true || !readable.has(field.field) || valueTypeOf(field) !== 'number') return false;
    const named = measureField(field);
    return named === undefined || answered.has(named);
  });

/** One scan: a single row, or one for each currency and unit in use, the commonest first, which also carry the whole. */
const question = (
  { rows }: TableAccess,
  fields: readonly ResolvedField[],
  where: Query['where'],
): RawBuilder<unknown> => {
  const measures = new Set(fields.flatMap((field) => measureField(field) ?? []));
  const by = [...measures].map(name);
  const isGrouped = by.length > 0;
  const sums = fields.map((one) => {
    const { field } = one;
    const whole = isGrouped && measureField(one) === undefined;
    return whole
      ? sql`sum(sum(${name(field)})) over () as ${name(field)}`
      : sql`sum(${name(field)}) as ${name(field)}`;
  });
  const count = isGrouped ? sql`sum(count(*)) over () as "jig_total"` : sql`count(*) as "jig_total"`;
  const needed = [...new Set(fields.map(({ field }) => field)), ...measures];
  const asked = sql`select ${sql.join([count, ...sums, ...by])} from ${rows.matching(where, needed)}`;
  return isGrouped
    ? sql`${asked} group by ${sql.join(by)} order by count(*) desc, ${sql.join(by)} limit ${mostMeasures + 1}`
    : asked;
};

/** Longer questions are hashed; in characters. */
const shortQuestion = 4_000;

/** Cache key of a question. Long ones are hashed: they may be megabytes, and the cache holds thousands. */
const keyOf = (question: string): string =>
  question.length <= shortQuestion ? question : createHash('sha256').update(question).digest('base64');

/** The exact count and the sums of `summary` fields. Cached per filter until the tables change. */
export const totalsOf = async (
  call: UserCall,
  access: TableAccess,
  { where, plainOrder }: Pick<Query, 'where' | 'plainOrder'>,
): Promise<Totals> => {
  const { context } = call;
  const { rows } = access;
  const fields = summed(access);
  let isMasked = false;
  const compile = async (): Promise<PageStatement> => {
    const compiled = await rows.compile(context.db, question(access, fields, where));
    isMasked = compiled.isMasked;
    return compiled;
  };
  const { sql: text, params } =
    plainOrder !== undefined && (await rows.hidesNothing(context.db))
      ? await plainStatement(access.answered, 'totals', compile)
      : await compile();
  const dependsOn = !isMasked ? access.dependsOn : [...access.dependsOn, ...context.guard.dependsOn];
  const key = keyOf(`${rows.freshness}${JSON.stringify(params)}\n${text}`);
  return context.totals.of(dependsOn, key, async () => {
    const { rows: groups } = await rows.on(context.db).query(text, params);
    const { summary, ...extra } = measureTotals(fields, groups);
    return { total: Number(groups[0]?.jig_total ?? 0), summary: fields.length === 0 ? null : summary, extra };
  });
};
