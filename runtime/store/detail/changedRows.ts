import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../model/schema/Row.ts';
import type { SaveDetail } from '../../wire/SavePayload.ts';
import { isKey } from './detailRows.ts';

/**
 * Keeps only the detail rows of a save that are new or differ from the stored ones. Computed fields do not count: the server
 * computes them. A changed row is sent whole, so that the server can tell looked-up values from entered ones.
 */
export function changedRows(table: ResolvedTable, all: SaveDetail, stored: readonly Row[]): SaveDetail {
  const byKey = new Map(stored.map((row) => [String(row[table.key]), row]));
  const names = table.fields.flatMap(({ field, formula, kind }) =>
    formula === undefined && kind.columnType !== undefined ? [field] : [],
  );
  const isChanged = (row: Row): boolean => {
    const key = row[table.key];
    const before = isKey(key) ? byKey.get(String(key)) : undefined;
    return before === undefined || names.some((name) => !isSame(row[name] ?? null, before[name] ?? null));
  };
  const places = [...all.rows.keys()].filter((at) => isChanged(all.rows[at] ?? {}));
  return {
    ...all,
    rows: places.map((at) => all.rows[at] ?? {}),
    ...(all.screenKeys ? { screenKeys: places.map((at) => all.screenKeys?.[at] ?? '') } : {}),
  };
}

function isSame(one: Cell, other: Cell): boolean {
  if (one === other) return true;
  return (
    typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other)
  );
}
