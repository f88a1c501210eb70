import { add, subtract } from '../../../expressions/index.ts';
import type { ResolvedField, ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import {
  amountOf,
  measureOf,
  type Total,
  totalOf,
  totalsByMeasure,
} from '../../model/fields/totalsByMeasure.ts';
import type { Row } from '../../model/schema/Row.ts';
import { headerMeasure, type ReadHeader } from './headerMeasure.ts';

/** Totals of one field by currency or unit; a field without them has one, under the empty code. */
type MeasureTotals = ReadonlyMap<string, Total>;

type Totals = readonly MeasureTotals[];

const zero: Total = { sum: 0, count: 0 };
const none: MeasureTotals = new Map();

/** All rows of a record have the measure of its header, also while the user changes it. */
function inHeaderMeasure(field: ResolvedField, totals: MeasureTotals, header: ReadHeader): MeasureTotals {
  const code = headerMeasure(field, header);
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
   * Totals of these rows by field, each an object by currency or unit as {@link totalText} writes it; `live`: the one row
   * that currently differs; `header`: reads the header, whose currency may be that of all rows.
   */
  of(
    rows: readonly Row[],
    live?: { readonly at: number; readonly row: Row },
    header: ReadHeader = () => null,
  ): Row {
    let totals = this.#follow(rows);
    if (live) totals = this.#moved(totals, live.row, rows[live.at]);
    return Object.fromEntries(
      this.fields.map((field, at) => [
        field.field,
        totalOf(inHeaderMeasure(field, totals[at] ?? none, header)),
      ]),
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
    return this.fields.map((field) => totalsByMeasure(field, rows));
  }

  #moved(totals: Totals, come: Row | undefined, gone: Row | undefined): Totals {
    return totals.map((total, at) => {
      const field = this.fields[at];
      if (!field) return total;
      const [plus, minus] = [amountOf(come?.[field.field]), amountOf(gone?.[field.field])];
      const [to, from] = [measureOf(field, come), measureOf(field, gone)];
      if (plus === minus && to === from) return total;
      const moved = new Map(total);
      // Added before taken away, so that a measure keeps its place.
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
