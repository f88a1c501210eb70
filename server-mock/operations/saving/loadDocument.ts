import { type RawBuilder, sql } from 'kysely';
import { columnTypes } from '../../../runtime/model/columnTypes/index.ts';
import type { DocumentTable } from '../../../runtime/model/DocumentTable.ts';
import { versionField } from '../../../runtime/model/impliedFields.ts';
import { isStored } from '../../../runtime/model/isStored.ts';
import type { ResolvedTable } from '../../../runtime/model/ResolvedTable.ts';
import type { Cell, Row } from '../../../runtime/model/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { wireRow } from '../../records/wireRow.ts';
import { run } from '../../sql/compile.ts';
import { name, names } from '../../sql/names.ts';
import { rowOrder } from '../sequence/rowPlaces.ts';
import type { StoredDocument } from './SaveState.ts';

/** Names of every column of a table. */
export const columnNames = (table: ResolvedTable): ReadonlySet<string> =>
  new Set(table.fields.filter(isStored).map((field) => field.field));

/** A sent key as the key column has it; undefined when it cannot be one. */
export const parseKey = (table: ResolvedTable, sent: unknown): Cell | undefined => {
  const field = table.byName.get(table.key);
  const parsed = field && columnTypes[field.columnType].parse(sent ?? null, field);
  return parsed?.ok && parsed.value !== null ? parsed.value : undefined;
};

/** Rows of a table in wire form, all columns. */
export const selectAll = async (
  db: Queryable,
  table: ResolvedTable,
  where: RawBuilder<unknown>,
  tail: RawBuilder<unknown> = sql``,
): Promise<readonly Row[]> => {
  const columns = columnNames(table);
  const { rows } = await run(
    db,
    sql`select ${names(columns)} from ${name(table.table)} where ${where} ${tail}`,
  );
  return rows.map((row) => wireRow(table, row, columns));
};

/** The record with all its detail rows, or undefined when there is none in the scope. */
export const loadDocument = async (
  db: Queryable,
  full: DocumentTable,
  key: Cell,
  scope: RawBuilder<unknown> | undefined,
): Promise<StoredDocument | undefined> => {
  const where = sql`${name(full.main.key)} = ${key}${scope === undefined ? sql`` : sql` and ${scope}`}`;
  const [main] = await selectAll(db, full.main, where);
  if (main === undefined) return undefined;
  const details = new Map<string, readonly Row[]>();
  for (const { schema, table } of full.details)
    details.set(
      table.table,
      await selectAll(db, table, sql`${name(schema.foreignKey)} = ${key}`, rowOrder(table)),
    );
  return { main, version: Number(main[versionField] ?? 0), details };
};
