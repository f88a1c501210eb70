import { menu as menuKind } from '../../runtime/model/check/kinds/menu.ts';
import { table as tableKind } from '../../runtime/model/check/kinds/table.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';

/** A table of the database with rows, whose schema was published once and is not in force. */
export interface OldTable {
  readonly rows: number;
  /** When its schema was published last. */
  readonly since: string;
  /** Names of the roles that could read it on its page, separated by commas; empty: none. */
  readonly roles: string;
}

const isThere = async (db: Queryable, table: string): Promise<boolean> => {
  const { rows } = await run(
    db,
    sql`select 1 as "there" from information_schema.tables
        where table_schema = current_schema() and table_name = ${table} and table_type = 'BASE TABLE'`,
  );
  return rows.length > 0;
};

/**
 * The rows of a deleted table that a new one of its name would find; undefined: there are none, the table is in force, or it never
 * was: one that others made in the database is taken over by its name.
 */
export const oldTable = async (
  db: Queryable,
  catalog: SchemaCatalog,
  table: string,
): Promise<OldTable | undefined> => {
  if (catalog.nameOf(table) !== undefined || !(await isThere(db, table))) return undefined;
  const counted = await systemRun(db, 'schema', sql`select count(*)::int as "n" from ${systemTable(table)}`);
  const rows = Number(counted.rows[0]?.n ?? 0);
  if (rows === 0) return undefined;
  const published = await run(
    db,
    sql`select max("CreatedAt") as "since" from "jig_schema_version" where "Kind" = ${tableKind.name} and "Name" = ${table}`,
  );
  const since = published.rows[0]?.since;
  if (since === null || since === undefined) return undefined;
  const readers = await run(
    db,
    sql`select distinct r."RoleName" as "role" from "Sys_RoleAuth" a join "Sys_Role" r on r."Role_Id" = a."Role_Id"
        where ',' || a."AuthValue" || ',' like '%,Search,%' and a."Menu_Id"::text in (
          select "Name" from "jig_schema_version" where "Kind" = ${menuKind.name} and "Patch"::json ->> 'tableName' = ${table}
        ) order by 1`,
  );
  return {
    rows,
    since: String(since),
    roles: readers.rows.map(({ role }) => String(role)).join('、'),
  };
};

/** What the rows of an old table are, in words. */
export const oldTableParams = (
  table: string,
  { rows, since, roles }: OldTable,
): NonNullable<Issue['params']> => ({
  ...{ name: table, n: rows, since, roles: roles || '-' },
});
