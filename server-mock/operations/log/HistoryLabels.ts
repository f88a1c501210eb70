import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Json, JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { HistoryValue } from '../../../runtime/wire/records/History.ts';
import { asObject, type UserCall } from '../../http/Call.ts';
import { Labels } from '../exporting/Labels.ts';

/** Labels of the dictionary keys in changes, read with one query per dictionary. */
export class HistoryLabels {
  readonly #call: UserCall;
  readonly #tables = new Map<ResolvedTable, { readonly labels: Labels; readonly rows: Row[] }>();

  constructor(call: UserCall) {
    this.#call = call;
  }

  /** Notes the values of a change (`{Field: [before, after]}`) for {@link load}. */
  want(table: ResolvedTable, changes: JsonObject): void {
    const { rows } = this.#of(table);
    for (const [field, cells] of Object.entries(changes))
      if (table.byName.has(field) && Array.isArray(cells))
        rows.push(...cells.map((cell): Row => ({ [field]: cell as Cell })));
  }

  /** {@link want} for a document and its detail rows. */
  wantAll({ main, details }: DocumentTable, changes: JsonObject): void {
    this.want(main, changes);
    for (const { table } of details) {
      const rows = changes[table.table];
      if (Array.isArray(rows)) for (const row of rows) this.want(table, asObject(row) ?? {});
    }
  }

  async load(): Promise<void> {
    for (const [table, { labels, rows }] of this.#tables) await labels.prepare(table.fields, rows);
  }

  valueOf(table: ResolvedTable, field: ResolvedField, cell: Cell): HistoryValue {
    const known = cell === null || cell === '' ? undefined : this.#of(table).labels.of(field);
    const label =
      known === undefined
        ? null
        : String(cell)
            .split(',')
            .map((key) => known.get(key.trim()) ?? key)
            .join(',');
    return { value: cell as Json, label };
  }

  #of(table: ResolvedTable) {
    const known = this.#tables.get(table) ?? { labels: new Labels(this.#call), rows: [] };
    this.#tables.set(table, known);
    return known;
  }
}
