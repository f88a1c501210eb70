import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { aside } from '../../heavy/callsUnderWay.ts';
import { KeyList } from '../../heavy/KeyList.ts';
import type { UserCall } from '../../http/Call.ts';
import type { TableAccess } from '../../reading/tableAccess.ts';
import type { Query } from '../readQuery.ts';

/** A part of a query's rows. */
export interface Paging {
  readonly rows: number;
  readonly offset: number;
}

/** Reads the current keys of a query in order. Reads them as one value instead of one row each. */
export const keysOf = async (
  call: UserCall,
  { table, rows }: TableAccess,
  query: Pick<Query, 'where' | 'orderBy'>,
  { rows: limit, offset }: Paging,
): Promise<{ readonly keys: KeyList; readonly count: number }> => {
  const { db, heavy } = call.context;
  const { sql: text, params } = await rows.compile(
    db,
    sql`select count(*) as "n", string_agg("jig_key"::text, ',') as "keys" from (
        select ${name(table.key)} as "jig_key" from ${rows.matching(query.where)}
        order by ${query.orderBy} limit ${limit} offset ${offset}) as "jig_listed"`,
  );
  const [found] = (await aside(() => heavy.query(rows.on(db), text, params))).rows;
  return { keys: new KeyList(String(found?.keys ?? '')), count: Number(found?.n ?? 0) };
};
