import { type Amount, add, isNumeric, subtract, sum } from '../../../expressions/index.ts';
import type { ResolvedField, ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../model/schema/Row.ts';

interface Total {
  readonly sum: Amount;
  /** Number of values; without any the total is empty, not 0. */
  readonly count: number;
}

type Totals = readonly Total[];

const zero: Total = { sum: 0, count: 0 };

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
    this.#totals = this.fields.map(() => zero);
  }

  /** Totals of these rows as texts; `live`: the one row that currently differs. */
  texts(
    rows: readonly Row[],
    live?: { readonly at: number; readonly row: Row },
  ): Readonly<Record<string, string>> {
    let totals = this.#follow(rows);
    if (live) totals = this.#moved(totals, live.row, rows[live.at]);
    return Object.fromEntries(
      this.fields.map((field, at) => {
        const total = totals[at] ?? zero;
        return [field.field, total.count === 0 ? '' : field.kind.format(total.sum, field)];
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
    return this.fields.map(({ field }) => {
      const amounts = rows.flatMap((row) => amountOf(row[field]) ?? []);
      return { sum: sum(amounts) ?? 0, count: amounts.length };
    });
  }

  #moved(totals: Totals, come: Row | undefined, gone: Row | undefined): Totals {
    return totals.map((total, at) => {
      const name = this.fields[at]?.field ?? '';
      const [plus, minus] = [amountOf(come?.[name]), amountOf(gone?.[name])];
      if (plus === minus) return total;
      let { sum: amount, count } = total;
      if (minus !== undefined) {
        amount = subtract(amount, minus) ?? 0;
        count -= 1;
      }
      if (plus !== undefined) {
        amount = add(amount, plus) ?? 0;
        count += 1;
      }
      return { sum: amount, count };
    });
  }
}

function amountOf(value: Cell | undefined): Amount | undefined {
  return (typeof value === 'number' || typeof value === 'string') && isNumeric(value) ? value : undefined;
}
