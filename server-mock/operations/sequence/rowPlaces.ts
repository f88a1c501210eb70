import { versionField } from '../../../runtime/model/fields/resolve/impliedFields.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { placeOf } from '../../../runtime/model/record/sequence/inSequence.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { name } from '../../db/sql/names.ts';
import { type RawBuilder, sql } from '../../db/sql/sql.ts';
import { systemRun, systemTable } from '../../reading/systemRows.ts';
import { watchOf } from '../../records/WriteWatch.ts';

/** A row with its position. */
export interface PlacedRow {
  readonly key: Cell;
  readonly place: number | null;
}

/** SQL order of rows: by position where the table has one, then by key. */
export const rowOrder = (table: ResolvedTable): RawBuilder<unknown> => {
  const field = table.byName.get(table.grid?.sequence ?? '');
  return sql.join([...(field ? [name(field.field)] : []), name(table.key)]);
};

/**
 * Locks and reads the rows between two positions in order, with all rows at both ends.
 * Rows without a position come last.
 */
export const rowsBetween = async (
  tx: Queryable,
  table: ResolvedTable,
  { field }: ResolvedField,
  ends: readonly (number | null)[],
  limit: number,
): Promise<readonly PlacedRow[]> => {
  const known = ends.filter((place) => place !== null);
  const from = known.length === 0 ? sql`false` : sql`${name(field)} >= ${Math.min(...known)}`;
  const inside =
    known.length < ends.length
      ? sql`${from} or ${name(field)} is null`
      : sql`${from} and ${name(field)} <= ${Math.max(...known)}`;
  const { rows } = await systemRun(
    tx,
    'order',
    sql`select ${name(table.key)} as "key", ${name(field)} as "place" from ${systemTable(table.table)}
        where ${inside} order by ${rowOrder(table)} limit ${limit} for update`,
  );
  return rows.map((row) => ({ key: row.key as Cell, place: placeOf(row.place as Cell) })); // a key and an int column
};

/** The greatest position; 0 when there is none. */
export const greatestPlace = async (
  db: Queryable,
  table: ResolvedTable,
  { field }: ResolvedField,
): Promise<number> => {
  const { rows } = await systemRun(
    db,
    'order',
    sql`select max(${name(field)}) as "most" from ${systemTable(table.table)}`,
  );
  return Number(rows[0]?.most ?? 0);
};

/** Adds `by` to every position behind `place`; returns key, position and version of each row. */
export const pushBehind = (
  tx: Queryable,
  table: ResolvedTable,
  { field }: ResolvedField,
  place: number,
  by: number,
): Promise<readonly Row[]> =>
  write(tx, table, field, sql`${name(field)} + ${by}`, sql`${name(field)} > ${place}`);

/** Sets the position of a row; returns its key, position and version. */
export const setPlace = (
  tx: Queryable,
  table: ResolvedTable,
  { field }: ResolvedField,
  key: Cell,
  place: number,
): Promise<readonly Row[]> => write(tx, table, field, sql`${place}`, sql`${name(table.key)} = ${key}`);

const write = async (
  tx: Queryable,
  table: ResolvedTable,
  field: string,
  place: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<readonly Row[]> => {
  await watchOf(tx)?.changing(table.table, where);
  const { rows } = await run(
    tx,
    sql`update ${name(table.table)} set ${name(field)} = ${place}, ${name(versionField)} = ${name(versionField)} + 1
        where ${where} returning ${name(table.key)}, ${name(field)}, ${name(versionField)}`,
  );
  return rows as readonly Row[]; // a key and two whole numbers
};
