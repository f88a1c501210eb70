import { extensionTable } from '../catalog/extensionTable.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** Returns the key of a deleted field if it was in use before and is free now. */
export const oldKey = async (tx: Queryable, id: number | undefined): Promise<number | undefined> => {
  if (id === undefined) return undefined;
  const { rows } = await run(
    tx,
    sql`select ${id} <= coalesce(pg_sequence_last_value(pg_get_serial_sequence('"Sys_Table_Extend"', 'TableEx_Id')::regclass), 0)
        and not exists (select 1 from "Sys_Table_Extend" where "TableEx_Id" = ${id}) as "free"`,
  );
  return rows[0]?.free === true ? id : undefined;
};

/** Returns a new, never used key. */
export const nextKey = async (tx: Queryable): Promise<number> => {
  const { rows } = await run(
    tx,
    sql`select nextval(pg_get_serial_sequence(${`"${extensionTable}"`}, 'TableEx_Id')) as "id"`,
  );
  return Number(rows[0]?.id);
};
