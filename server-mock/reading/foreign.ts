import type { ViewSchema } from '../../runtime/model/schema/ViewSchema.ts';
import { joinedKey, viewKey } from '../../runtime/model/views/viewKey.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import { ForeignFailure } from '../db/foreign/ForeignFailure.ts';
import type { ForeignRelation } from '../db/foreign/ForeignTables.ts';
import type { Fragment } from '../db/sql/compile.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import { Refusal } from '../http/Refusal.ts';

type Saying = Pick<TransactionCall, 'say'>;

/** A failure of a foreign database in words. */
export const foreignRefusal = ({ say }: Saying, { database, reason }: ForeignFailure): Answer<never> =>
  refuse(
    reason === 'unknown' || reason === 'missing' ? '404' : '422',
    say(`foreign.${reason}`, { name: database }),
  );

/** What is thrown for a failure: a refusal that the application answers. */
export const foreignThrown =
  (call: Saying) =>
  (failure: ForeignFailure): Refusal =>
    new Refusal(foreignRefusal(call, failure));

/** Milliseconds for which an answer of a foreign database is given again: its changes are not told. */
const fresh = 60_000;

/** Part of a key of kept answers that ends their time. */
export const foreignFreshness = (): string => `foreign ${Math.floor(Date.now() / fresh)} `;

/** Milliseconds until an answer that is given now is old. */
export const untilForeignIsOld = (): number => fresh - (Date.now() % fresh);

/** The foreign tables below a view, by the name of the view over each, as their database tells them. Throws a refusal. */
export const foreignRelations = async (
  call: TransactionCall,
  views: readonly string[],
): Promise<ReadonlyMap<string, ForeignRelation>> => {
  const { catalog, foreign } = call.context;
  const found = await Promise.all(
    views.map(async (view): Promise<readonly [string, ForeignRelation][]> => {
      const at = catalog.views.named(view)?.foreign;
      if (at === undefined) return [];
      try {
        return [[view, await foreign.named(at.database).relation(at.schema, at.name)]];
      } catch (error) {
        throw error instanceof ForeignFailure ? foreignThrown(call)(error) : error;
      }
    }),
  );
  return new Map(found.flat());
};

/** Rows of a foreign table under the names of its view. Columns that its database does not have any more are refused. */
export const foreignRows = (call: TransactionCall, view: ViewSchema, relation: ForeignRelation): Fragment => {
  const byName = new Map(relation.columns.map((column) => [column.name, column] as const));
  const columns = view.fields.map(({ field, column: wanted = '' }) => {
    const column = byName.get(wanted);
    if (column === undefined)
      throw foreignThrown(call)(new ForeignFailure(view.foreign?.database ?? '', 'missing'));
    const read =
      column.cast === undefined
        ? name(column.name)
        : sql`cast(${name(column.name)} as ${sql.raw(column.cast)})`;
    return sql`${read} as ${name(field)}`;
  });
  const key =
    viewKey(view) === joinedKey
      ? sql`, concat_ws('|', ${sql.join(view.key.map((field) => keyText(view, byName, field)))}) as ${name(joinedKey)}`
      : sql``;
  return sql`select ${sql.join(columns)}${key}, 1 as "Version" from ${name(relation.schema)}.${name(relation.name)}`;
};

const keyText = (view: ViewSchema, byName: ReadonlyMap<string, { readonly name: string }>, field: string) => {
  const column = byName.get(view.fields.find((line) => line.field === field)?.column ?? '');
  return sql`coalesce(cast(${name(column?.name ?? field)} as text), '')`;
};
