import { type Answer, answered } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { Cell, Row } from '../../model/schema/Row.ts';
import type { SaveDetail } from '../../wire/SavePayload.ts';
import { shiftedCell } from './CalendarEntry.ts';

/** Maximum rows of a detail, which is read whole. */
const wholeTable = 100_000;

/**
 * Detail rows of a record that moves by some days: their dates that follow a moved header field (`FieldSchema.follows`) move
 * as far, so that a plan keeps its shape. Reads only details with such dates.
 */
export async function shiftedDetails(
  data: Pick<DataSource, 'detailPage'>,
  { main, details }: DocumentTable,
  key: Cell,
  moved: readonly string[],
  days: number,
): Promise<Answer<readonly SaveDetail[]>> {
  const found: SaveDetail[] = [];
  for (const { table } of details) {
    const names = table.fields.flatMap(({ field, follows }) =>
      follows !== undefined && moved.includes(follows) ? [field] : [],
    );
    if (names.length === 0) continue;
    const value = typeof key === 'number' ? key : String(key);
    const answer = await data.detailPage(main.table, table.table, { page: 1, rows: wholeTable, value });
    if (!answer.ok) return answer;
    const rows = answer.data.rows.map((row): Row => {
      const dates = names.map((name): [string, Cell] => [name, shiftedCell(row[name], days)]);
      return { ...row, ...Object.fromEntries(dates) };
    });
    if (rows.length > 0) found.push({ table: table.table, rows, delKeys: [] });
  }
  return answered(found);
}
