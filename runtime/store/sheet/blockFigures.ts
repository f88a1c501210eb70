import { type Amount, divide, round, sum } from '../../../expressions/index.ts';
import { columnTypes } from '../../model/fields/columnTypes/index.ts';
import type { ResolvedField, ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import { amountOf, measureOf } from '../../model/fields/totalsByMeasure.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { CellBlock } from './CellRange.ts';
import { headerMeasure, type ReadHeader } from './headerMeasure.ts';

/** Figures of selected cells, as in a spreadsheet. */
export interface BlockFigures {
  /** Cells with a value. */
  readonly count: number;
  /** Figures of the numbers, one for each currency and unit. */
  readonly numbers: readonly MeasuredFigure[];
}

interface MeasuredFigure {
  /** One of the fields. */
  readonly field: ResolvedField;
  /** Their currency or unit; empty: none. */
  readonly measure: string;
  readonly sum: Amount;
  readonly average: Amount;
}

/** Count, sum and average of a block, by currency and unit; keys of choices are not numbers. `header` reads the header of the rows. */
export function blockFigures(
  table: ResolvedTable,
  rows: readonly Row[],
  block: CellBlock,
  header: ReadHeader,
): BlockFigures {
  const found = new Map<string, Pick<MeasuredFigure, 'field' | 'measure'> & { readonly amounts: Amount[] }>();
  let count = 0;
  for (const name of block.fields) {
    const field = table.byName.get(name);
    if (!field) continue;
    const adds = columnTypes[field.columnType].valueType === 'number' && !field.dataKey && !field.data;
    for (let at = block.from; at <= block.to; at += 1) {
      const value = rows[at]?.[name] ?? null;
      if (field.kind.isEmpty(value)) continue;
      count += 1;
      const amount = adds ? amountOf(value) : undefined;
      if (amount === undefined) continue;
      const measure = headerMeasure(field, header) ?? measureOf(field, rows[at]);
      const id = measure === '' ? '' : `${field.unitField === undefined} ${measure}`;
      const known = found.get(id) ?? { field, measure, amounts: [] };
      known.amounts.push(amount);
      found.set(id, known);
    }
  }
  const numbers = [...found.values()].map(({ amounts, ...rest }) => {
    const total = sum(amounts) ?? 0;
    return { ...rest, sum: total, average: round(divide(total, amounts.length), 4) ?? 0 };
  });
  return { count, numbers };
}
