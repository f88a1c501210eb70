import { menu } from '../../runtime/model/check/kinds/menu.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** Lines that users add have numbers below this one; those of entries and of forms have higher ones. */
export const menuKeysBelow = 100_000;

/** Numbers of menu lines that were published once or that rights name, whether they are there or not. */
export const usedMenuIds = async (db: Queryable): Promise<ReadonlySet<number>> => {
  const { rows } = await run(
    db,
    sql`select "Menu_Id"::bigint as "id" from "Sys_RoleAuth" where "Menu_Id" is not null
        union select "Name"::bigint from "jig_schema_version" where "Kind" = ${menu.name} and "Name" ~ '^[0-9]{1,10}$'`,
  );
  return new Set(rows.map(({ id }) => Number(id)));
};
