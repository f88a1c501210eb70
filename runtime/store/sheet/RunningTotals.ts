import { add, subtract } from '../../../expressions/index.ts';
import type { ResolvedField, ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import {
  amountOf,
  currencyOf,
  type Total,
  totalOf,
  totalsByCurrency,
} from '../../model/fields/totalsByCurrency.ts';
import { totalText } from '../../model/fields/totalText.ts';
import type { Row } from '../../model/schema/Row.ts';
import { headerCurrency, type ReadHeader } from './headerCurrency.ts';

/** Totals of one field by the code of the currency; a field without currencies has one, under the empty code. */
type CurrencyTotals = ReadonlyMap<string, Total>;

type Totals = readonly CurrencyTotals[];

const zero: Total = { sum: 0, count: 0 };
const none: CurrencyTotals = new Map();

/** All rows of a record are in the currency of its header, also while the user changes it. */
function inHeaderCurrency(field: ResolvedField, totals: CurrencyTotals, header: ReadHeader): CurrencyTotals {
  const code = headerCurrency(field, header);
  if (code === undefined) return totals;
  return new Map([...totals.values()].map((total) => [code, total]));
}

/**
 * Exact totals of a detail table's summary fields, updated by differences: a key press in one of 5,000 rows
 * must not add all of them again. Decimals are exact, so this equals a full sum.
 */
export class RunningTotals {
  readonly fields: readonly ResolvedField[];
  #rows: readonly Row[] = [];
  #totals: Totals;

  constructor(table: ResolvedTable) {
    this.fields = table.fields.filter((field) => field.summary);
    this.#totals = this.fields.map(() => none);
  }

  /**
   * Totals of these rows as texts, each currency in its own line; `live`: the one row that currently differs; `header`:
   * reads the header, whose currency may be that of all rows.
   */
  texts(
    rows: readonly Row[],
    live?: { readonly at: number; readonly row: Row },
    header: ReadHeader = () => null,
  ): Readonly<Record<string, string>> {
    let totals = this.#follow(rows);
    if (live) totals = this.#moved(totals, live.row, rows[live.at]);
    return Object.fromEntries(
      this.fields.map((field, at) => {
        const total = totalOf(inHeaderCurrency(field, totals[at] ?? none, header));
        return [field.field, totalText(total, field, 'zh', '\n')];
      }),
    );
  }

  /** Moves the totals from the last rows to these; unchanged rows before and after are skipped. */
  #follow(rows: readonly Row[]): Totals {
    const old = this.#rows;
    if (rows === old) return this.#totals;
    const most = Math.min(rows.length, old.length);
    let start = 0;
    while (start < most && rows[start] === old[start]) start += 1;
    let end = 0;
    while (end < most - start && rows[rows.length - 1 - end] === old[old.length - 1 - end]) end += 1;
    let totals = old.length === 0 ? this.#sums(rows) : this.#totals;
    if (old.length === 0) start = rows.length;
    for (let at = start; at < old.length - end; at += 1) totals = this.#moved(totals, undefined, old[at]);
    for (let at = start; at < rows.length - end; at += 1) totals = this.#moved(totals, rows[at], undefined);
    this.#rows = rows;
    this.#totals = totals;
    return totals;
  }

  #sums(rows: readonly Row[]): Totals {
    return this.fields.map((field) => totalsByCurrency(field, rows));
  }

  #moved(totals: Totals, come: Row | undefined, gone: Row | undefined): Totals {
    return totals.map((total, at) => {
      const field = this.fields[at];
      if (!field) return total;
      const [plus, minus] = [amountOf(come?.[field.field]), amountOf(gone?.[field.field])];
      const [to, from] = [currencyOf(field, come), currencyOf(field, gone)];
      if (plus === minus && to === from) return total;
      const moved = new Map(total);
      // Added before taken away, so that a currency keeps its place.
      if (plus !== undefined) {
        const { sum, count } = moved.get(to) ?? zero;
        moved.set(to, { sum: add(sum, plus) ?? 0, count: count + 1 });
      }
      if (minus !== undefined) {
        const { sum, count } = moved.get(from) ?? zero;
        if (count > 1) moved.set(from, { sum: subtract(sum, minus) ?? 0, count: count - 1 });
        else moved.delete(from);
      }
      return moved;
    });
  }
}
