import { sql } from 'kysely';
import type { Cell, Row } from '../../../runtime/model/Row.ts';
import { readableFields } from '../../../runtime/model/readableFields.ts';
import type { Queryable } from '../../db/Database.ts';
import type { UserCall } from '../../http/Call.ts';
import { wireRow } from '../../records/wireRow.ts';
import { name, names } from '../../sql/names.ts';
import { maskedRun } from '../../workflow/hiding/masked.ts';
import { flaggedFields, flaggedRows } from '../flaggedRow.ts';
import { rowOrder } from '../sequence/rowPlaces.ts';

/** A saved record as the wire answers it: the main row, the first detail's rows, all details when there are several. */
export interface DocumentData {
  readonly data: Row | null;
  readonly list: readonly Row[];
  readonly details?: readonly { readonly table: string; readonly list: readonly Row[] }[];
}

/** Reads a record as this user may see it. */
export const documentAnswer = async (
  db: Queryable,
  call: UserCall,
  tableName: string,
  key: Cell,
): Promise<DocumentData> => {
  const document = call.context.catalog.documentFor(call.user, tableName);
  if (document === undefined) return { data: null, list: [] };
  const { main } = document;
  const readable = readableFields(call.user, main);
  const found = await maskedRun(
    db,
    call,
    sql`select ${names(flaggedFields(call, main, readable))} from ${name(main.table)} where ${name(main.key)} = ${key}`,
  );
  const [row] = await flaggedRows(db, call, main, found.rows, readable);
  const details: { table: string; list: readonly Row[] }[] = [];
  for (const { schema, table } of document.details) {
    const fields = readableFields(call.user, table);
    const { rows } = await maskedRun(
      db,
      call,
      sql`select ${names(fields)} from ${name(table.table)} where ${name(schema.foreignKey)} = ${key} ${rowOrder(table)}`,
    );
    details.push({ table: table.table, list: rows.map((one) => wireRow(table, one, fields)) });
  }
  return {
    data: row ?? null,
    list: details[0]?.list ?? [],
    ...(details.length > 1 ? { details } : {}),
  };
};
