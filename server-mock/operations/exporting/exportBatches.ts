import { isStored } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { KeyList } from '../../heavy/KeyList.ts';
import { Pace } from '../../heavy/Pace.ts';
import type { UserCall } from '../../http/Call.ts';
import { changesField, logTable } from '../../reading/askableFields.ts';
import { withFigures } from '../../reading/figures.ts';
import type { TableAccess } from '../../reading/tableAccess.ts';
import { rowReader } from '../../records/rowReader.ts';
import type { SheetCell } from '../../workbooks/SheetCell.ts';
import { flaggedFields } from '../flaggedRow.ts';
import { toldRows } from '../log/toldRows.ts';
import { storedBatches } from '../reading/storedBatches.ts';
import type { Query } from '../readQuery.ts';
import type { ExportColumn } from './exportColumns.ts';
import { Labels } from './Labels.ts';

/** Reads the rows of these keys as cells, in order, slice by slice. */
export async function* exportBatches(
  call: UserCall,
  access: TableAccess,
  query: Query,
  columns: readonly ExportColumn[],
  keys: KeyList,
): AsyncGenerator<readonly (readonly SheetCell[])[]> {
  const { table } = access;
  const labels = new Labels(call);
  const fields = columns.map(({ field }) => field);
  const shown = new Set([table.key, ...fields.filter(isStored).map(({ field }) => field)]);
  const hasFigures = fields.some(({ figure }) => figure !== undefined);
  const isLog = table.table === logTable && shown.has(changesField);
  const read = isLog ? flaggedFields(call, table, shown) : shown;
  const rowOf = rowReader(table, shown);
  const pace = new Pace();
  for await (const stored of storedBatches(call, access, query, { columns: read, keys })) {
    const rows: Row[] = [];
    for (const one of stored) {
      if (pace.isDue) await pace.rest();
      rows.push(rowOf(one));
    }
    const told = isLog
      ? await toldRows(call, stored, rows)
      : hasFigures
        ? await withFigures(call.context.db, call, table, rows)
        : rows;
    await labels.prepare(fields, told);
    const known = columns.map(({ field }) => labels.of(field));
    const cells: (readonly SheetCell[])[] = [];
    for (const row of told) {
      if (pace.isDue) await pace.rest();
      cells.push(columns.map(({ field, cell }, index) => cell(row[field.field] ?? null, known[index])));
    }
    yield cells;
    if (pace.isDue) await pace.rest();
  }
}
