import type { Row } from '../../runtime/model/schema/Row.ts';
import type { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { DetailSheet } from '../../runtime/store/sheet/DetailSheet.ts';

/** Column of the sheet that says the order: the largest number first, equal ones by row. */
const field = 'OrderNo';
/** Between the numbers of neighbours, so that a number typed by hand fits between. */
const step = 10;

/** Order of an entry's columns in lists, as its column rows say it. */
export class ColumnOrder {
  readonly #detail: DetailStore;
  readonly #sheet: DetailSheet;

  constructor(detail: DetailStore) {
    this.#detail = detail;
    this.#sheet = new DetailSheet(detail, () => undefined);
  }

  /** Of these fields those whose place can be changed, in the order of the column rows: the entry's own columns. */
  movable(names: readonly string[]): readonly string[] {
    if (!this.#detail.state.rows.every((row) => this.#sheet.canEdit(row, field))) return [];
    const byName = new Map(names.map((name) => [name.toLowerCase(), name] as const));
    return this.#places().flatMap((at) => byName.get(this.#nameOf(at)) ?? []);
  }

  /** Puts a column where another one is, as one step that can be undone. */
  put(name: string, target: string): void {
    const before = this.#places();
    const rowOf = (column: string): number | undefined =>
      before.find((at) => this.#nameOf(at) === column.toLowerCase());
    const [from, to] = [rowOf(name), rowOf(target)];
    if (from === undefined || to === undefined || from === to) return;
    const places = before.filter((at) => at !== from);
    places.splice(before.indexOf(to), 0, from);
    const asRows = places.every((at, place) => at === place);
    const numbers = places.map((_, at) =>
      asRows ? '' : String((places.length - places.indexOf(at)) * step),
    );
    this.#sheet.paste(
      numbers.map((number) => [number]),
      { from: 0, to: numbers.length - 1, fields: [field] },
      [field],
    );
  }

  #nameOf(at: number): string {
    return String(this.#detail.rows[at]?.ColumnName ?? '').toLowerCase();
  }

  /** Positions of the rows in the order of their columns. */
  #places(): readonly number[] {
    const { rows } = this.#detail;
    const numberOf = (at: number): number => Number((rows[at] as Row)[field] ?? 0);
    return rows.map((_, at) => at).toSorted((a, b) => numberOf(b) - numberOf(a));
  }
}
