import { createHash } from 'node:crypto';
import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { valueTypeOf } from '../db/sql/valueTypeOf.ts';
import type { UserCall } from '../http/Call.ts';
import type { TableAccess } from '../reading/tableAccess.ts';
import { type PageStatement, plainStatement } from './reading/pageStatement.ts';
import type { Query } from './readQuery.ts';

/** Count and sums of the whole filtered set. */
export interface Totals {
  readonly total: number;
  readonly summary: Readonly<Record<string, Cell>> | null;
}

const summed = (access: TableAccess): readonly ResolvedField[] =>
  access.table.fields.filter(
    (field) => field.summary === true && access.readable.has(field.field) && valueTypeOf(field) === 'number',
  );

/** An exact sum: a number where JSON can carry it, else text. */
const sumOf = (field: ResolvedField, stored: unknown): Cell =>
  columnTypes.decimal.wire(stored ?? '0', { scale: field.scale ?? 4, precision: 15 });

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
    const sums = fields.map((field) => sql`, sum(${name(field.field)}) as ${name(field.field)}`);
    const asked = sql`select count(*) as "jig_total"${sql.join(sums, sql``)} from ${rows.matching(where)}`;
    const question = await rows.compile(context.db, asked);
    isMasked = question.isMasked;
    return question;
  };
  const { sql: text, params } =
    plainOrder !== undefined && (await rows.hidesNothing(context.db))
      ? await plainStatement(access.answered, 'totals', compile)
      : await compile();
  const dependsOn = !isMasked ? access.dependsOn : [...access.dependsOn, ...context.guard.dependsOn];
  const key = keyOf(`${JSON.stringify(params)}\n${text}`);
  return context.totals.of(dependsOn, key, async () => {
    const [row = {}] = (await context.db.query(text, params)).rows;
    const summary = Object.fromEntries(fields.map((field) => [field.field, sumOf(field, row[field.field])]));
    return { total: Number(row.jig_total ?? 0), summary: fields.length === 0 ? null : summary };
  });
};
