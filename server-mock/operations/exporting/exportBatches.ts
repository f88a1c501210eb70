import { sql } from 'kysely';
import type { Row } from '../../../runtime/model/Row.ts';
import type { UserCall } from '../../http/Call.ts';
import { wireRow } from '../../records/wireRow.ts';
import { anyOf, name, names } from '../../sql/names.ts';
import type { SheetCell } from '../../workbooks/SheetCell.ts';
import { maskedRun } from '../../workflow/hiding/masked.ts';
import { flaggedFields, toldRows } from '../flaggedRow.ts';
import { changesField, logTable } from '../log/askableFields.ts';
import type { Query } from '../readQuery.ts';
import type { TableAccess } from '../tableAccess.ts';
import type { ExportColumn } from './exportColumns.ts';
import { Labels } from './Labels.ts';

/** Rows read by one statement: it must not hold up anybody else on the embedded database's one connection. */
const rowsAtOnce = 1_000;

/** Keys of the whole filtered set, in order. */
export const exportKeys = async (
  call: UserCall,
  { table }: TableAccess,
  query: Query,
  limit: number,
): Promise<readonly string[]> => {
  const { rows } = await maskedRun(
    call.context.db,
    call,
    sql`select ${name(table.key)} as "key" from ${name(table.table)} where ${query.where} order by ${query.orderBy} limit ${limit}`,
  );
  return rows.map(({ key }) => String(key));
};

/**
 * The rows of these keys as cells, in their order. The conditions hold again at each statement: a row that left what the
 * user may see since the keys were read is left out.
 */
export async function* exportBatches(
  call: UserCall,
  { table }: TableAccess,
  query: Query,
  columns: readonly ExportColumn[],
  keys: readonly string[],
): AsyncGenerator<readonly (readonly SheetCell[])[]> {
  const labels = new Labels(call);
  const fields = columns.map(({ field }) => field);
  const shown = new Set([table.key, ...fields.map(({ field }) => field)]);
  const isLog = table.table === logTable && shown.has(changesField);
  const read = isLog ? flaggedFields(call, table, shown) : shown;
  for (let from = 0; from < keys.length; from += rowsAtOnce) {
    const wanted = keys.slice(from, from + rowsAtOnce);
    const { rows } = await maskedRun(
      call.context.db,
      call,
      sql`select ${names(read)} from ${name(table.table)} where ${name(table.key)} = ${anyOf(wanted)} and ${query.where}`,
    );
    const byKey = new Map<string, Row>();
    const cells = rows.map((stored) => wireRow(table, stored, shown));
    const told = isLog ? await toldRows(call.context.db, call, rows, cells) : cells;
    for (const row of told) byKey.set(String(row[table.key]), row);
    const ordered = wanted.map((key) => byKey.get(key)).filter((row) => row !== undefined);
    await labels.prepare(fields, ordered);
    const known = columns.map(({ field }) => labels.of(field));
    yield ordered.map((row) =>
      columns.map(({ field, cell }, index) => cell(row[field.field] ?? null, known[index])),
    );
  }
}
