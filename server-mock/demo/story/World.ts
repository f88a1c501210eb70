import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import { grouped } from './grouped.ts';

/** All rows of the demo company by table, before they are written. */
export class World {
  readonly #rows = new Map<string, Row[]>();
  readonly #groups = new Map<string, ReadonlyMap<Cell, readonly Row[]>>();
  readonly #keys = new Map<string, number>();

  /** Takes further rows of a table. */
  add(table: string, rows: readonly Row[]): void {
    this.#rows.set(table, [...this.rows(table), ...rows]);
    for (const name of this.#groups.keys()) if (name.startsWith(`${table} `)) this.#groups.delete(name);
  }

  rows(table: string): readonly Row[] {
    return this.#rows.get(table) ?? [];
  }

  /** The rows with a value in a column. */
  with(table: string, column: string, value: Cell): readonly Row[] {
    return this.groups(table, column).get(value) ?? [];
  }

  /** The rows of a table by their value in a column. */
  groups(table: string, column: string): ReadonlyMap<Cell, readonly Row[]> {
    const name = `${table} ${column}`;
    const known = this.#groups.get(name);
    if (known !== undefined) return known;
    const made = grouped(this.rows(table), (row): Cell => row[column] ?? null);
    this.#groups.set(name, made);
    return made;
  }

  /** The key after the greatest one of a table. */
  nextKey(table: string, key: string): number {
    const last =
      this.#keys.get(table) ?? this.rows(table).reduce((most, row) => Math.max(most, Number(row[key])), 0);
    this.#keys.set(table, last + 1);
    return last + 1;
  }
}
