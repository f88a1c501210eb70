import { sql } from 'kysely';
import { compileSql } from '../../db/sql/compile.ts';
import { name } from '../../db/sql/names.ts';
import { KeyList } from '../../heavy/KeyList.ts';
import type { UserCall } from '../../http/Call.ts';
import { aside } from '../../http/callsUnderWay.ts';
import { masked } from '../../workflow/hiding/masked.ts';
import type { Query } from '../readQuery.ts';
import type { TableAccess } from '../tableAccess.ts';

/** A part of a query's rows. */
export interface Paging {
  readonly rows: number;
  readonly offset: number;
}

/** The keys of a query's rows in its order, as they are at this moment; one value, which costs no row each. */
export const keysOf = async (
  call: UserCall,
  { table }: TableAccess,
  query: Pick<Query, 'where' | 'orderBy'>,
  { rows: limit, offset }: Paging,
): Promise<{ readonly keys: KeyList; readonly count: number }> => {
  const { db, heavy } = call.context;
  const fragment = await masked(
    db,
    call,
    sql`select count(*) as "n", string_agg("jig_key"::text, ',') as "keys" from (
        select ${name(table.key)} as "jig_key" from ${name(table.table)} where ${query.where}
        order by ${query.orderBy} limit ${limit} offset ${offset}) as "jig_listed"`,
  );
  const { sql: text, params } = compileSql(fragment);
  const { rows } = await aside(() => heavy.query(db, text, params));
  return { keys: new KeyList(String(rows[0]?.keys ?? '')), count: Number(rows[0]?.n ?? 0) };
};
