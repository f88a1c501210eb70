import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { placeOf } from '../../../runtime/model/record/sequence/inSequence.ts';
import type { MutableRow } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { nextCodes } from '../../numberRules/nextCodes.ts';
import { keyText } from '../../records/keyText.ts';
import { greatestPlace } from '../sequence/rowPlaces.ts';

/**
 * Gives new rows a position at the end, and a code by number rule where they have none.
 * An emptied code of an old record is left to its own rules.
 */
export const numberRows = async (
  tx: Queryable,
  table: ResolvedTable,
  rows: readonly MutableRow[],
  now: string,
): Promise<void> => {
  // Counters are locked by name, so that two who need the same ones wait in one direction.
  const byRule = [...table.fields].sort((a, b) => ((a.numberRule ?? '') < (b.numberRule ?? '') ? -1 : 1));
  for (const { field, numberRule } of byRule) {
    const without = numberRule === undefined ? [] : rows.filter((row) => keyText(row[field]) === '');
    if (numberRule === undefined || without.length === 0) continue;
    const codes = await nextCodes(tx, { table, field, formCode: numberRule }, now, without.length);
    for (const [index, row] of without.entries()) row[field] = codes[index] ?? null;
  }
  await placeLast(tx, table, rows);
};

/** Puts rows without a position last, in their order. */
const placeLast = async (tx: Queryable, table: ResolvedTable, rows: readonly MutableRow[]): Promise<void> => {
  const field = table.byName.get(table.grid?.sequence ?? '');
  if (field === undefined || rows.every((row) => placeOf(row[field.field]) !== null)) return;
  let most = await greatestPlace(tx, table, field);
  for (const row of rows) {
    const place = placeOf(row[field.field]);
    row[field.field] = place ?? most + 1;
    most = Math.max(most, place ?? most + 1);
  }
};
