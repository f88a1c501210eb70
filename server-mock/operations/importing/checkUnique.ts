import { ddlOf, type IndexDdl } from '../../../runtime/model/fields/projections/ddl.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { MutableRow } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { anyOf, name, names } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import type { Pace } from '../../heavy/Pace.ts';
import { systemRun, systemTable } from '../../reading/systemRows.ts';
import { storedValue } from '../../records/storedValue.ts';

const rowsAtOnce = 500;

/** A row about to be stored, with its row number in the file. */
export interface PlacedRow {
  readonly row: number;
  readonly values: MutableRow;
}

type UniqueIndex = Pick<IndexDdl, 'fields' | 'lowered'>;

/** The unique values of a row as one text; undefined when one is empty, since empty values never collide. */
const tupleOf = (
  { fields, lowered = [] }: UniqueIndex,
  row: Readonly<Record<string, unknown>>,
): string | undefined => {
  const parts: string[] = [];
  for (const field of fields) {
    const value = row[field];
    if (value === null || value === undefined || value === '') return undefined;
    parts.push(lowered.includes(field) ? String(value).toLowerCase() : String(value));
  }
  return JSON.stringify(parts);
};

/**
 * Reports every row whose unique values exist in the database or earlier in the file.
 * Nothing is stored before. The unique index guards against rows that others store meanwhile.
 */
export const checkUnique = async (
  db: Queryable,
  table: ResolvedTable,
  rows: readonly PlacedRow[],
  pace: Pace,
  refuse: (row: number, fields: readonly string[], first: number | undefined) => void,
): Promise<void> => {
  const indexes = ddlOf(table).indexes.filter(({ unique }) => unique);
  for (const index of indexes) {
    const { fields, lowered = [] } = index;
    const [column] = fields;
    if (column === undefined) continue;
    const isLowered = lowered.includes(column);
    const firstOf = new Map<string, number>();
    const asked: { readonly row: number; readonly tuple: string; readonly value: unknown }[] = [];
    for (const { row, values } of rows) {
      if (pace.isDue) await pace.rest();
      const stored = Object.fromEntries(fields.map((field) => [field, storedValue(values[field])]));
      const tuple = tupleOf(index, stored);
      if (tuple === undefined) continue;
      const first = firstOf.get(tuple);
      if (first !== undefined) refuse(row, fields, first);
      else {
        firstOf.set(tuple, row);
        const value = stored[column];
        asked.push({ row, tuple, value: isLowered ? String(value).toLowerCase() : value });
      }
    }
    for (let from = 0; from < asked.length; from += rowsAtOnce) {
      const some = asked.slice(from, from + rowsAtOnce);
      const found = await systemRun(
        db,
        'unique',
        sql`select ${names(fields)} from ${systemTable(table.table)} where ${isLowered ? sql`lower(${name(column)})` : name(column)} = ${anyOf(some.map(({ value }) => value))}`,
      );
      const taken = new Set(found.rows.map((one) => tupleOf(index, one)));
      for (const { row, tuple } of some) if (taken.has(tuple)) refuse(row, fields, undefined);
    }
  }
};
