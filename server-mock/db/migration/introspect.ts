import type { Queryable } from '../Database.ts';
import { type SqlType, sqlTypeOf } from './SqlType.ts';

/** Column in the database. */
export interface ExistingColumn {
  readonly name: string;
  readonly type: SqlType;
  readonly notNull: boolean;
  readonly identity: boolean;
  /** SQL text of the default, or null. */
  readonly default: string | null;
}

export interface ExistingIndex {
  readonly name: string;
  readonly fields: readonly string[];
  readonly unique: boolean;
  /** Those of its fields that are indexed without case: `lower(column)`. */
  readonly lowered: readonly string[];
  /** Created by our migrations, which may therefore drop it (it holds no data). */
  readonly ours: boolean;
}

/** Table in the database. */
export interface ExistingTable {
  readonly columns: readonly ExistingColumn[];
  readonly primaryKey: readonly string[];
  readonly indexes: readonly ExistingIndex[];
}

/** Comment that marks our indexes: `comment on index ... is 'jig'`. */
export const indexMark = 'jig';

/** SQL of the column whose lower case an index `i` holds at its place `k.place`; null for other expressions. */
const loweredColumn = `substring(pg_get_indexdef(i.indexrelid, k.place::int, true) from '^lower[(]+"?([^"):]+)"?[)]*(?:::text)?[)]')`;

/** Reads the named tables of the current schema. Views and other relations of these names are in `others`. */
export async function introspect(
  tx: Queryable,
  names: readonly string[],
): Promise<{ tables: ReadonlyMap<string, ExistingTable>; others: ReadonlySet<string> }> {
  const relations = await tx.query(
    `select c.oid::text as id, c.relname as name, c.relkind in ('r', 'p') as is_table
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and c.relname = any($1::text[])`,
    [names],
  );
  const tableRows = relations.rows.filter((row) => row.is_table === true);
  const ids = tableRows.map((row) => String(row.id));
  const columns = await tx.query(
    `select a.attrelid::text as id, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as not_null,
            a.attidentity <> '' as identity, pg_get_expr(d.adbin, d.adrelid) as "default"
       from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = any($1::oid[]) and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [ids],
  );
  const indexes = await tx.query(
    `select i.indrelid::text as id, c.relname as name, i.indisunique as is_unique, i.indisprimary as is_primary,
            coalesce(obj_description(c.oid, 'pg_class'), '') = $2 as ours,
            array(select coalesce(a.attname::text, ${loweredColumn}) from unnest(i.indkey) with ordinality k(attnum, place)
                  left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum and k.attnum > 0
                  where k.attnum > 0 or ${loweredColumn} is not null order by k.place) as fields,
            array(select ${loweredColumn} from unnest(i.indkey) with ordinality k(attnum, place)
                  where k.attnum = 0 and ${loweredColumn} is not null order by k.place) as lowered
       from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = any($1::oid[]) order by c.relname`,
    [ids, indexMark],
  );
  const indexOf = (row: Record<string, unknown>): ExistingIndex => ({
    name: String(row.name),
    fields: row.fields as readonly string[],
    unique: row.is_unique === true,
    lowered: row.lowered as readonly string[],
    ours: row.ours === true,
  });
  const tables = tableRows.map(({ id, name }): [string, ExistingTable] => {
    const ownIndexes = indexes.rows.filter((row) => row.id === id);
    return [
      String(name),
      {
        columns: columns.rows.filter((row) => row.id === id).map(columnOf),
        primaryKey: ownIndexes.filter((row) => row.is_primary === true).flatMap((row) => indexOf(row).fields),
        indexes: ownIndexes.filter((row) => row.is_primary !== true).map(indexOf),
      },
    ];
  });
  const others = relations.rows.filter((row) => row.is_table !== true).map((row) => String(row.name));
  return { tables: new Map(tables), others: new Set(others) };
}

const columnOf = (row: Record<string, unknown>): ExistingColumn => ({
  name: String(row.name),
  type: sqlTypeOf(String(row.type)),
  notNull: row.not_null === true,
  identity: row.identity === true,
  default: row.default === null ? null : String(row.default),
});
