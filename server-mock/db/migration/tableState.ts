import { createHash } from 'node:crypto';
import type { TableDdl } from '../../../runtime/model/fields/projections/ddl.ts';
import type { Queryable } from '../Database.ts';

/** Stores the state each table was migrated to, so that the next start checks only changed tables. */
export const stateTable: TableDdl = {
  table: 'jig_table_state',
  columns: [
    { name: 'Id', sqlType: 'varchar(100)', notNull: true, identity: false },
    // Fingerprint of the schema.
    { name: 'Wanted', sqlType: 'varchar(64)', notNull: true, identity: false },
    // Fingerprint of the database; differs after a manual change.
    { name: 'Found', sqlType: 'varchar(200)', notNull: true, identity: false },
  ],
  primaryKey: ['Id'],
  indexes: [],
};

/** Increase it when the planner makes different steps from the same schema. */
const plannerVersion = 1;

const wantedOf = (ddl: TableDdl): string =>
  createHash('sha256')
    .update(JSON.stringify([plannerVersion, ddl]))
    .digest('hex');

/** Fingerprint of columns and indexes of table `c`. It uses sums, because they cost a fraction of reading the rows. */
const foundSql = `concat_ws(' ',
  (select concat_ws(' ', count(*), sum((hashname(a.attname)::bigint # (a.atttypid::bigint * 1000003 + a.atttypmod * 31))
             + a.attnotnull::int * 7 + a.atthasdef::int * 11 + ascii(a.attidentity::text) * 13))
     from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
  (select concat_ws(' ', count(*), sum(hashname(x.relname)::bigint + hashtext(i.indkey::text)::bigint * 31 + i.indisunique::int * 7))
     from pg_index i join pg_class x on x.oid = i.indexrelid where i.indrelid = c.oid))`;

const tablesSql = `pg_class c join pg_namespace n on n.oid = c.relnamespace`;
const isOurs = `n.nspname = current_schema() and c.relkind in ('r', 'p')`;

/** Tables that differ from their last migration, or were never migrated. */
export async function changedTables(
  tx: Queryable,
  tables: readonly TableDdl[],
): Promise<readonly TableDdl[]> {
  if (!(await hasState(tx))) return tables;
  const { rows } = await tx.query(
    `select s."Id" as name, s."Wanted" as wanted from "jig_table_state" s join ${tablesSql} on c.relname = s."Id"
      where ${isOurs} and s."Id" = any($1::text[]) and s."Found" = ${foundSql}`,
    [tables.map(({ table }) => table)],
  );
  const kept = new Map(rows.map((row) => [String(row.name), String(row.wanted)]));
  return tables.filter((ddl) => kept.get(ddl.table) !== wantedOf(ddl));
}

/** Tables that a migration has made or changed before; others of the database are taken over. */
export async function migratedTables(tx: Queryable): Promise<ReadonlySet<string>> {
  if (!(await hasState(tx))) return new Set();
  const { rows } = await tx.query('select "Id" as name from "jig_table_state"');
  return new Set(rows.map((row) => String(row.name)));
}

async function hasState(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.query('select to_regclass($1) is not null as known', [`"${stateTable.table}"`]);
  return rows[0]?.known === true;
}

/** Records these tables as migrated, in one statement. */
export async function rememberTables(tx: Queryable, tables: readonly TableDdl[]): Promise<void> {
  await tx.query(
    `insert into "jig_table_state" ("Id", "Wanted", "Found")
     select w.name, w.wanted, ${foundSql} from unnest($1::text[], $2::text[]) w(name, wanted)
       join (${tablesSql}) on c.relname = w.name where ${isOurs}
     on conflict ("Id") do update set "Wanted" = excluded."Wanted", "Found" = excluded."Found"`,
    [tables.map(({ table }) => table), tables.map(wantedOf)],
  );
}
