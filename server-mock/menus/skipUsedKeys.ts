import { usedMenuIds } from '../access/usedMenuIds.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/**
 * Moves the keys of new records of `Sys_Menu` behind every number that a line has or had: one that came by an import has no record
 * yet, and rights may name one that is gone.
 */
export const skipUsedKeys = async (
  db: Queryable,
  { table, key }: { readonly table: string; readonly key: string },
  keysBelow: number,
): Promise<void> => {
  const used = [...(await usedMenuIds(db))].filter((id) => id < keysBelow);
  const sequence = sql`pg_get_serial_sequence(${`"${table}"`}, ${key})`;
  await run(
    db,
    sql`select setval(${sequence}, ${Math.max(1, ...used)}::bigint)
        where coalesce(pg_sequence_last_value(${sequence}), 0) < ${Math.max(1, ...used)}::bigint`,
  );
};
