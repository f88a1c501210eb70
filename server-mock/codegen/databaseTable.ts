import { mostDigits } from '../../runtime/model/fields/extension/extensionKinds.ts';
import type { DatabaseColumn } from '../../runtime/wire/codegen/DatabaseColumns.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';

/** Types of columns of an entry by types of the database. */
const columnTypes: Readonly<Record<string, string>> = {
  int2: 'int',
  int4: 'int',
  int8: 'long',
  numeric: 'decimal',
  float4: 'decimal',
  float8: 'decimal',
  bool: 'bool',
  date: 'date',
  timestamp: 'DateTime',
  timestamptz: 'DateTime',
  uuid: 'guid',
};

/** A table of the database as columns of an entry, in its order; none: there is no such table. */
export const databaseColumns = async (db: Queryable, table: string): Promise<readonly DatabaseColumn[]> => {
  const { rows } = await run(
    db,
    sql`select c.column_name as "name", c.udt_name as "type", c.character_maximum_length as "length", c.numeric_scale as "scale", c.is_nullable as "empty",
          col_description(format('%I.%I', c.table_schema, c.table_name)::regclass, c.ordinal_position) as "title",
          exists (
            select 1 from information_schema.table_constraints t
            join information_schema.key_column_usage k on k.constraint_name = t.constraint_name and k.table_schema = t.table_schema
            where t.constraint_type = 'PRIMARY KEY' and t.table_schema = c.table_schema and t.table_name = c.table_name
              and k.column_name = c.column_name) as "key"
        from information_schema.columns c
        where c.table_schema = current_schema() and c.table_name = ${table} order by c.ordinal_position`,
  );
  return rows
    .filter((row) => row.name !== 'Version')
    .map((row, at) => ({
      columnName: String(row.name),
      columnCnName: String(row.title ?? row.name),
      columnType: columnTypes[String(row.type)] ?? 'string',
      maxlength: row.length === null ? null : Number(row.length),
      scale: row.type === 'numeric' && row.scale !== null ? Math.min(Number(row.scale), mostDigits) : null,
      isKey: row.key === true ? 1 : 0,
      isNull: row.empty === 'YES' || row.key === true ? 1 : 0,
      editRowNo: row.key === true ? 0 : at + 1,
    }));
};

/** How many rows of a table have a value in a column. Both are known to be there. */
export const filledRows = async (db: Queryable, table: string, column: string): Promise<number> => {
  const { rows } = await systemRun(
    db,
    'schema',
    sql`select count(${name(column)})::int as "n" from ${systemTable(table)}`,
  );
  return Number(rows[0]?.n ?? 0);
};
