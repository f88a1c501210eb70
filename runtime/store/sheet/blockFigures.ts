import { type Amount, divide, isNumeric, round, sum } from '../../../expressions/index.ts';
import { columnTypes } from '../../model/fields/columnTypes/index.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { CellBlock } from './CellRange.ts';

/** Figures of selected cells, as in a spreadsheet. */
export interface BlockFigures {
  /** Cells with a value. */
  readonly count: number;
  /** Exact; undefined: no numbers. */
  readonly sum: Amount | undefined;
  /** Rounded to four decimals. */
  readonly average: Amount | undefined;
}

/** Count, sum and average of a block; keys of choices are not numbers. */
export function blockFigures(table: ResolvedTable, rows: readonly Row[], block: CellBlock): BlockFigures {
  const numbers: Amount[] = [];
  let count = 0;
  for (const name of block.fields) {
    const field = table.byName.get(name);
    if (!field) continue;
    const adds = columnTypes[field.columnType].valueType === 'number' && !field.dataKey && !field.data;
    for (let at = block.from; at <= block.to; at += 1) {
      const value = rows[at]?.[name] ?? null;
      if (field.kind.isEmpty(value)) continue;
      count += 1;
      if (adds && (typeof value === 'number' || typeof value === 'string') && isNumeric(value))
        numbers.push(value);
    }
  }
  const total = numbers.length === 0 ? null : sum(numbers);
  const average = total === null ? null : round(divide(total, numbers.length), 4);
  return { count, sum: total ?? undefined, average: average ?? undefined };
}
