import { randomUUID } from 'node:crypto';
import { versionField } from '../../runtime/model/fields/resolve/impliedFields.ts';
import { isStored, type ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { type Fragment, run } from '../db/sql/compile.ts';
import { name, names, values } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { SnowflakeKeys } from './SnowflakeKeys.ts';
import { storedValue } from './storedValue.ts';
import { watchOf } from './WriteWatch.ts';

const snowflakes = new SnowflakeKeys(() => Date.now());

/** Key generators by key type; the database generates identities. */
const makeKey: Readonly<Record<ResolvedTable['keyType'], (() => string) | undefined>> = {
  identity: undefined,
  guid: randomUUID,
  snowflake: () => snowflakes.next(),
  typed: undefined,
  text: undefined,
};

/** The key of a new row; undefined: the database makes it. People typed it, or it is made here. */
export const newKey = (table: ResolvedTable, row: Row): Cell | undefined =>
  table.keyType === 'typed' ? row[table.key] : makeKey[table.keyType]?.();

/** Columns of the row to write. Excludes key and version, which are set here. */
export const columnsOf = (table: ResolvedTable, row: Row): readonly string[] =>
  table.fields
    .filter(
      (field) =>
        isStored(field) &&
        field.field !== table.key &&
        field.field !== versionField &&
        Object.hasOwn(row, field.field),
    )
    .map((field) => field.field);

/** Inserts a row with version 1 and returns its key. Only seeds with fixed keys pass `key`. */
export const insertRow = async (db: Queryable, table: ResolvedTable, row: Row, key?: Cell): Promise<Cell> => {
  const columns = columnsOf(table, row);
  const made = key ?? newKey(table, row);
  const watch = watchOf(db);
  await watch?.inserting(table, [row]);
  const all = [...columns, versionField, ...(made === undefined ? [] : [table.key])];
  const given = [
    ...columns.map((column) => storedValue(row[column])),
    1,
    ...(made === undefined ? [] : [made]),
  ];
  const { rows } = await run(
    db,
    sql`insert into ${name(table.table)} (${names(all)}) values (${values(given)}) returning ${name(table.key)}`,
  );
  const stored = (rows[0]?.[table.key] ?? made ?? null) as Cell; // a key column is int, bigint text or uuid text
  watch?.inserted(table, [stored]);
  return stored;
};

/** Updates the given columns of a row and raises its version. */
export const updateRow = async (db: Queryable, table: ResolvedTable, key: Cell, row: Row): Promise<void> => {
  const sets = columnsOf(table, row).map((column) => sql`${name(column)} = ${storedValue(row[column])}`);
  const all = [...sets, sql`${name(versionField)} = ${name(versionField)} + 1`];
  const where = sql`${name(table.key)} = ${key}`;
  await watchOf(db)?.changing(table.table, where);
  await run(db, sql`update ${name(table.table)} set ${sql.join(all)} where ${where}`);
};

/** Deletes the rows that meet a condition. Returns their number. */
export const deleteWhere = async (db: Queryable, table: string, where: Fragment): Promise<number> => {
  await watchOf(db)?.changing(table, where);
  return (await run(db, sql`delete from ${name(table)} where ${where}`)).affected;
};

/** Deletes rows by key. Returns their number. */
export const deleteRows = async (
  db: Queryable,
  table: ResolvedTable,
  keys: readonly Cell[],
): Promise<number> => {
  if (keys.length === 0) return 0;
  return deleteWhere(db, table.table, sql`${name(table.key)} in (${values(keys)})`);
};
