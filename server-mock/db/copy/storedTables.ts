import type { TableDdl } from '../../../runtime/model/fields/projections/ddl.ts';
import type { Queryable } from '../Database.ts';
import { type ExistingTable, introspect } from '../migration/introspect.ts';
import { sqlTypeText } from '../migration/SqlType.ts';

/** Tables as the database has them, and the names of those that the product did not make. */
export interface StoredTables {
  readonly tables: readonly TableDdl[];
  readonly others: readonly string[];
}

/** A default that is a value. Others are expressions, which our tables have none of. */
const literalDefault = /^(?:-?\d+(?:\.\d+)?|true|false|'[^'\\]*'(?:::[a-z ]+)?)$/;

/**
 * Reads the tables that migrations have made, in the order of their names: also those and those columns that no schema names any
 * more. Undefined: the database was not made by this product.
 */
export async function storedTables(tx: Queryable): Promise<StoredTables | undefined> {
  const state = await tx.query(`select to_regclass('"jig_table_state"') is not null as known`);
  if (state.rows[0]?.known !== true) return undefined;
  const { rows } = await tx.query(
    `with made as (select "Id" as name from "jig_table_state" union
         select replace(substring("Statement" from '^create table "((?:[^"]|"")+)"'), '""', '"') from "jig_migration")
     select c.relname::text as name, c.relname::text in (select name from made where name is not null) as ours
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and c.relkind in ('r', 'p') order by c.relname::text collate "C"`,
  );
  const namesWhere = (ours: boolean): readonly string[] =>
    rows.filter((row) => row.ours === ours).map(({ name }) => String(name));
  const names = namesWhere(true);
  const { tables } = await introspect(tx, names);
  const described = names.flatMap((name) => {
    const table = tables.get(name);
    return table === undefined ? [] : [ddlOf(name, table)];
  });
  return { tables: described, others: namesWhere(false) };
}

function ddlOf(name: string, { columns, primaryKey, indexes }: ExistingTable): TableDdl {
  const [key] = primaryKey;
  if (key === undefined) throw new Error(`the table ${name} has no primary key`);
  return {
    table: name,
    columns: columns.map((column) => ({
      name: column.name,
      sqlType: sqlTypeText(column.type),
      notNull: column.notNull,
      identity: column.identity,
      ...(column.default !== null &&
        !column.identity &&
        literalDefault.test(column.default) && { default: column.default }),
    })),
    primaryKey: [key],
    indexes: indexes
      .filter(({ ours }) => ours)
      .map(({ name: index, fields, unique, lowered }) => ({
        name: index,
        fields,
        unique,
        ...(lowered.length > 0 && { lowered }),
      })),
  };
}
