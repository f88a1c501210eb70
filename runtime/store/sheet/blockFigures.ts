import { type Amount, divide, round, sum } from '../../../expressions/index.ts';
import { columnTypes } from '../../model/fields/columnTypes/index.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import { amountOf, currencyOf } from '../../model/fields/totalsByCurrency.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { CellBlock } from './CellRange.ts';
import { headerCurrency, type ReadHeader } from './headerCurrency.ts';

/** Figures of selected cells, as in a spreadsheet. */
export interface BlockFigures {
  /** Cells with a value. */
  readonly count: number;
  /** Figures of the numbers by the code of their currency; `''`: numbers without one. */
  readonly numbers: ReadonlyMap<string, { readonly sum: Amount; readonly average: Amount }>;
}

/** Count, sum and average of a block, by currency; keys of choices are not numbers. `header` reads the header of the rows. */
export function blockFigures(
  table: ResolvedTable,
  rows: readonly Row[],
  block: CellBlock,
  header: ReadHeader,
): BlockFigures {
  const found = new Map<string, Amount[]>();
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
      const code = headerCurrency(field, header) ?? currencyOf(field, rows[at]);
      const known = found.get(code);
      if (known) known.push(amount);
      else found.set(code, [amount]);
    }
  }
  const numbers = new Map(
    [...found].map(([code, amounts]) => {
      const total = sum(amounts) ?? 0;
      return [code, { sum: total, average: round(divide(total, amounts.length), 4) ?? 0 }];
    }),
  );
  return { count, numbers };
}
