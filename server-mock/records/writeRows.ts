import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import { versionField } from '../../runtime/model/fields/resolve/impliedFields.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { anyOf, name, names } from '../db/sql/names.ts';
import { type RawBuilder, sql } from '../db/sql/sql.ts';
import { storedValue } from './storedValue.ts';
import { watchOf } from './WriteWatch.ts';
import { columnsOf, newKey } from './writeRow.ts';

/** Maximum rows per statement. */
const rowsAtOnce = 1_000;

/** A stored row and the columns to write. */
export interface RowUpdate {
  readonly key: Cell;
  readonly values: Row;
}

/** Inserts rows with version 1 in batches. Returns their keys in the same order. */
export const insertRows = async (
  db: Queryable,
  table: ResolvedTable,
  rows: readonly Row[],
): Promise<readonly Cell[]> => {
  const keys: Cell[] = [];
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    keys.push(...(await insertSome(db, table, rows.slice(from, from + rowsAtOnce))));
  return keys;
};

/** Whether an update raises the versions of its rows. `keep`: what users have open stays valid. */
export type Versions = 'raise' | 'keep';

/** Updates rows in batches and raises their versions. Writes only the given columns of each row. */
export const updateRows = async (
  db: Queryable,
  table: ResolvedTable,
  updates: readonly RowUpdate[],
  versions: Versions = 'raise',
): Promise<void> => {
  const groups = new Map<string, RowUpdate[]>();
  for (const update of updates) {
    const columns = columnsOf(table, update.values).join('\n');
    const group = groups.get(columns);
    if (group === undefined) groups.set(columns, [update]);
    else group.push(update);
  }
  for (const group of groups.values())
    for (let from = 0; from < group.length; from += rowsAtOnce)
      await updateSome(db, table, group.slice(from, from + rowsAtOnce), versions);
};

const insertSome = async (
  db: Queryable,
  table: ResolvedTable,
  rows: readonly Row[],
): Promise<readonly Cell[]> => {
  const given = rows.map((row): Row => {
    const key = newKey(table, row);
    return key === undefined ? row : { ...row, [table.key]: key };
  });
  const watch = watchOf(db);
  await watch?.inserting(table, given);
  const written = new Set(given.flatMap((row) => columnsOf(table, row)));
  const fields = table.fields.filter(
    ({ field }) => written.has(field) || (table.keyType !== 'identity' && field === table.key),
  );
  const columns = fields.map(({ field }) => field);
  const { rows: made } = await run(
    db,
    sql`insert into ${name(table.table)} (${names([...columns, versionField])})
        select ${names(columns)}${columns.length > 0 ? sql`, ` : sql``}1 from ${listed(fields, given)}
        order by "jig_no" returning ${name(table.key)}`,
  );
  const keys = made.map((row) => row[table.key] as Cell); // a key column is int, bigint text or uuid text
  watch?.inserted(table, keys);
  return keys;
};

const updateSome = async (
  db: Queryable,
  table: ResolvedTable,
  updates: readonly RowUpdate[],
  versions: Versions,
): Promise<void> => {
  const columns = columnsOf(table, updates[0]?.values ?? {});
  const fields = [table.key, ...columns].flatMap((column) => table.byName.get(column) ?? []);
  const sets = [
    ...columns.map((column) => sql`${name(column)} = ${from(column)}`),
    ...(versions === 'keep'
      ? []
      : [sql`${name(versionField)} = ${name(table.table)}.${name(versionField)} + 1`]),
  ];
  const rows = updates.map(({ key, values }) => ({ ...values, [table.key]: key }));
  await watchOf(db)?.changing(table.table, sql`${name(table.key)} = ${anyOf(updates.map(({ key }) => key))}`);
  await run(
    db,
    sql`update ${name(table.table)} set ${sql.join(sets)} from ${listed(fields, rows)}
        where ${name(table.table)}.${name(table.key)} = ${from(table.key)}`,
  );
};

const from = (column: string): RawBuilder<unknown> => sql`"jig_rows".${name(column)}`;

/** Rows as a table expression `jig_rows`, numbered by `jig_no`, with one parameter per column. */
const listed = (fields: readonly ResolvedField[], rows: readonly Row[]): RawBuilder<unknown> => {
  const lists = fields.map((field) => {
    const type = sql.raw(columnTypes[field.columnType].sqlType(field));
    return sql`${rows.map((row) => storedValue(row[field.field]))}::${type}[]`;
  });
  // A table without own columns still needs its rows.
  if (lists.length === 0) return sql`generate_series(1, ${rows.length}::int) as "jig_rows"("jig_no")`;
  return sql`unnest(${sql.join(lists)}) with ordinality
    as "jig_rows"(${names([...fields.map(({ field }) => field), 'jig_no'])})`;
};
